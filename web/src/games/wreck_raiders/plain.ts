/** Wreck Raiders in words: the lagoon, the museum, the market and everybody's mat. */
import type { Do } from '../../lib/net/messages';
import type { Mark, PlainCell, PlainGame, PlainLine, PlainPart } from '../../lib/plain/plain';
import type { Say } from '../../lib/words/speech.svelte';
import { tellChanges } from './consequences';
import { endings } from './endings';
import { recapTurn } from './recap';
import {
  namePiece,
  rename,
  tellKinds,
  tellShellCounts,
  tellShells,
  tellTreasures,
  tellWorth,
} from './things';
import {
  exhibitsInSight,
  lagoonView,
  piecesInSight,
  type Diver,
  type Exhibit,
  type LagoonView,
  type Mat,
  type Piece,
  type PieceKind,
  type Shell,
} from './view';

const SPOTS = [1, 2, 3, 4, 5, 6];

/** One telling of one view: what all its parts need. */
class Teller {
  constructor(
    readonly view: LagoonView,
    readonly words: Say,
    readonly names: string[],
  ) {}

  /** Everything, the reader's own mat before the others'. */
  describe(): PlainPart[] {
    const { seats, you } = this.view;
    const others = seats.map((_, seat) => seat).filter((seat) => seat !== you);
    return [
      this.describeNow(),
      this.describeReef(),
      this.describeLagoon(),
      ...(you === null ? [] : [this.describeMat(you, false)]),
      this.describeExhibits(),
      this.describeMarket(),
      ...others.map((seat) => this.describeMat(seat, true)),
      this.describeSupplies(),
    ];
  }

  describeNow(): PlainPart {
    const { view, words } = this;
    const lines: PlainLine[] = [];
    if (view.number !== null)
      lines.push({ text: words('number', { number: view.number }), marks: [{ die: view.number }] });
    if (view.hand)
      lines.push({
        text: words('hand', { treasure: view.hand.treasure }),
        marks: [{ symbol: view.hand.kind }],
      });
    if (view.claim) lines.push({ text: words('claiming', { ...view.claim }) });
    if (view.last_turns !== null && view.due !== 'over')
      lines.push({ text: words('last-turns', { count: view.last_turns }) });
    lines.push(...this.tellEndings());
    if (view.solo?.band) lines.push({ text: tellBand(view, words) });
    lines.push({ text: words('edition', { edition: words(`option-edition-${view.edition}`) }) });
    return { heading: words('at-a-glance'), lines };
  }

  /** What would end the solo game, and how near it is. */
  tellEndings(): PlainLine[] {
    const { view, words } = this;
    if (!view.solo || view.due === 'over') return [];
    const lines = endings(view).map(({ name, count, full }) => ({
      text: words('name-and-what', {
        name: words(`ends-by-${name}`),
        what: full === undefined ? count : `${count}/${full}`,
      }),
    }));
    return [{ text: words('until-the-end'), lines }];
  }

  describeReef(): PlainPart {
    const { view, words } = this;
    const lines = view.reef.map(({ number, zone }) => ({
      text: words('choice-take', { number, zone }),
      marks: [{ die: number }, ...(zone === 'blank' ? [] : [{ symbol: zone }])],
    }));
    const empty = view.to_roll > 0 ? words('to-roll', { count: view.to_roll }) : words('reef-empty');
    return { heading: words('reef'), lines: lines.length > 0 ? lines : [{ text: empty }] };
  }

  /** Wrecks and beach: who stands on which number. */
  describeLagoon(): PlainPart {
    const { view, words } = this;
    const wrecks = view.wrecks.map((wreck) => ({
      name: words('wreck', { kind: wreck.kind }),
      cells: SPOTS.map((number) =>
        this.spot(wreck.spots.find((spot) => spot.spot === number)?.diver ?? null, []),
      ),
    }));
    const beach = {
      name: words('beach'),
      cells: view.beach.map((spot) => this.spot(spot.diver, spot.shells)),
    };
    return {
      heading: words('wrecks-and-beach'),
      grid: { corner: words('place-number'), columns: SPOTS.map(String), rows: [...wrecks, beach] },
      lines: [...this.tellRings(), ...this.tellRivals()],
    };
  }

  /** Rings whose numbers do not simply go from 1 to 6. */
  tellRings(): PlainLine[] {
    const { view, words } = this;
    return view.wrecks
      .filter((wreck) => wreck.spots.some(({ spot }, at) => spot !== at + 1))
      .map(({ kind, spots }) => ({
        text: words('ring-of', { kind, ring: spots.map(({ spot }) => spot).join(', ') }),
      }));
  }

  /** Where rivals have entered this round, in the solo game. */
  tellRivals(): PlainLine[] {
    return this.view.wrecks.flatMap(({ kind, rival_die }) =>
      rival_die === null
        ? []
        : [
            {
              text: this.words('rival-entered', { kind, number: rival_die }),
              marks: [{ symbol: 'monster' }, { die: rival_die }],
            },
          ],
    );
  }

  spot(diver: Diver, shells: Shell[]): PlainCell {
    const who = this.whoIs(diver);
    const said = shells.length > 0 ? `${who}; ${tellShells(shells, this.words)}` : who;
    const stands: Mark[] =
      diver === null ? [] : diver === 'rival' ? [{ symbol: 'monster' }] : [{ seat: diver }];
    return { text: said, marks: [...stands, ...shells.map((symbol) => ({ symbol }))] };
  }

  whoIs(diver: Diver): string {
    if (diver === null) return this.words('nobody');
    return diver === 'rival' ? this.words('a-rival') : (this.names[diver] ?? '');
  }

  describeExhibits(): PlainPart {
    const { view, words } = this;
    return {
      heading: words('exhibits', { left: view.deck.length }),
      lines: view.exhibits
        .filter((exhibit) => exhibit !== null)
        .map((exhibit) => ({ ...this.exhibitLine(exhibit), lines: this.exhibitDetails(exhibit) })),
    };
  }

  exhibitLine(exhibit: Exhibit): PlainLine {
    return {
      text: this.words('exhibit-name', {
        order: tellKinds(exhibit, this.words),
        count: exhibit.coins,
      }),
      marks: exhibit.order.map((symbol) => ({ symbol })),
    };
  }

  exhibitDetails(exhibit: Exhibit): PlainLine[] {
    const { words } = this;
    const shells = tellShells(exhibit.shells, words);
    const lines: PlainLine[] = [];
    if (exhibit.style !== 'none')
      lines.push({ text: words('style-reward', { style: exhibit.style, shells }) });
    if (exhibit.crests.length > 0)
      lines.push({ text: words('crests-for', { shells: tellShells(exhibit.crests, words) }) });
    return lines;
  }

  describeMarket(): PlainPart {
    const { view, words } = this;
    const kinds: PieceKind[] = ['bottom', 'middle', 'top'];
    return {
      heading: words('market'),
      folded: true,
      lines: kinds.map((kind) => ({
        text: words('piece-kind', { kind, left: view.stacks[kind].length }),
        lines: view.market[kind]
          .filter((piece) => piece !== null)
          .map((piece) => ({
            text: words('piece-for', {
              cost: tellShells(piece.cost, words),
              worth: tellWorth(piece, words),
            }),
            marks: piece.cost.map((symbol) => ({ symbol })),
          })),
      })),
    };
  }

  describeMat(seat: number, folded: boolean): PlainPart {
    const { view, words, names } = this;
    const mat = view.seats[seat] as Mat;
    return {
      heading: words('mat-of', { player: names[seat] ?? '', count: mat.coins }),
      seat,
      folded,
      lines: [
        ...mat.displays.map((display, at) => this.displayLine(display, at + 1)),
        { text: words('vault'), lines: this.vaultLines(mat) },
        {
          text: words('mat-shells', { shells: tellShellCounts(Object.entries(mat.shells), words) }),
          marks: Object.entries(mat.shells)
            .filter(([, count]) => count > 0)
            .map(([symbol]) => ({ symbol })),
        },
        { text: words('mat-divers', { count: mat.divers }) },
        {
          text: words('mat-dice', { dice: mat.dice.join(', ') || words('nothing') }),
          marks: mat.dice.map((die) => ({ die })),
        },
        ...this.claimedLines(mat),
        ...mat.aquariums.map((pieces) => ({
          text: words('aquarium'),
          lines: pieces.map((piece) => ({ text: namePiece(piece, words) })),
        })),
      ],
    };
  }

  displayLine(display: string[], number: number): PlainLine {
    const { words, view } = this;
    return {
      text: words('display-holds', {
        number,
        treasures: tellTreasures(display, words),
        free: view.house.pedestals - display.length,
      }),
      marks: marksOf(display),
    };
  }

  /** The rows of the vault, bottom up, as far as anything lies in them. */
  vaultLines(mat: Mat): PlainLine[] {
    const { words, view } = this;
    const rows = view.house.row_coins.flatMap((coins, row) => {
      const treasures = mat.vault.flatMap((column) => column.slice(row, row + 1));
      if (treasures.length === 0) return [];
      const told = { row: row + 1, count: coins, treasures: tellTreasures(treasures, words) };
      return [{ text: words('vault-row', told), marks: marksOf(treasures) }];
    });
    return rows.length > 0 ? rows : [{ text: words('nothing') }];
  }

  claimedLines(mat: Mat): PlainLine[] {
    const { words } = this;
    if (mat.exhibits.length === 0) return [];
    const lines = mat.exhibits.map((exhibit) => {
      const line = this.exhibitLine(exhibit);
      return exhibit.conch ? { ...line, text: words('with-conch', { exhibit: line.text }) } : line;
    });
    return [{ text: words('claimed', { count: mat.exhibits.length }), lines }];
  }

  /** What is left in the piles, which follows from what is in sight. */
  describeSupplies(): PlainPart {
    const { view, words } = this;
    const counted = (pile: Record<string, number>): string =>
      Object.entries(pile)
        .filter(([, count]) => count > 0)
        .map(([treasure, count]) => `${words('treasure-name', { treasure })} ${count}`)
        .join(', ') || words('nothing');
    return {
      heading: words('supplies'),
      folded: true,
      lines: [
        ...view.wrecks.map((wreck) => ({
          text: words('wreck', { kind: wreck.kind }),
          marks: [{ symbol: wreck.kind }],
          lines: [
            { text: words('in-supply', { treasures: counted(wreck.supply) }) },
            { text: words('in-discard', { treasures: counted(wreck.discard) }) },
          ],
        })),
        { text: words('bank', { shells: tellShellCounts(Object.entries(view.bank), words) }) },
      ],
    };
  }

  /** Where a choice leads: who is there already, who stands beside. */
  detail(what: Do): string {
    const { view, words } = this;
    if ((what.do === 'go' || what.do === 'rival_go') && view.number !== null)
      return this.tellPlace(String(what['place']), view.number);
    if (what.do === 'buy') {
      const piece = piecesInSight(view).find((each) => each.piece === what['piece']);
      return piece ? words('costs', { cost: tellShells(piece.cost, words) }) : '';
    }
    if (what.do === 'bump') {
      const spot = view.beach.find((each) => each.spot === what['spot']);
      return spot ? tellShells(spot.shells, words) : '';
    }
    const mat = view.seats[view.you ?? view.deciding];
    const display = mat?.displays[Number(what['display']) - 1] ?? [];
    if (what.do === 'display') return tellTreasures(display, words);
    if (what.do === 'starfish') return tellTreasures(display.slice(-1), words);
    if (what.do === 'vault') return tellTreasures(mat?.vault[Number(what['column']) - 1] ?? [], words);
    return '';
  }

  tellPlace(place: string, number: number): string {
    const { view, words } = this;
    const wreck = view.wrecks.find((each) => each.kind === place);
    if (!wreck) {
      const spot = view.beach.find((each) => each.spot === number);
      return spot ? this.spot(spot.diver, spot.shells).text : '';
    }
    const at = wreck.spots.findIndex((each) => each.spot === number);
    const count = wreck.spots.length;
    const beside = [wreck.spots[(at + count - 1) % count], wreck.spots[(at + 1) % count]]
      .map((spot) => spot?.diver ?? null)
      .filter((diver) => diver !== null)
      .map((diver) => this.whoIs(diver));
    const here = this.whoIs(wreck.spots[at]?.diver ?? null);
    return beside.length > 0 ? words('place-beside', { here, beside: beside.join(', ') }) : here;
  }
}

/** What lies or stands where a choice leads. */
export function tellDetail(view: LagoonView, what: Do, words: Say, names: string[]): string {
  return new Teller(view, words, names).detail(what);
}

function marksOf(treasures: readonly string[]): Mark[] {
  return treasures.map((symbol) => ({ symbol }));
}

function choiceMarks(view: LagoonView, what: Do): Mark[] {
  const exhibit = exhibitsInSight(view).find((each) => each.exhibit === what['exhibit']);
  const piece: Piece | undefined = piecesInSight(view).find((each) => each.piece === what['piece']);
  if (exhibit) return exhibit.order.map((symbol) => ({ symbol }));
  if (piece) return what.do === 'buy' ? piece.cost.map((symbol) => ({ symbol })) : [];
  if (typeof what['number'] === 'number') {
    const zone = what['zone'];
    return [
      { die: what['number'] },
      ...(typeof zone === 'string' && zone !== 'blank' ? [{ symbol: zone }] : []),
    ];
  }
  const symbol = what['shell'] ?? what['kind'] ?? (what['place'] === 'beach' ? undefined : what['place']);
  return typeof symbol === 'string' ? [{ symbol }] : [];
}

/** How good the result of the solo game is, once it is over. */
function tellBand({ solo }: LagoonView, words: Say): string {
  return solo?.band ? words(`band-${solo.band}`) : '';
}

function sum(counts: number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

export const plain: PlainGame = {
  describe: (view, words, names) => new Teller(lagoonView(view), words, names).describe(),
  rename: (view, words) => rename(lagoonView(view), words),
  recap: recapTurn,
  points: (view) => lagoonView(view).seats.map((mat) => mat.coins),
  verdict: (view, words) => tellBand(lagoonView(view), words),
  changes: (before, after, what, words) => tellChanges(lagoonView(before), lagoonView(after), what, words),
  detail: (view, what, words, names) => tellDetail(lagoonView(view), what, words, names),
  costly: ['claim', 'set'],
  marks: (view, what) => choiceMarks(lagoonView(view), what),
  ties: {
    tied: (_, { totals }) => totals.flatMap((total, seat) => (total === Math.max(...totals) ? [seat] : [])),
    counts: {
      treasures: (view, seat) => sum(lagoonView(view).seats[seat]?.displays.map((each) => each.length) ?? []),
      shells: (view, seat) => sum(Object.values(lagoonView(view).seats[seat]?.shells ?? {})),
    },
  },
  groups: {
    take: 'dice',
    rival_die: 'dice',
    set: 'numbers',
    go: 'places',
    rival_go: 'places',
    bump: 'places',
    move: 'divers',
    display: 'mat',
    vault: 'mat',
    claim: 'exhibits',
    scallop: 'exhibits',
    get: 'pieces',
    buy: 'pieces',
    stack: 'pieces',
    shell: 'shells',
    starfish: 'starfish',
    let_go: 'otherwise',
    enough: 'otherwise',
    no_claim: 'otherwise',
    no_conch: 'otherwise',
    no_scallop: 'otherwise',
    no_purchase: 'otherwise',
  },
};
