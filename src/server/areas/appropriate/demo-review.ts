import { Decimal } from "decimal.js";
import { hasPassed } from "../../time";
import type { AppropriationReview } from "./review";
import { AppropriateStatus } from "../../../generated/enums";

/** Seconds after which the demo has reviewed a transfer. */
const reviewed = 20;
/** Amounts from here on wait for a person for ever. */
const left = 1_000_000;
/** Amounts with these cents are turned down. */
const refusedCents = ".44";
/** Why one is turned down. */
export const note = { zh: "大额划拨未通过平台审核", en: "The large transfer was rejected in the review" };

/** Stands in for those who review large transfers: passes them after 20 seconds, but for amounts that end in .44. */
export const appropriationReviewSimulator: AppropriationReview = {
  follow: async ({ amount, since }, now) => {
    if (!hasPassed(reviewed, since, now) || new Decimal(amount).gte(left)) return undefined;
    return amount.endsWith(refusedCents)
      ? { status: AppropriateStatus.failed, note }
      : { status: AppropriateStatus.succeeded };
  },
};
