import type { Tx } from "../../client";
import type { Deed, World } from "./world";

/** A part of the demo's data: the `seed` of a file in src/server/database/seed, which is its name. */
export interface Seed {
  /** The seeds whose rows have to be there before. */
  needs: readonly string[];
  /** Writes its rows. All dates are counted back from `today`; the same day gives the same data. */
  write(tx: Tx, today: Date): Promise<void>;
}

/**
 * A part of the demo's past: the `plans` of a file in src/server/database/seed/history. Who did what and when is told as deeds;
 * the seed "history" replays all of them in the order of time.
 */
export interface Plans {
  /** The seeds whose rows its deeds are about. */
  needs: readonly string[];
  deeds(world: World): Deed[] | Promise<Deed[]>;
}
