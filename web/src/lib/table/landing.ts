/** Where a tile lands that is on its way to a player: on the chip of its kind, or where the first of its kind will lie. */

/** As large as the chips among which it will lie. */
const CHIP = { width: '47px', height: '36px' };

/** `order`: of the kinds, as they lie before a player. */
export function landingPlace(owner: Element, symbol: string, order: readonly string[]): DOMRect {
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
