import { expect, test } from 'vitest';
import type { Do, Happening, Line } from '../../lib/net/messages';
import { words } from '../../lib/words/samples';
import { DIE, restingPlaces, SQUARE, SQUARES } from './pool';
import { lagoon, mat } from './samples';
import { still } from './scene';
import { tellStory } from './story';
import { namePiece, rename } from './things';
import type { LagoonView, Piece, ReefDie } from './view';

function lines(...told: [Do, ...Happening[]][]): Line[] {
  return told.map(([what, ...events], at) => ({ line: 'action', number: at, actor: 0, do: what, events }));
}

test('a roll is one throw in the lid, then the dice lie in the reef', () => {
  const next = lagoon({ reef: [{ number: 2, zone: 'blank' }] });
  const beats = tellStory(
    still(lagoon({ reef: [], seats: [mat({ dice: [3] }), mat()] })),
    next,
    lines([{ do: 'roll', number: 6, zone: 'starfish' }], [{ do: 'roll', number: 2, zone: 'blank' }]),
  );
  expect(beats[0]?.scene.pool).toHaveLength(2);
  expect(beats[0]?.scene.view.seats[0]?.dice).toEqual([]);
  expect(beats[0]?.sound).toBe('dice');
  expect(beats[0]?.line).toBe(-1);
  expect(beats[1]?.scene.pool).toBeNull();
  expect(beats[1]?.scene.poured).toEqual(beats[0]?.scene.pool);
  expect(beats[2]?.scene.poured).toEqual([]);
  expect(beats[1]?.scene.view.reef.map((die) => die.number)).toEqual([2, 6]);
  expect(beats.at(-1)?.scene.view).toBe(next);
});

test('a diver leaves off-board, arrives, and bumps another to the beach', () => {
  const before = lagoon({ number: 4, seats: [mat(), mat({ divers: 5 })] });
  before.wrecks[1] = {
    ...(before.wrecks[1] as LagoonView['wrecks'][number]),
    spots: [{ spot: 4, diver: 1 }],
  };
  const beats = tellStory(
    still(before),
    lagoon(),
    lines([
      { do: 'move', from: 'off-board' },
      { event: 'arrived', seat: 0, place: 'gold', spot: 4 },
      { event: 'bumped', seat: 1, spot: 4 },
      { event: 'shells', seat: 1, shell: 'conch', count: 1 },
    ]),
  );
  expect(beats[0]?.scene.view.seats[0]?.divers).toBe(5);
  expect(beats[0]?.scene.view.wrecks[1]?.spots[0]?.diver).toBe(0);
  expect(beats[1]?.scene.view.beach[3]?.diver).toBe(1);
  expect(beats[2]?.scene.view.seats[1]?.shells.conch).toBe(0);
  expect(beats[2]?.scene.flying).toEqual({
    symbol: 'conch',
    from: '[data-spot="beach,4"]',
    seat: 1,
    lands: 'conch',
  });
});

test('a treasure is turned up at its wreck and flies to the display it was put in', () => {
  const beats = tellStory(
    still(lagoon()),
    lagoon(),
    lines(
      [{ do: 'draw', treasure: 'crown', kind: 'gold' }],
      [{ do: 'display', display: 2 }],
      [{ do: 'set', number: 3 }],
    ),
  );
  expect(beats[0]?.scene.view.hand).toMatchObject({ treasure: 'crown', kind: 'gold' });
  expect(beats[1]?.scene.view.hand).toBeNull();
  expect(beats[1]?.scene.view.seats[0]?.displays).toEqual([[], [], []]);
  expect(beats[1]?.scene.flying).toEqual({
    symbol: 'crown',
    from: '[data-hand]',
    seat: 0,
    lands: 'display,2,0',
  });
  expect(beats[2]?.scene.view.seats[0]?.displays).toEqual([[], ['crown'], []]);
  expect(beats[2]?.scene.flying).toBeNull();
});

test('a treasure that had only one place flies to where the next view has it', () => {
  const beats = tellStory(
    still(lagoon({ seats: [mat({ vault: [[], ['vase'], []] }), mat()] })),
    lagoon({ seats: [mat({ vault: [[], ['vase', 'mask'], []] }), mat()] }),
    lines([
      { do: 'draw', treasure: 'mask', kind: 'relics' },
      { event: 'stored', seat: 0, treasure: 'mask', kind: 'relics' },
    ]),
  );
  expect(beats.map(({ scene }) => scene.flying?.lands)).toEqual([undefined, 'vault,2,1', undefined]);
});

test('dice in the lid touch a square of their zone, and no square if they lie in none', () => {
  const touches = (one: { x: number; y: number }, other: { x: number; y: number }): boolean =>
    Math.abs(one.x - other.x) < SQUARE + DIE && Math.abs(one.y - other.y) < SQUARE + DIE;
  const zones: ReefDie['zone'][] = ['conch', 'scallop', 'starfish', 'blank'];
  for (const zone of zones) {
    const places = restingPlaces(Array.from({ length: 6 }, () => zone));
    expect(new Set(places.map((place) => `${place.x},${place.y}`)).size).toBe(6);
    for (const place of places) {
      const touched = SQUARES.filter((square) => touches(square, place)).map((square) => square.shell);
      expect([...new Set(touched)]).toEqual(zone === 'blank' ? [] : [zone]);
    }
  }
});

test('a piece that waits for its aquarium has a name', () => {
  const piece: Piece = { piece: 'M15', kind: 'middle', cost: [], coins: 5, edge: [] };
  const told = rename(lagoon({ bought: piece }), words)({ piece: 'M15' });
  expect(told['piece']).toBe(namePiece(piece, words));
});

test('what still lies in a deck is told by its kind, never by its id', () => {
  const view = lagoon({ deck: ['E07'], stacks: { bottom: ['B02'], middle: [], top: [] } });
  const told = rename(view, words)({ piece: 'B02', exhibit: 'E07' });
  expect(told).toEqual({
    piece: words('piece-unseen', { kind: 'bottom' }),
    exhibit: words('exhibit-unseen'),
  });
});
