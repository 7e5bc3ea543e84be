import type { AnyOf } from "../../domain/permission";
import type { Wire } from "../../model/wire";
import type { Words } from "../../model/words";
import type { Property } from "./property";

/** Methods that calls are made with. */
export const methods = ["get", "post", "put", "patch", "delete"] as const;
export type Method = (typeof methods)[number];

/** Named properties: a row of an answer, the values of a form. */
export interface Row {
  /** Component's name in the description, or what stands for it in messages. */
  name: string;
  properties: ReadonlyMap<string, Property>;
}

/** One of the forms a request may have. */
export interface RequestShape extends Row {
  /** Filters that are pairs of properties: name to [from, to]. */
  ranges: ReadonlyMap<string, readonly [string, string]>;
}

/** What an operation answers under `data`. */
export type Answer =
  | {
      kind: "page";
      row: Row;
      totals?: Row;
      /** How many rows have each value of a property. */ counts?: Row;
      /** `counts` is as long as it can be: a value that no row has is there, too. */ countsEach?: true;
      /** It names the place where the next page begins. */ keyset?: true;
    }
  | { kind: "list"; row: Row }
  | { kind: "object"; row: Row }
  | { kind: "boolean" }
  | { kind: "number" }
  /** Anything but JSON. */
  | { kind: "file" }
  | { kind: "other" };

/** An operation, as far as config has to do with it. */
export interface Operation {
  id: string;
  method: Method;
  path: string;
  /** It changes something. */
  change: boolean;
  /** It replaces what is there, where it is sent an id. */
  edits: boolean;
  /** It takes something away that nobody gets back. */
  danger: boolean;
  /** Tags of the operations whose answers it makes stale. */
  affects: readonly string[];
  /** The tag by which changes affect its answer. */
  tag?: string;
  /** A failure is only logged. */
  logOnly: boolean;
  /** Menu codes of which the call needs any; absent: any signed-in user. */
  permission?: AnyOf;
  /** What it does, in words for users; of each operation that needs a permission. */
  summary?: Words;
  /** What it does, in the one language in which the description says it. */
  title?: string;
  /** How it differs on the wire from what the console says of it. */
  wire?: Wire;
  /** The outside service the call needs. */
  provider?: string;
  /** Property in which the caller's own id needs no permission. */
  self?: string;
  public: boolean;
  /** A list that can be had as a file. */
  exports: boolean;
  /** At least one; of an operation without input one without properties. */
  shapes: [RequestShape, ...RequestShape[]];
  answer: Answer;
  /** The media type of its body, where calls cannot write it. */
  unwritable?: string;
}
