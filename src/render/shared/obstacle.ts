import type { AnyOf } from "../../domain/permission";
import type { Words } from "../../model/words";

/** Why an action cannot be performed. */
export type Obstacle =
  /** Of each of these any code would do. */
  | { kind: "permission"; missing: AnyOf[] }
  /** The page is closed to the type of account; no role opens it. */
  | { kind: "account" }
  /** The field's value forbids it; `why` says so in config's words. */
  | { kind: "state"; field: string; value: unknown; why?: Words }
  /** The row lacks what the action needs. */
  | { kind: "row" }
  /** The board is narrowed down by what the action cannot take with it. */
  | { kind: "scope"; filters: readonly Words[] }
  /** Each of the selected rows forbids it, for different reasons. */
  | { kind: "selection"; count: number }
  /** More rows are selected than one form is for. */
  | { kind: "tooMany"; most: number }
  /** Another action is being performed on selected rows. */
  | { kind: "busy" };

/** A selected row that an action is not performed on, by what it is called, and why. */
export interface LeftOut {
  name: string;
  obstacle: Obstacle;
}

/** Whether an action can be performed. */
export type Availability = { possible: true } | { possible: false; obstacle: Obstacle };
