/** Which page of the talk beside a table is open, and what of the chat has not been read yet. */
import type { Chat } from '../../lib/net/messages';
import { person } from '../../lib/person.svelte';
import type { TableSession } from '../session.svelte';

export type TalkPage = 'log' | 'chat' | 'review';

export class Talking {
  page = $state<TalkPage>('log');
  /** On a phone the talk is a drawer that can be shut. */
  drawer = $state(false);
  /** How many lines of the chat have been seen here. */
  seen = $state(0);
  /** How many lines of the chat are new, and not my own. */
  readonly unread = $derived.by(
    () => this.session.client.chat.slice(this.seen).filter((said) => !this.saidMyself(said)).length,
  );

  constructor(private readonly session: TableSession) {}

  show(page: TalkPage): void {
    this.page = page;
    this.drawer = true;
  }

  private saidMyself({ seat, name }: Chat): boolean {
    const { you, client } = this.session;
    return seat === null ? you === null && name === person.name : client.own.includes(seat);
  }
}
