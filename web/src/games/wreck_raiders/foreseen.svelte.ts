/** What all choices of some sorts lead to, asked for as soon as they can be made: costs and gains are shown on the
 * things themselves before anybody thinks of them. */
import type { TableProps } from '..';
import type { Choice, Preview } from '../../lib/net/messages';
import type { Scene } from './scene';
import type { LagoonView, Mat } from './view';

export class Foreseen {
  private known = $state.raw<Record<number, Preview>>({});

  constructor(
    private readonly parts: () => TableProps<Scene>,
    sorts: readonly string[],
  ) {
    const legal = $derived(parts().legal);
    $effect(() => {
      let stale = false;
      this.known = {};
      for (const choice of legal.filter((each) => sorts.includes(each.do.do)))
        void parts()
          .foresee(choice)
          .then((preview) => {
            if (preview?.known && !stale) this.known = { ...this.known, [choice.id]: preview };
          });
      return () => (stale = true);
    });
  }

  /** The table as it would be. */
  after(choice: Choice | undefined): LagoonView | null {
    const preview = choice && this.known[choice.id];
    if (!preview) return null;
    return { ...this.parts().scene.view, ...(preview.view as Partial<LagoonView>) };
  }

  /** The reader's own mat before and after. */
  mats(choice: Choice | undefined): { before: Mat; after: Mat } | null {
    const { view } = this.parts().scene;
    const seat = view.you ?? -1;
    const before = view.seats[seat];
    const after = this.after(choice)?.seats[seat];
    return before && after ? { before, after } : null;
  }

  /** Coins that a choice brings at once, as far as that is known: not before a piece has its aquarium. */
  coins(choice: Choice | undefined): number | undefined {
    const mats = this.mats(choice);
    return mats && !this.after(choice)?.bought ? mats.after.coins - mats.before.coins : undefined;
  }
}
