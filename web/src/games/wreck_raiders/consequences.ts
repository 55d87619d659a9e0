/** What a choice leads to, in sentences: read off the preview that the server computed from the rules. */
import type { TableProps } from '..';
import type { Do } from '../../lib/net/messages';
import type { Considered } from '../../lib/table/game';
import type { Say } from '../../lib/words/speech.svelte';
import { tellEvent } from '../../lib/words/telling';
import type { Scene } from './scene';
import { besideSpot, tellDiver } from './telling';
import { tellShells } from './things';
import {
  exhibitsInSight,
  lagoonView,
  SHELLS,
  standings,
  type Kind,
  type LagoonView,
  type Mat,
  type Standing,
} from './view';

type Parts = Pick<TableProps<Scene>, 'scene' | 'words' | 'names' | 'considered'>;

export function tellConsequences(parts: Parts): string[] {
  const { considered, words, names } = parts;
  const { view } = parts.scene;
  if (!considered?.preview || !considered.after) return [];
  const after = lagoonView(considered.after);
  const { preview, choice } = considered;
  return [
    ...tellChanges(view, after, choice.do, words),
    ...preview.events
      .filter((event) => event.event !== 'turn')
      .map((event) =>
        event['piece'] && event['piece'] === event['aquarium']
          ? words('rule-WR-6-2')
          : tellEvent(words, event, names),
      ),
    ...tellNeighbours(parts, view),
    ...tellDraw(parts),
  ];
}

/** What a choice costs, and what it brings at once. */
export function tellChanges(before: LagoonView, after: LagoonView, what: Do, words: Say): string[] {
  const you = before.you ?? -1;
  return [
    ...(what.do === 'claim' ? tellClaim(after, String(what['exhibit']), words) : []),
    ...tellMats(before.seats[you], after.seats[you], words),
    ...(what.do === 'starfish' ? tellLoss(before.seats[you], Number(what['display']), words) : []),
  ];
}

/** Who stands beside the place where a diver would go. */
function tellNeighbours(parts: Parts, view: LagoonView): string[] {
  const target = parts.considered && targetOf(parts.considered, view);
  if (!target) return [];
  const who = besideSpot(view, target.place, target.spot)
    .map((spot) => spot.diver)
    .filter((diver) => diver !== null)
    .map((diver) => tellDiver(diver, parts));
  return who.length > 0 ? [parts.words('beside', { who: who.join(', ') })] : [];
}

/** The place of a wreck that a choice leads into. */
export function targetOf(
  { choice, after }: Pick<Considered, 'choice' | 'after'>,
  view: LagoonView,
): { place: string; spot: number } | null {
  const what = choice.do;
  if ((what.do === 'go' || what.do === 'rival_go') && view.number !== null)
    return { place: String(what['place']), spot: view.number };
  const arriving = what.do === 'move' && after ? arrivals(view, lagoonView(after)) : [];
  return arriving.find((each) => each.place !== 'beach') ?? null;
}

/** Who would stand where somebody else or nobody stands now. */
export function arrivals(before: LagoonView, after: LagoonView): Standing[] {
  const now = standings(before);
  return standings(after).filter((each, at) => each.diver !== null && each.diver !== now[at]?.diver);
}

/** The treasure that a starfish takes from a display. */
function tellLoss(mat: Mat | undefined, display: number, words: Say): string[] {
  const treasure = mat?.displays[display - 1]?.at(-1);
  return treasure ? [words('event-discarded', { treasure })] : [];
}

function tellClaim(after: LagoonView, name: string, words: Say): string[] {
  const { claim } = after;
  const count = claim?.starfish ?? 0;
  const exhibit = exhibitsInSight(after).find((each) => each.exhibit === name);
  return [
    ...(claim ? [count > 0 ? words('takes-starfish', { count }) : words('without-starfish')] : []),
    ...(claim?.order === 'exact' && exhibit && exhibit.style !== 'none' ? [words('earns-style')] : []),
  ];
}

/** Shells that are spent, and coins that are gained at once. */
function tellMats(before: Mat | undefined, after: Mat | undefined, words: Say): string[] {
  if (!before || !after) return [];
  const spent = SHELLS.flatMap((shell) =>
    Array.from({ length: Math.max(0, before.shells[shell] - after.shells[shell]) }, () => shell),
  );
  const coins = after.coins - before.coins;
  return [
    ...(spent.length > 0 ? [words('spends', { shells: tellShells(spent, words) })] : []),
    ...(coins > 0 ? [words('brings-coins', { count: coins })] : []),
  ];
}

/** Which kind of treasure chance then draws. */
function tellDraw({ words, considered }: Parts): string[] {
  const first = considered?.outcomes?.[0]?.do;
  return first?.do === 'draw' ? [words('then-draw', { kind: first['kind'] as Kind })] : [];
}
