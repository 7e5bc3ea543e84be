import type { Tx } from "../../client";

/** A part of the demo's data: the `seed` of a file in src/server/database/seed, which is its name. */
export interface Seed {
  /** The seeds whose rows have to be there before. */
  needs: readonly string[];
  /** Writes its rows. All dates are counted back from `today`; the same day gives the same data. */
  write(tx: Tx, today: Date): Promise<void>;
}
