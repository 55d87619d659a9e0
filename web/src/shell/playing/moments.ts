/** News of a table as moments on its stage: the board's own story where one is drawn, else line by line. */
import { CHANCE, type Line, type Play, type TableState } from '../../lib/net/messages';
import type { Beat } from '../../lib/stage.svelte';
import type { GameTable } from '../../lib/table/game';

/** What is shown at one moment: the picture, how the game stands, how far the log has come, and whose turn it is. */
export interface Moment {
  picture: unknown;
  play: Play;
  upto: number;
  acting: number[];
}

/** Milliseconds to read a line where nothing is drawn. */
const READING = 650;

/** Who must choose before the game goes on. */
export function awaitedIn(play: Play): number[] {
  return play.awaited ?? play.actors;
}

/** Whether only bots must choose before the game goes on. */
export function waitsForBots(play: Play, seats: TableState['seats']): boolean {
  const awaited = awaitedIn(play);
  return awaited.length > 0 && awaited.every((seat) => seats[seat]?.bot ?? seats[seat]?.stand_in);
}

/** A moment at rest. */
export function restAt(play: Play, upto: number, game: GameTable | null): Moment {
  return momentOf(game?.still(play.view), play, upto, game);
}

function momentOf(picture: unknown, play: Play, upto: number, game: GameTable | null): Moment {
  const awaited = awaitedIn(play);
  const acting = awaited.includes(CHANCE) ? (whoseTurn(picture, game) ?? []) : awaited;
  return { picture, play, upto, acting };
}

/** The moments that lead from one to how it stands now. */
export function tellMoments(
  before: Moment,
  play: Play,
  lines: readonly Line[],
  upto: number,
  game: GameTable | null,
): Beat<Moment>[] {
  const beats: Beat<unknown>[] = game ? game.story(before.picture, play.view, lines) : readLines(lines);
  const isTalk = play.seq === before.play.seq && !lines.some(tellsOfTheGame);
  let now = before;
  return beats.map(({ scene, ...told }, at) => {
    const beat = isTalk ? { ...told, ms: 0 } : told;
    now =
      at === beats.length - 1
        ? momentOf(scene, play, upto, game)
        : {
            ...now,
            picture: scene,
            upto: beat.line ?? now.upto,
            acting: whoseTurn(scene, game) ?? turnIn(lines, now.upto, beat.line) ?? now.acting,
          };
    return { ...beat, scene: now };
  });
}

function tellsOfTheGame(line: Line): boolean {
  return Boolean(line.do ?? line.events?.length);
}

function readLines(lines: readonly Line[]): Beat<unknown>[] {
  const told = lines.filter(tellsOfTheGame);
  const beats: Beat<unknown>[] = told.map((line) => ({ scene: undefined, ms: READING, line: line.number }));
  return beats.length > 0 ? beats : [{ scene: undefined, ms: 0 }];
}

function whoseTurn(scene: unknown, game: GameTable | null): number[] | null {
  const seat = game?.turn?.(scene);
  return seat === undefined ? null : [seat];
}

/** The seat whose turn began with a line before this one and after another. */
function turnIn(lines: readonly Line[], after: number, line: number | undefined): number[] | null {
  const events = lines
    .filter(({ number }) => number >= after && number < (line ?? 0))
    .flatMap(({ events = [] }) => events);
  const turn = events.findLast(({ event }) => event === 'turn');
  return turn ? [turn['seat'] as number] : null;
}

/** A line as far as it is told at a moment: that somebody's turn begins is said when their turn is shown. */
export function untilTurn(line: Line, acting: readonly number[]): Line {
  const { events = [] } = line;
  const next = events.findIndex(
    (event) => event.event === 'turn' && !acting.includes(event['seat'] as number),
  );
  return next < 0 ? line : { ...line, events: events.slice(0, next) };
}
