/** What is heard whatever the game: it is over, or it is my turn. */
import { attention } from '../../lib/attention.svelte';
import type { Play } from '../../lib/net/messages';
import { play as playSound } from '../../lib/sound';
import { say } from '../../lib/words/speech.svelte';
import type { TableSession } from '../session.svelte';
import { awaitedIn } from './moments';

export function ringFor({ id, you, words }: TableSession, before: Play, now: Play): void {
  const awaitsMe = (at: Play): boolean => awaitedIn(at).includes(you ?? -1);
  if (now.score && !before.score) playSound('end');
  else if (you !== null && awaitsMe(now) && !awaitsMe(before)) {
    playSound('turn');
    void attention.notify(words('title'), say('your-turn-now'), id);
  }
}
