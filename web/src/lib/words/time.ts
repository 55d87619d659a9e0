/** Spans of time, deadlines and clocks as people read them. */
import type { Clock } from '../net/messages';
import type { Say } from './speech.svelte';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** A span as a clock shows it, 4:05 or 1:04:05; from a day on in words: 2 days 3 hours. */
export function tellSpan(ms: number, language: string): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND));
  if (seconds * SECOND >= DAY) return tellDays(seconds * SECOND, language);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

function tellDays(ms: number, language: string): string {
  const unit = (number: number, name: string): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'long' }).format(number);
  const days = Math.floor(ms / DAY);
  const hours = Math.floor((ms % DAY) / HOUR);
  return hours > 0 ? `${unit(days, 'day')} ${unit(hours, 'hour')}` : unit(days, 'day');
}

/** A deadline by the reader's own clock: the weekday, or the date when it is a week away. */
export function tellDeadline(at: number, now: number, language: string): string {
  const day: Intl.DateTimeFormatOptions =
    at - now < 6 * DAY ? { weekday: 'short' } : { day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(language, { ...day, hour: '2-digit', minute: '2-digit' }).format(at);
}

/** Whether so much time is little: ten seconds, or a twentieth of what a decision may take. */
export function isLittle(left: number, move: number): boolean {
  return left < Math.max(10 * SECOND, move / 20);
}

/** A table's clock in a few words; nothing where everybody thinks as long as they like. */
export function tellClock(clock: Clock | null, words: Say): string {
  if (!clock) return '';
  return clock.move >= 86_400
    ? words('clock-of-days', { days: Math.round(clock.move / 86_400) })
    : words('clock-of-seconds', { seconds: clock.move, minutes: Math.round((clock.bank ?? 0) / 60) });
}
