/** What a choice leads to, in sentences: read off the preview that the server computed from the rules. */
import type { TableProps } from '..';
import { tellEvent } from '../../lib/words/telling';
import type { Scene } from './scene';
import { besideSpot, tellDiver } from './telling';
import { tellShells } from './things';
import { exhibitsInSight, lagoonView, SHELLS, type Kind, type LagoonView, type Mat } from './view';

type Parts = Pick<TableProps<Scene>, 'scene' | 'words' | 'names' | 'considered'>;

export function tellConsequences(parts: Parts): string[] {
  const { considered, words, names } = parts;
  const { view } = parts.scene;
  if (!considered?.preview || !considered.after) return [];
  const after = lagoonView(considered.after);
  const { preview, choice } = considered;
  return [
    ...tellNeighbours(parts, view),
    ...(choice.do.do === 'claim' ? tellClaim(parts, after, String(choice.do['exhibit'])) : []),
    ...tellMats(parts, view.seats[view.you ?? -1], after.seats[view.you ?? -1]),
    ...preview.events
      .filter((event) => event.event !== 'turn')
      .map((event) => tellEvent(words, event, names)),
    ...tellDraw(parts),
  ];
}

/** Who stands beside the place where a diver would go. */
function tellNeighbours(parts: Parts, view: LagoonView): string[] {
  const what = parts.considered?.choice.do;
  if ((what?.do !== 'go' && what?.do !== 'rival_go') || view.number === null) return [];
  const who = besideSpot(view, String(what['place']), view.number)
    .map((spot) => spot.diver)
    .filter((diver) => diver !== null)
    .map((diver) => tellDiver(diver, parts));
  return who.length > 0 ? [parts.words('beside', { who: who.join(', ') })] : [];
}

function tellClaim({ words }: Parts, after: LagoonView, name: string): string[] {
  const { claim } = after;
  const count = claim?.starfish ?? 0;
  const exhibit = exhibitsInSight(after).find((each) => each.exhibit === name);
  return [
    ...(claim ? [count > 0 ? words('takes-starfish', { count }) : words('without-starfish')] : []),
    ...(claim?.order === 'exact' && exhibit && exhibit.style !== 'none' ? [words('earns-style')] : []),
  ];
}

/** Shells that are spent, and coins that are gained at once. */
function tellMats({ words }: Parts, before: Mat | undefined, after: Mat | undefined): string[] {
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
