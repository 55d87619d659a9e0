/** The drawings of special actions and of the Adventure Pack (surprises, events, challenges, awards, abilities) by their
 * ids, each with a symbol of the common set or one of its own. */
import { disc, type Shape } from '../../lib/look/shapes';
import { SYMBOLS } from '../../lib/look/symbols';

const OWN: Record<string, Shape[]> = {
  claw: [
    {
      d: 'M-2 13c-9-3-12-11-9-18c1-4 5-7 9-7l1 7l4-8c7 1 10 8 8 14c-2 5-4 9-8 12z',
      fill: '#E2674F',
    },
    { d: 'M-1-5c0 4 1 6 3 8' },
  ],
  glass: [{ d: 'M-12 9L-4-13L2-4L9-11L12 10z', fill: '#A9DCC9' }, { d: 'M-4-13L0 9M2-4L0 9' }],
  can: [
    { d: 'M-8-11h16v21c-4 4-12 4-16 0z', fill: '#B9C2C9' },
    { d: 'M-8-11c4 3 12 3 16 0c-4-4-12-4-16 0zM-8-2h16v6H-8z', fill: '#E2674F' },
  ],
  bag: [
    { d: 'M-11 12c-2-8 0-14 2-17h18c2 3 4 9 2 17z', fill: '#F1F5F4' },
    { d: 'M-7-5c0-9 5-9 5 0M2-5c0-9 5-9 5 0M-5 3h10' },
  ],
  oil: [
    { d: 'M-14 3c-1-7 6-6 8-9c4-6 12-4 12 1c5-1 9 3 7 7c1 6-7 8-11 6c-5 5-15 3-16-5z', fill: '#4A3F4D' },
    { d: 'M-7 2c1-3 4-4 6-4' },
  ],
  banana: [
    { d: 'M-10-9c1 9 5 15 17 15l5-3c1 8-6 11-13 10c-9-2-13-11-12-20z', fill: '#F2C94C' },
    { d: 'M-10-9l-2-4M7 6c-1-5-4-9-8-11' },
  ],
  pearls: [
    { d: 'M-11-2h22l-4 14H-7z', fill: '#C98344' },
    {
      d: disc(-6, -4, 4.5) + disc(6, -4, 4.5) + disc(0, -8, 4.5) + disc(0, -1, 4.5),
      fill: '#FFF6EC',
    },
  ],
  bottle: [
    {
      d: 'M-4-13h8v7c5 2 6 6 6 10c0 5-3 9-10 9s-10-4-10-9c0-4 1-8 6-10z',
      fill: '#9AD3C6',
    },
    { d: 'M-5 1l9-3l2 8l-9 3z', fill: '#FFF3D6' },
    { d: 'M-4-13v-3h8v3z', fill: '#B98D52' },
  ],
  flipper: [
    { d: 'M-6 14C-12 4-13-6-10-12c5-3 15-3 20 0c3 6 2 16-4 26c-3-3-9-3-12 0z', fill: '#4BA3A8' },
    { d: 'M-4 8C-6 0-6-6-5-11M4 8C6 0 6-6 5-11M0 8V-12' },
  ],
  compass: [
    { d: disc(0, 0, 13), fill: '#F7E3B2' },
    { d: 'M-4 4L7-7L4 4z', fill: '#E2674F' },
    { d: 'M4-4L-7 7L-4-4z', fill: '#FFFDF8' },
  ],
  hook: [{ d: 'M-8-14c10 2 14 4 13 14' }, { d: 'M5 0v5c0 11-15 11-15 1l4 3M5 0a2.500 2.500 0 1 1 .1 0' }],
  shovel: [
    { d: 'M2 1L12-9M9-13l7 7' },
    { d: 'M-13 13c-2-8 1-13 7-17l10 10c-4 6-9 9-17 7z', fill: '#7FA6D6' },
  ],
  net: [
    { d: 'M3-2L14-14' },
    { d: 'M-3-7c7-1 10 2 9 9c-3 10-13 13-18 9c-4-5-1-15 9-18z', fill: '#F3DFB2' },
    { d: 'M-11 6c6-1 11-5 14-11M-7 12c6-2 10-6 13-12M-9-1l11 11M-13 5l7 7' },
  ],
  cards: [
    { d: 'M-13-8l14-4l5 18l-14 4z', fill: '#FFFDF8' },
    { d: 'M0-9l12 4l-6 18l-12-4z', fill: '#FFE08A' },
  ],
  row: [
    { d: 'M-15-6h10v14h-10zM5-6h10v14H5z', fill: '#FFFDF8' },
    { d: 'M-5-8H5V6H-5z', fill: '#FFE08A' },
  ],
  wind: [{ d: 'M-14-5H6c6 0 6-8 1-8c-3 0-4 2-4 4M-14 1h24M-14 7H4c6 0 6 7 1 7c-3 0-4-2-4-4' }],
  hat: [
    { d: 'M-8 2C-16 0-15-11-6-10C-4-16 8-15 8-9c8-1 8 10 0 11z', fill: '#FFFDF8' },
    { d: 'M-8 2h16v8H-8z', fill: '#FFFDF8' },
  ],
  tag: [
    { d: 'M-13 1L0-12h12V0L-1 13z', fill: '#B39DDB' },
    { d: disc(7, -7, 2), fill: '#FFFDF8' },
    { d: 'M-5 3l6-6' },
  ],
  drink: [{ d: 'M-11-8h22L0 4z', fill: '#F2A65A' }, { d: 'M0 4v9M-6 13H6M4-8l6-6' }],
  spring: [{ d: 'M-8 13h16M-7 9L7 6L-7 3L7 0' }, { d: 'M0-15l9 10h-5v4h-8v-4h-5z', fill: '#63B57C' }],
  shield: [
    { d: 'M0-14c4 3 8 4 12 4c1 12-3 20-12 25c-9-5-13-13-12-25c4 0 8-1 12-4z', fill: '#7FA6D6' },
    { d: 'M0-9V9M-8-1H8' },
  ],
  leap: [
    { d: 'M-13 9C-9-14 9-14 12 4' },
    { d: 'M6 2l6 9l6-9z', fill: '#E2674F' },
    { d: disc(-13, 11, 2.5), fill: '#E2674F' },
  ],
  purse: [
    { d: 'M-5-9h10c8 6 10 21-5 22c-15-1-13-16-5-22z', fill: '#C98344' },
    { d: 'M-6-9h12M-4-13l2 4M4-13l-2 4' },
    { d: disc(0, 3, 4), fill: '#F9CF63' },
  ],
  glasses: [
    { d: disc(-7, 1, 6.5) + disc(7, 1, 6.5), fill: '#BFE3EE' },
    { d: 'M-1 0c1-1 1-1 2 0M-13-1l-2-5M13-1l2-5' },
  ],
  weather: [
    { d: disc(5, -5, 7), fill: '#F9CF63' },
    { d: 'M-10 11c-6 0-6-9 0-9c1-8 12-8 13 0c7-1 7 9 1 9z', fill: '#FFFDF8' },
  ],
  trophy: [
    { d: 'M-8-11h16c0 12-3 16-8 17c-5-1-8-5-8-17z', fill: '#F9CF63' },
    { d: 'M-8-8c-7-1-6 9 1 9M8-8c7-1 6 9-1 9M0 6v4M-6 13c0-4 12-4 12 0z' },
  ],
  gull: [
    { d: 'M-15-5c6-7 12-4 15 3c3-7 9-10 15-3c-6-2-9 1-11 5c-2 5-6 5-8 0c-2-4-5-7-11-5z', fill: '#FFFDF8' },
    { d: 'M-2 4l2 6l2-6', fill: '#F2B134' },
  ],
  eye: [
    { d: 'M-14 1c7-10 21-10 28 0c-7 9-21 9-28 0z', fill: '#FFFDF8' },
    { d: disc(0, 1, 4), fill: '#5FB6BE' },
    { d: 'M-11-9h.1M-4-13h.1M4-9h.1M10-13h.1M-8-4h.1M8 8h.1M-2 12h.1' },
  ],
  buoy: [
    { d: `${disc(0, 0, 13)}${disc(0, 0, 5.5)}`, fill: '#FFFDF8' },
    { d: 'M-5-12c3-1 7-1 10 0l-3 7h-4zM-5 12c3 1 7 1 10 0l-3-7h-4z', fill: '#E2674F' },
  ],
  aside: [{ d: 'M-14 0l8-8v5H6v-5l8 8l-8 8v-5H-6v5z', fill: '#8FBF6B' }],
  burst: [
    { d: 'M0-15l4 8l8-4l-3 9l6 4l-8 2l1 9l-8-5l-8 5l1-9l-8-2l6-4l-3-9l8 4z', fill: '#F2B134' },
    { d: 'M-5 5L4-4M-1-5h6v6' },
  ],
  cross: [{ d: 'M-10 12L9-9M2-10h8v8M10 12L-9-9M-2-10h-8v8' }],
  zigzag: [{ d: 'M-7 14L6 7L-7 0L4-9M-3-11l8-1l-1 8' }],
  bend: [{ d: 'M-9 14V4L7-9M-1-11h9v9' }],
  bow: [{ d: 'M-10-12C6-10 12 0 10 12' }, { d: 'M-10-12L10 12M-9 9L9-9M3-10l7-1l-1 7' }],
};

const EMBLEMS: Record<string, string> = {
  J1: 'glass',
  J2: 'can',
  J3: 'bag',
  J4: 'oil',
  J5: 'banana',
  T1: 'pearls',
  T2: 'bottle',
  T3: 'conch',
  T4: 'flipper',
  T5: 'compass',
  T6: 'seagrass',
  T7: 'hook',
  T8: 'shovel',
  T9: 'net',
  E01: 'bow',
  E02: 'claw',
  E03: 'shell',
  E04: 'swap',
  E05: 'wind',
  E06: 'chest',
  E07: 'spring',
  E08: 'hat',
  E09: 'coins',
  E10: 'tag',
  E11: 'drink',
  E12: 'castle',
  E13: 'puddle',
  E14: 'shell',
  C1: 'shell',
  C2: 'cards',
  C3: 'row',
  C4: 'bag',
  C5: 'purse',
  C6: 'seaward',
  C7: 'crab',
  C8: 'forward',
  seaward: 'seaward',
  market_card: 'cards',
  two_shells: 'shell',
  forward: 'forward',
  path_card: 'row',
  swap: 'swap',
  diagonals: 'diagonal',
  discards: 'bag',
  shell_and_charge: 'claw',
  K01: 'forward',
  K02: 'diagonal',
  K03: 'shell',
  K04: 'spring',
  K05: 'shield',
  K06: 'conch',
  K07: 'swap',
  K08: 'claw',
  K09: 'leap',
  K10: 'purse',
  K11: 'glasses',
  K12: 'weather',
  K13: 'trophy',
  K14: 'castle',
  seagull: 'gull',
  call_of_the_sea: 'conch',
  momentum: 'row',
  sand_in_the_eyes: 'eye',
  support: 'buoy',
  step_aside: 'aside',
  side_jump: 'leap',
  barge_through: 'burst',
  criss_cross: 'cross',
  faster: 'shortcut',
  slalom: 'zigzag',
  slide: 'bend',
};

/** The drawing of a tile, card, award or ability. */
export function emblemOf(id: string): Shape[] {
  const name = EMBLEMS[id] ?? id;
  return OWN[name] ?? SYMBOLS[name] ?? [];
}
