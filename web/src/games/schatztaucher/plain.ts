/** Die Schatztaucher in words, for ears and for whoever likes it plain. */
import type { PlainGame, PlainLine, PlainPart } from '../../lib/plain/plain';
import type { Say } from '../../lib/words/speech.svelte';
import { recapTurn } from './recap';
import { seaView, type Field, type SeaView } from './view';

export const plain: PlainGame = {
  describe: (view, words, names) => describe(seaView(view), words, names),
  recap: recapTurn,
};

function describe(view: SeaView, words: Say, names: string[]): PlainPart[] {
  return [
    {
      heading: words('plain-lamp'),
      lines: [{ text: tellLamp(view, words) }, { text: tellDice(view, words) }],
    },
    { heading: words('sea'), lines: view.columns.map((column, at) => tellColumn(column, at, words)) },
    {
      heading: words('wreck'),
      lines: view.wreck.map((front) => ({ text: words('tile', { ...front }) })),
    },
    { heading: words('bonus-race'), lines: view.bonus.map((bonus) => tellBonus(bonus, words, names)) },
    ...view.seats.map((seat, at) => ({
      seat: at,
      heading: words('plain-seat', { player: names[at] ?? '', points: seat.points }),
      lines:
        seat.tiles.length > 0
          ? seat.tiles.map(({ tile, count, copies }) => ({
              text: (copies > 1 ? `${copies} × ` : '') + words('tile', { tile, count }),
            }))
          : [{ text: words('nothing-yet') }],
    })),
  ];
}

function tellLamp(view: SeaView, words: Say): string {
  const { buoy, row } = view.lamp;
  if (buoy < 1) return words('lamp-at-boat');
  return row > (view.columns[0]?.length ?? 0)
    ? words('lamp-at-wreck', { buoy })
    : words('lamp-at', { buoy, row });
}

function tellDice(view: SeaView, words: Say): string {
  const shown = view.dice.shown.join(', ');
  const free = words('dice-free', { number: view.dice.free });
  return shown ? words('dice-shown', { shown, free }) : free;
}

function tellColumn(column: (Field | null)[], at: number, words: Say): PlainLine {
  return {
    text: words('choice-buoy', { buoy: at + 1 }),
    lines: column.map((field, row) => ({ text: tellField(field, row + 1, words) })),
  };
}

/** A field in a sentence. */
export function tellField(field: Field | null, row: number, words: Say): string {
  if (!field) return words('field-empty', { row });
  if (field.tile)
    return words('field-known', { row, what: words('tile', { tile: field.tile, count: field.count ?? 1 }) });
  if (field.symbol) return words('field-shown', { row, what: words('symbol', { symbol: field.symbol }) });
  return words('field-unseen', { row });
}

function tellBonus(bonus: SeaView['bonus'][number], words: Say, names: string[]): PlainLine {
  const what = words('kind', { tile: bonus.kind });
  if (bonus.holder !== null)
    return { text: words('bonus-held', { what, player: names[bonus.holder] ?? '' }) };
  const race = bonus.symbols.map((number, seat) => `${names[seat] ?? ''} ${number}`).join(', ');
  return { text: `${words('bonus-open', { what, needs: bonus.needs })} ${race}` };
}
