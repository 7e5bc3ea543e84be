import type { Words } from "../../model/words";

/** What a change puts at stake, the gravest first; `behaviour` is everything else that is seen or done. */
export const risks = ["money", "permission", "dataLoss", "wording", "behaviour"] as const;

/** One of them. */
export type Risk = (typeof risks)[number];

/** What one change of config, or of the API behind it, does. */
export interface Change {
  risk: Risk;
  /** Why it is in that group; none for the two harmless ones. */
  because?: Words;
  /** The sentence. */
  words: Words;
  /** Where it stands now, or stood; from 1. */
  file: string;
  line: number;
}
