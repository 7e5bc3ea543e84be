import { missingOf } from "../../domain/offered";
import { matches } from "../../domain/when";
import type { Mode } from "../../model/config/mode";
import type { Constant, When } from "../../model/config/screen";
import type { Place } from "../../model/sources";
import type { Words } from "../../model/words";
import type { Obstacle } from "../../render/shared/obstacle";

/** What became of something for the user at hand. `depends`: on a row or on what is typed. */
export type FindingState = "open" | "hidden" | "disabled" | "refused" | "redirected" | "depends";

/** One reason. */
export type Because =
  /** Of these codes any would do. */
  | { kind: "codes"; codes: readonly string[]; held: boolean; place?: Place }
  | { kind: "rule"; why: Words; place: Place }
  | { kind: "providers"; missing: readonly string[] }
  | { kind: "otherConsole"; mode: Mode }
  | { kind: "condition"; field: string; wanted: readonly Constant[]; value: unknown; met: boolean; place?: Place }
  /** The same before there is a row, or anything is typed. */
  | { kind: "needs"; field: string; wanted: readonly Constant[]; place?: Place }
  /** What the console itself says. */
  | { kind: "obstacle"; obstacle: Obstacle }
  | { kind: "redirects"; from: string }
  | { kind: "plain"; text: PlainReason };

/** Reasons that need no values. */
export type PlainReason =
  | "noCode"
  | "noPage"
  | "closedPage"
  | "pending"
  | "absent"
  | "optional"
  | "ownColumns"
  | "namedColumns"
  | "hidesItself";

/** Something the user finds otherwise than others may, and why. */
export interface Finding {
  /** Tells it from the others of its list. */
  key: string;
  words: Words;
  /** What of it is named in config: a code, a path, a name. */
  name: string;
  state: FindingState;
  because: Because[];
  place?: Place;
}

/** A place of a file whose line is known. */
export function placeOf(file: string, line: number | undefined): { place?: Place } {
  return line === undefined ? {} : { place: { file, line } };
}

/** That outside services are missing, where some of those needed are. */
export function missingReasons(needed: readonly string[] | undefined, missing: readonly string[]): Because[] {
  const lacking = missingOf(needed, missing);
  return lacking.length > 0 ? [{ kind: "providers", missing: lacking }] : [];
}

/** A condition of config, field by field, as the row meets it; as it stands where there is no row. */
export function conditionsOf(
  when: When | undefined,
  row: Readonly<Record<string, unknown>> | undefined,
  place: { place?: Place } = {},
): Because[] {
  return Object.entries(when ?? {}).map(([field, given]): Because => {
    const wanted = [given].flat();
    return row
      ? { kind: "condition", field, wanted, value: row[field], met: matches({ [field]: given }, row), ...place }
      : { kind: "needs", field, wanted, ...place };
  });
}
