/** What somebody is told when something could not be had. */
import { Refused, Unreachable } from '../net/api';
import { PartLost } from '../parts';
import { say } from './speech.svelte';

/** The sentence for a request that failed or a part of the page that is missing; anything else is our own fault. */
export function tellTrouble(error: unknown): string {
  if (error instanceof Refused) return error.message || say('refused');
  if (error instanceof Unreachable) return say('unreachable');
  if (error instanceof PartLost) return say('part-lost');
  throw error;
}
