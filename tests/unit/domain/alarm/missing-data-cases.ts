import type { AlarmState, NoDataPolicy } from "../../../../src/domain/alarm/rule";

/** What becomes of a state, by policy. */
interface MissingDataCase extends Record<NoDataPolicy, AlarmState> {
  /** The state before. */
  before: AlarmState;
  /** "X" breaches, "0" does not, "-" has no value; the newest last. */
  periods: string;
}

/**
 * The rows of CloudWatch's table "How CloudWatch evaluates alarms with missing data" for three of three periods, and further ones. CloudWatch
 * looks back further than three periods and leaves out what is missing; here three periods are three periods. So it differs: "0XX-X" is an alarm
 * there by every policy, and "--X--" is one where missing data is "missing" (the "premature alarm"); here an alarm takes three in a row.
 */
export const missingDataCases: MissingDataCase[] = [
  { periods: "0-X-X", before: "ok", keep: "ok", ok: "ok", breach: "alarm", insufficient: "ok" },
  { periods: "----0", before: "alarm", keep: "ok", ok: "ok", breach: "ok", insufficient: "ok" },
  { periods: "-----", before: "ok", keep: "ok", ok: "ok", breach: "alarm", insufficient: "insufficientData" },
  { periods: "-----", before: "alarm", keep: "alarm", ok: "ok", breach: "alarm", insufficient: "insufficientData" },
  { periods: "0XX-X", before: "ok", keep: "ok", ok: "ok", breach: "alarm", insufficient: "ok" },
  { periods: "--X--", before: "ok", keep: "ok", ok: "ok", breach: "alarm", insufficient: "ok" },
  { periods: "XXX--", before: "ok", keep: "alarm", ok: "alarm", breach: "alarm", insufficient: "alarm" },
  { periods: "XXX---", before: "ok", keep: "alarm", ok: "ok", breach: "alarm", insufficient: "insufficientData" },
  { periods: "XXX--0", before: "ok", keep: "ok", ok: "ok", breach: "ok", insufficient: "ok" },
  {
    periods: "XX",
    before: "insufficientData",
    keep: "insufficientData",
    ok: "insufficientData",
    breach: "insufficientData",
    insufficient: "insufficientData",
  },
  {
    periods: "--",
    before: "insufficientData",
    keep: "insufficientData",
    ok: "insufficientData",
    breach: "insufficientData",
    insufficient: "insufficientData",
  },
];
