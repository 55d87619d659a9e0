/** The one symbol set for all games: drawings of two or three tones around the origin, about 32 units wide. The lamp
 * shows the same drawings as glowing outlines. */

import { disc, type Shape } from './shapes';
import { TREASURES } from './treasures';

export const SYMBOLS: Record<string, Shape[]> = {
  ...TREASURES,
  shell: [
    { d: 'M-5 8h10l-1.6 5h-6.8z', fill: '#DC7F78' },
    {
      d: 'M0 10C-4 10-6 9-7 7C-14 3-15-4-12-7c2-2 4-1 5 0c1-4 3-6 7-6s6 2 7 6c1-1 3-2 5 0c3 3 2 10-5 14c-1 2-3 3-7 3z',
      fill: '#F4A7A0',
    },
    { d: 'M0 9V-12M-2.5 8.5L-6.5-7M2.5 8.5L6.5-7M-5 7.5L-11.5-4.5M5 7.5L11.5-4.5' },
  ],
  amphora: [
    { d: 'M-4-9c-7-1-9 5-6 9M4-9c7-1 9 5 6 9' },
    {
      d: 'M-4.5-14h9l-1.2 3.4v3.2c6 2.6 7.6 6.6 6.7 11.4c-.9 4.6-3.6 7.6-6 10h-8c-2.4-2.4-5.1-5.4-6-10c-.9-4.8.7-8.8 6.7-11.4v-3.2z',
      fill: '#D98E5F',
    },
    { d: 'M-9.6 1.5h19.2l-.6 4h-18z', fill: '#F0C08D' },
  ],
  barrel: [
    { d: 'M-8-13h16c4 8 4 18 0 26h-16c-4-8-4-18 0-26z', fill: '#B9824C' },
    { d: 'M-3-13c-2 8-2 18 0 26M3-13c2 8 2 18 0 26' },
    { d: 'M-9.9-8h19.8l.8 4h-21.4zM-10.7 4h21.4l-.8 4h-19.8z', fill: '#7E6A58' },
  ],
  gold: [
    { d: 'M-15 11l3.4-8.5h8.2L0 11z', fill: '#E9A93B' },
    { d: 'M0 11l3.4-8.5h8.2L15 11z', fill: '#E9A93B' },
    { d: 'M-7.5 1.5l3.4-8.5h8.2l3.4 8.5z', fill: '#F7C857' },
    { d: 'M-3.4-7l1.6-3h5l.9 3z', fill: '#FFE9A8' },
  ],
  chest: [
    { d: 'M-14-1v-4c0-6 3-8 7-8h14c4 0 7 2 7 8v4z', fill: '#C98344' },
    { d: 'M-14-1h28v12.5h-28z', fill: '#A9652F' },
    { d: 'M-10.5-12v23.5M10.5-12v23.5' },
    { d: 'M-3.5-4h7v7.5h-7z', fill: '#FFD56B' },
    { d: 'M0-1v1.5' },
  ],
  monster: [
    {
      d: 'M-12 2c-3-9 3-16 12-16s15 7 12 16c3 2 4 6 1 8c-1-2-2-3-4-3c1 3 1 6-2 7c-1-3-2-5-4-6c0 3-1 5-3 7c-2-2-3-4-3-7c-2 1-3 3-4 6c-3-1-3-4-2-7c-2 0-3 1-4 3c-3-2-2-6 1-8z',
      fill: '#6FB878',
    },
    { d: disc(-4.6, -3.5, 3.5) + disc(4.6, -3.5, 3.5), fill: '#FFFDF3' },
    { d: disc(-4, -3, 1) + disc(4, -3, 1), fill: '#33241A' },
    { d: 'M-3.5 3.5c2 1.800 5 1.800 7 0' },
  ],
  swap: [
    {
      d: 'M-13-1c0-7 5-11 11-11c4 0 7 2 9 5l3.5-2.5l.5 10l-9.5-2.5l2.600-2.200c-1.400-2-3.200-3-6-3c-4 0-7 2.700-7 6.200z',
      fill: '#F2B134',
    },
    {
      d: 'M13 1c0 7-5 11-11 11c-4 0-7-2-9-5l-3.5 2.5l-.5-10l9.5 2.5l-2.600 2.200c1.400 2 3.200 3 6 3c4 0 7-2.700 7-6.200z',
      fill: '#5FB6BE',
    },
  ],
  cave: [
    { d: 'M-15 11c-1-5 1-8 3-10c-1-6 3-12 8-11c3-4 10-3 12 2c5 1 7 5 6 9c2 3 2 7 1 10z', fill: '#8E97A8' },
    { d: 'M-7.5 11c-1-8 2-13 7.5-13s8.5 5 7.5 13z', fill: '#2B3446' },
    { d: 'M-9-4l3-3M8-5l-2-2' },
  ],
  seagrass: [
    { d: 'M-9 13c-4-6 3-9 0-15c-1-3-1-6 1-9c3 4 5 7 4 11c-1 5-3 7-1 13z', fill: '#3FA57E' },
    { d: 'M-2 13c-3-8 4-12 1-19c-1-3 0-5 2-8c3 5 5 9 3 14c-2 5-3 8-1 13z', fill: '#2E8B6A' },
    { d: 'M6 13c-1-5 4-8 2-12c-1-3 0-5 2-7c3 4 4 7 2 11c-2 3-2 5 0 8z', fill: '#57BD95' },
  ],
  coins: [
    { d: disc(-4, 4, 9.5), fill: '#E9A93B' },
    { d: disc(4, -4, 9.5), fill: '#F9CF63' },
    { d: disc(4, -4, 6) },
    { d: 'M4-7.5v7M1.5-6h5' },
  ],
  gems: [
    { d: 'M-9-9h18l6 7L0 13L-15-2z', fill: '#E0608A' },
    { d: 'M-9-9l4 7L0-9l5 7l4-7zM-15-2h30', fill: '#F6A9BF' },
    { d: 'M-5-2L0 13L5-2' },
  ],
  art: [
    { d: 'M-14-12h28v24h-28z', fill: '#C98344' },
    { d: 'M-10-8h20v16h-20z', fill: '#BFE3E8' },
    { d: 'M-10 8l6-9l5 6l3-4l6 7z', fill: '#6FB878' },
    { d: disc(5, -4, 2), fill: '#FFD56B' },
  ],
  relics: [
    { d: 'M-11-12c7-3 15-3 22 0c2 11-2 21-11 26c-9-5-13-15-11-26z', fill: '#93A86B' },
    { d: 'M-7-4c2-2 4-2 5 0c-1 2-4 2-5 0zM2-4c1-2 3-2 5 0c-1 2-4 2-5 0z', fill: '#FFFDF3' },
    { d: 'M0-3v6M-4 7c3-2 5-2 8 0' },
  ],
  conch: [
    { d: 'M-13 10c-2-8 1-17 9-21c8-3 16 1 16 8c0 7-7 10-12 8c-2 4-7 6-13 5z', fill: '#F2C078' },
    { d: 'M-1 5c-4-3-3-9 2-10c4-1 6 3 4 5c-1 2-4 1-4-1M-9 3l6 3' },
  ],
  castle: [
    { d: 'M-13 13v-15h3v-4h4v3h3v-8h6v8h3v-3h4v4h3v15z', fill: '#E2B873' },
    { d: 'M-4 13v-5c0-5 8-5 8 0v5z', fill: '#8A5A2B' },
    { d: 'M0-11v-5l6 2l-6 2' },
  ],
  puddle: [
    { d: 'M-15 5c0-5 6-6 9-6c2-3 9-3 12 0c5-1 9 2 9 6c0 6-8 7-15 7s-15-1-15-7z', fill: '#7FD3CF' },
    { d: 'M-6 5c2 2 6 2 8 0M-9-6l-3-5M0-7v-6M9-6l3-5' },
  ],
  rock: [
    { d: 'M-15 11c-1-5 1-8 3-10c-1-6 3-12 8-11c3-4 10-3 12 2c5 1 7 5 6 9c2 3 2 7 1 10z', fill: '#A79C8E' },
    { d: 'M-9-3l4-4M5-6l4 4M-4 6l5-4' },
  ],
  shortcut: [
    { d: 'M-12 12l12-10l12 10v-7l-12-10l-12 10z', fill: '#5FB6BE' },
    { d: 'M-12 0l12-10l12 10v-7l-12-9l-12 9z', fill: '#9ADBD9' },
  ],
  forward: [{ d: 'M0-14l10 11h-6v16h-8v-16h-6z', fill: '#5FB6BE' }],
  diagonal: [{ d: 'M-13-12h10l-3 3l6 6l6-6l-3-3h10v10l-3-3l-7 7v10h-6v-10l-7-7l-3 3z', fill: '#F2B134' }],
  seaward: [
    { d: 'M0-14l6 7h-3v9l5-5l-3-3h9v9l-3-3l-8 9v5h-6v-5l-8-9l-3 3v-9h9l-3 3l5 5v-9h-3z', fill: '#8FBF6B' },
  ],
  crab: [
    {
      d: 'M-9 4c-4-1-7 1-8 5M9 4c4-1 7 1 8 5M-8 7c-3 1-4 3-4 6M8 7c3 1 4 3 4 6M-9 0c-4-1-6-3-6-6M9 0c4-1 6-3 6-6',
    },
    {
      d: 'M-15-6c-3-4 0-9 4-9c-1 2 0 3 2 4c0 4-3 6-6 5zM15-6c3-4 0-9-4-9c1 2 0 3-2 4c0 4 3 6 6 5z',
      fill: 'currentColor',
    },
    { d: 'M-10 3c0-6 4-9 10-9s10 3 10 9c0 5-5 8-10 8s-10-3-10-8z', fill: 'currentColor' },
    { d: 'M-3-6v-4M3-6v-4' },
  ],
  anchor: [
    { d: disc(0, -11, 3) },
    { d: 'M0-8V12M-6-4H6' },
    { d: 'M-12 2c0 6 5 10 12 10s12-4 12-10M-15 5l3-4l4 3M15 5l-3-4l-4 3' },
  ],
  starfish: [
    {
      d: 'M0-14c2 0 3 6 4 8c2 1 9 0 10 2c1 2-5 5-6 7c0 2 3 8 1 10c-2 1-7-4-9-4s-7 5-9 4c-2-2 1-8 1-10c-1-2-7-5-6-7c1-2 8-1 10-2c1-2 2-8 4-8z',
      fill: 'currentColor',
    },
  ],
  scallop: [
    {
      d: 'M0 11C-4 11-6 9-7 7C-14 3-15-4-12-7c2-2 4-1 5 0c1-4 3-6 7-6s6 2 7 6c1-1 3-2 5 0c3 3 2 10-5 14c-1 2-3 4-7 4z',
      fill: 'currentColor',
    },
    { d: 'M0 8V-9M-3 7L-6-5M3 7L6-5' },
  ],
  fish: [
    {
      d: 'M-15-7c4 1 6 4 7 5c3-5 8-7 13-5c4 1 7 4 9 7c-2 3-5 6-9 7c-5 2-10 0-13-5c-1 1-3 4-7 5c2-5 2-9 0-14z',
      fill: 'currentColor',
    },
    { d: disc(7, -2, 1.2) },
  ],
};

/** The symbols of the seats: a colour is never the only mark. */
export const SEAT_SYMBOLS = ['crab', 'anchor', 'starfish', 'scallop', 'fish'] as const;

/** Small line drawings for buttons. */
export const ICONS: Record<string, string> = {
  undo: 'M-4-9l-6 5l6 5M-9-4H3c5 0 8 3 8 7s-3 7-8 7H-3',
  hint: 'M-3 8h6M-2 11h4M-4 5c0-3-4-4-4-9c0-5 4-8 8-8s8 3 8 8c0 5-4 6-4 9z',
  rules: 'M0-7C-3-10-7-10-11-9V9c4-1 8-1 11 2c3-3 7-3 11-2V-9C7-10 3-10 0-7zM0-7V11',
  log: 'M-8-10H8V10H-8zM-4-5H4M-4 0H4M-4 5H1',
  chat: 'M-11-8H11V5H0L-6 10V5H-11z',
  link: 'M-3 3C-1 5 2 5 4 3l4-4c2-2 2-5 0-7s-5-2-7 0L-1-6M3-3C1-5-2-5-4-3l-4 4c-2 2-2 5 0 7s5 2 7 0L1 6',
  download: 'M0-10V4M-6-1l6 6l6-6M-9 10H9',
  sun: 'M5 0A5 5 0 1 1-5 0A5 5 0 1 1 5 0M0-11v2M0 9v2M-11 0h2M9 0h2M-8-8l1.5 1.5M6.5 6.5L8 8M-8 8l1.5-1.5M6.5-6.5L8-8',
  moon: 'M5 7C-2 9-9 4-9-3c0-3 1-5 3-7C-8 0-1 8 9 5C8 6 7 7 5 7z',
  system: 'M0-10a10 10 0 1 0 0 20a10 10 0 1 0 0-20zM0-10V10M0-6H5M0-1H9M0 4H9',
  language: 'M0-10a10 10 0 1 0 0 20a10 10 0 1 0 0-20zM-10 0H10M0-10c-7 6-7 14 0 20c7-6 7-14 0-20z',
  'pace-slow': 'M-9-9v18l10-9z',
  'pace-normal': 'M-11-8v16l9-8zM1-8v16l9-8z',
  'pace-quick': 'M-13-7v14l7-7zM-5-7v14l7-7zM3-7v14l7-7z',
  'pace-instant': 'M-11-8v16l10-8zM-1-8v16l10-8zM11-8v16',
  motion: 'M-11-4c4-4 7-4 11 0s7 4 11 0M-11 4c4-4 7-4 11 0s7 4 11 0',
  eye: 'M-11 0C-6-8 6-8 11 0C6 8-6 8-11 0zM3 0A3 3 0 1 1-3 0A3 3 0 1 1 3 0',
  close: 'M-7-7L7 7M7-7L-7 7',
  back: 'M3-9l-9 9l9 9M-6 0H10',
  people:
    'M-3-5a4 4 0 1 1-8 0a4 4 0 1 1 8 0M-13 9c0-6 3-8 6-8s6 2 6 8M10-4a3 3 0 1 1-6 0a3 3 0 1 1 6 0M4 1c5-1 8 2 8 8',
  time: 'M0-10a10 10 0 1 0 0 20a10 10 0 1 0 0-20zM0-5V0L4 3',
  plain: 'M-9-8H-7M-3-8H9M-9 0H-7M-3 0H9M-9 8H-7M-3 8H9',
  picture: 'M-11-8H11V8H-11zM-11 4l6-6l5 5l4-4l7 6M-4-3A2 2 0 1 1-4-3.1',
  score: 'M-9 10V0H-3V10M-3 10V-9H3V10M3 10V-4H9V10M-11 10H11',
  bot: 'M-9-5H9V8H-9zM0-5V-9M-4 0V2M4 0V2M-12-1V4M12-1V4',
  more: 'M-8 0h.1M0 0h.1M8 0h.1',
  past: 'M-8-6A10 10 0 1 1-10 1M-9-11V-5H-3M0-5V0L4 3',
  play: 'M-6-9L9 0L-6 9z',
  pause: 'M-5-8V8M5-8V8',
  'step-back': 'M5-9L-5 0L5 9',
  'step-on': 'M-5-9L5 0L-5 9',
  'turn-back': 'M8-9L-1 0L8 9M-7-9V9',
  'turn-on': 'M-8-9L1 0L-8 9M7-9V9',
  review: 'M-11-9H5V3H-11zM-7 3V8L-1 3M9-4H11V8H7V11L3 8H-1',
  sound: 'M-11-4H-6L0-10V10L-6 4H-11zM4-4C7-2 7 2 4 4M7-8C13-4 13 4 7 8',
  silence: 'M-11-4H-6L0-10V10L-6 4H-11zM4-4L11 4M11-4L4 4',
  alarm: 'M0-11L12 10H-12zM0-4V3M0 6.5V7',
  renew: 'M9-3A9.5 9.5 0 0 0-8-5M-9-10V-4H-3M-9 3A9.5 9.5 0 0 0 8 5M9 10V4H3',
  check: 'M-9 1l6 6L9-7',
  down: 'M0-9V8M-7 2l7 7l7-7',
  up: 'M0 9V-8M-7-2l7-7l7 7',
};
