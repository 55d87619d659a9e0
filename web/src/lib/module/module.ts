/** A game's rules in this browser: the same module that runs everywhere, as WebAssembly (`/modules/GAME.wasm`, made by
 * `make page`). A state is its bytes, as the rules lay them out; nothing is checked, so actions must be legal. */

type Entry = (...given: (number | bigint)[]) => bigint;

interface Exports {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global<'i32'>;
  box(): number;
  state_size(): number;
  most_actions(): number;
  observed(): number;
  actor: Entry;
  legal: Entry;
  odds: Entry;
  step: Entry;
  forbids: Entry;
  total_of: Entry;
  observe_table: Entry;
  play_out: Entry;
  choose_greedily: Entry;
  play_greedily: Entry;
  imagine: Entry;
}

/** Two numbers, each 1 to 2147483398, that move on with every draw. */
type Seeds = [number, number];

const MOST_STEPS = 1_000_000;
const PAGE = 65_536;

export class Rules {
  readonly stateSize: number;
  private readonly box: number;
  private readonly state: number;
  private readonly out: number;
  private readonly weights: number;
  private readonly seeds: number;
  private readonly vector: number;
  private readonly exports: Exports;

  private constructor(exports: Exports) {
    this.exports = exports;
    this.stateSize = exports.state_size();
    this.box = exports.box();
    const list = 8 * exports.most_actions();
    const parts = [this.stateSize, list, list, 16, 4 * exports.observed()];
    let free = exports.__heap_base.value;
    const places = parts.map((bytes) => {
      const at = (free + 15) & ~15;
      free = at + bytes;
      return at;
    });
    [this.state, this.out, this.weights, this.seeds, this.vector] = places as [
      number,
      number,
      number,
      number,
      number,
    ];
    const missing = free - exports.memory.buffer.byteLength;
    if (missing > 0) exports.memory.grow(Math.ceil(missing / PAGE));
  }

  static async load(code: BufferSource): Promise<Rules> {
    const { instance } = await WebAssembly.instantiate(code);
    return new Rules(instance.exports as unknown as Exports);
  }

  /** Lay this state on the table. */
  lay(state: Uint8Array): void {
    new Uint8Array(this.exports.memory.buffer).set(state, this.state);
  }

  /** The state as it lies there now. */
  take(): Uint8Array {
    return new Uint8Array(this.exports.memory.buffer).slice(this.state, this.state + this.stateSize);
  }

  /** Who acts: a seat, -1 chance, -2 when it is over. */
  actor(): number {
    return Number(this.exports.actor(this.box, this.state));
  }

  legal(): number[] {
    return this.numbers(this.out, this.exports.legal(this.box, this.state, this.out));
  }

  /** When chance acts: the weights of the outcomes, in the order of `legal`. */
  odds(): number[] {
    return this.numbers(this.weights, this.exports.odds(this.box, this.state, this.weights));
  }

  step(action: number): void {
    this.exports.step(this.box, this.state, BigInt(action));
  }

  /** The number of the rule that forbids an action which is not legal. */
  forbids(action: number): number {
    return Number(this.exports.forbids(this.box, this.state, BigInt(action)));
  }

  totalOf(seat: number): number {
    return Number(this.exports.total_of(this.box, this.state, BigInt(seat)));
  }

  observe(seat: number): Float32Array {
    const n = Number(this.exports.observe_table(this.box, this.state, BigInt(seat), this.vector));
    return new Float32Array(this.exports.memory.buffer, this.vector, n).slice();
  }

  /** Play on at random; the steps made. */
  playOut(seeds: Seeds, most = MOST_STEPS): number {
    const { box, state, out, weights } = this;
    return this.drawing(seeds, (rng) => this.exports.play_out(box, state, out, weights, rng, BigInt(most)));
  }

  /** The legal action that the game's hunches speak for most; the seeds decide between equals. */
  chooseGreedily(seeds: Seeds): number {
    const { box, state, out, weights } = this;
    return this.drawing(seeds, (rng) => this.exports.choose_greedily(box, state, out, weights, rng));
  }

  /** Play on so; the steps made. */
  playGreedily(seeds: Seeds, most = MOST_STEPS): number {
    const { box, state, out, weights } = this;
    return this.drawing(seeds, (rng) =>
      this.exports.play_greedily(box, state, out, weights, rng, BigInt(most)),
    );
  }

  /** Deal anew what a seat does not know; false, and nothing is changed, where only the server can do that. */
  imagine(seat: number, seeds: Seeds): boolean {
    return this.drawing(seeds, (rng) => this.exports.imagine(this.box, this.state, BigInt(seat), rng)) === 1;
  }

  /** Call something that draws from seeds. */
  private drawing(seeds: Seeds, call: (rng: number) => bigint): number {
    const words = new BigInt64Array(this.exports.memory.buffer, this.seeds, 2);
    words.set(seeds.map(BigInt));
    const given = call(this.seeds);
    seeds[0] = Number(words[0]);
    seeds[1] = Number(words[1]);
    return Number(given);
  }

  private numbers(at: number, n: bigint): number[] {
    return Array.from(new BigInt64Array(this.exports.memory.buffer, at, Number(n)), Number);
  }
}
