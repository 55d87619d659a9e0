/** Single keys for what is done often. They work while nobody writes and nothing lies over the table; whoever is disturbed
 * by them turns them off in the list of them. */
import { wishes } from '../../lib/wishes.svelte';
import type { TableSession } from '../session.svelte';
import { chooseByDigit } from './digits';

export interface Shortcut {
  keys: string;
  /** What it does, as a message of the page. */
  words: string;
  act: (session: TableSession) => void;
}

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: 'u', words: 'undo', act: ({ undoing }) => undoing.what && void undoing.undo() },
  { keys: 'h', words: 'hint', act: (session) => session.awaitsMe && void session.giveHint() },
  { keys: 'r', words: 'rules', act: (session) => (session.sheets.open = 'rules') },
  { keys: 'l', words: 'log', act: (session) => session.talking.show('log') },
  { keys: 'c', words: 'chat', act: (session) => session.talking.show('chat') },
  { keys: 'p', words: 'replay', act: (session) => togglePast(session) },
  { keys: 't', words: 'plain-table', act: (session) => session.game && wishes.setPlain(!wishes.plain) },
  { keys: 'm', words: 'more', act: (session) => (session.sheets.open = 'more') },
  { keys: '?', words: 'shortcut-help', act: (session) => (session.sheets.open = 'keys') },
];

function togglePast({ past }: TableSession): void {
  if (past.isOpen) past.leave();
  else past.step(-1);
}

/** Do what a key stands for, once: a key that is held does not play on. */
export function pressKey(event: KeyboardEvent, session: TableSession): void {
  if (event.repeat) {
    if ((event.target as Element).closest('[data-action]')) event.preventDefault();
    return;
  }
  if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector('dialog[open]')) return;
  if (event.key === 'Escape') {
    const fold = document.querySelector<HTMLElement>('[data-fold]');
    if (fold?.checkVisibility()) fold.click();
    else session.skipping.begin();
    return;
  }
  if ((event.target as Element).closest('input, textarea, select, dialog')) return;
  if (!wishes.keys && event.key !== '?') return;
  const shortcut = SHORTCUTS.find(({ keys }) => keys === event.key);
  if (shortcut) shortcut.act(session);
  else if (/^[1-9]$/.test(event.key)) chooseByDigit(event.key);
  else return;
  event.preventDefault();
}
