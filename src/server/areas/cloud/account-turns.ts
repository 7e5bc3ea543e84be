import { limits } from "../../limits";

/** How accounts take turns in what is asked of their clouds. */
export const accountTurns = {
  atOnce: limits.accountsAtOnce,
  patience: limits.accountPatience,
  most: limits.accountsAtMost,
};
