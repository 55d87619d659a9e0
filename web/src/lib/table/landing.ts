/** Where a tile lands that is on its way to a player: at the place that is named, else on the chip of its kind or where the
 * first of its kind will lie. */
import type { Flight } from './game';

/** As large as the chips among which it will lie. */
const CHIP = { width: '47px', height: '36px' };

export function landingPlace(owner: Element, { symbol, order = [], to = [] }: Flight): DOMRect {
  const named = to.flatMap((selector) => [...document.querySelectorAll(selector)]).map(placeOf);
  const drawn = named.find(({ width }) => width > 0);
  if (drawn) return drawn;
  const chips = [...owner.querySelectorAll<HTMLElement>('[data-chip]')];
  const own = chips.find(({ dataset }) => dataset['chip'] === symbol);
  if (own) return own.getBoundingClientRect();
  const hand = owner.querySelector('.side-by-side');
  if (!hand) return owner.getBoundingClientRect();
  const behind = order.slice(order.indexOf(symbol) + 1);
  const next = chips.find(({ dataset }) => behind.includes(dataset['chip'] ?? ''));
  const probe = document.createElement('li');
  Object.assign(probe.style, CHIP);
  hand.insertBefore(probe, next?.closest('.side-by-side > li') ?? null);
  const place = probe.getBoundingClientRect();
  probe.remove();
  return place;
}

function placeOf(element: Element): DOMRect {
  return element.getBoundingClientRect();
}
