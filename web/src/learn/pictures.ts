/** The drawings of the introductions (`intro-1`, `intro-2`, ... of a game's catalogue), loaded with the first step: parts of
 * a picture 640 wide and 240 high, which show what a step says. A game without them shows its cover. */
import type { Component } from 'svelte';

type Load = () => Promise<{ default: Component<{ step: number }> }>;

export const PICTURES: Record<string, Load> = {
  schatztaucher: () => import('./Schatztaucher.svelte'),
  wreck_raiders: () => import('./WreckRaiders.svelte'),
  oh_crab: () => import('./OhCrab.svelte'),
};
