import type { ConfigAction, ConfigField, ConfigView, Send } from "../../model/config/screen";
import type { Operation, RequestShape, Row } from "../api/operation";
import type { Property } from "../api/property";
import type { Path } from "../read/config-file";
import type { PickedShape } from "./pick-shape";
import type { Subject } from "./program";

/** A view of some kind, as it stands in its file. */
export interface BareView<V extends ConfigView = ConfigView> {
  subject: Subject;
  name: string;
  view: V;
  path: Path;
  /** Parameters of its address, in order. */
  params: string[];
}

/** What the API says about a view's own call. Parts that could not be found are absent. */
export interface OwnCall {
  operation?: Operation;
  /** The request shape of `operation` that is meant. */
  picked?: PickedShape;
  shape?: RequestShape;
  /** What it shows or edits: the row of a list, the answer of a detail or of a form's load. */
  row?: Row;
}

/** A view with everything that is looked up about it, by its kind. */
export interface ViewInfo<V extends ConfigView = ConfigView> extends BareView<V>, OwnCall {
  /** What it has fetched before anything is typed into it: the values to edit. */
  loaded?: Row;
  /** It opens without a session. */
  isPublic?: boolean;
  /** Every place where it lists a field to be shown, typed or filtered by. */
  fields: readonly FieldUse[];
  /** The calls it makes by itself: of a list or detail one, of a form its load and its own. */
  calls: readonly CallInputs[];
  /** Every place where it lists an action. */
  actions: readonly ActionUse[];
  /** The calls that fill it: who is admitted has to be allowed them. */
  filledBy: readonly PlacedCall[];
  /** The operations it is of no use without. */
  serves: readonly (Operation | undefined)[];
  /** Views that it shows by itself, beside it or within. */
  shows: readonly ViewName[];
  /** Lists that parts of it lead to. */
  leadsTo: readonly ViewName[];
}

/** A view of any subject, by name. */
export interface ViewName {
  screen: string;
  view: string;
}

/** An operation, and where config names it. */
export interface PlacedCall {
  operation: Operation | undefined;
  path: Path;
}

/** Which face of a widget a place shows. */
export type Face = "cell" | "input" | "filter";

/** What a view lists a field for. */
export type FieldSlot =
  /** A filter of a list or board; `month`: the one that says which month a board is of. */
  | "filter"
  | "month"
  | "column"
  | "optionalColumn"
  /** Below a row that is unfolded. */
  | "expand"
  /** Large at the top of a detail. */
  | "figure"
  /** A section of a detail or form: `part` says which. */
  | "section"
  /** A card of a board: `part` says which of its calls, `role` what for. */
  | "card"
  /** What a form's preview answers. */
  | "live"
  | "preview"
  /** What a form's own call answers. */
  | "result"
  /** A row of a list of objects: `owner` says which. */
  | "row";

/** What a card names a field for. */
export type CardRole =
  | "value"
  | "compare"
  | "interval"
  | "asOf"
  | "of"
  | "label"
  | "series"
  | "names"
  | "columns"
  | "from"
  | "steps"
  | "to";

/** A place where a view lists a field. */
export interface FieldUse {
  name: string;
  info: ViewInfo;
  face: Face;
  slot: FieldSlot;
  path: Path;
  /** Absent if "fields" does not declare it. */
  field?: ConfigField;
  /** What the API says about it; absent if the API has no such thing here. Of a range filter its lower end. */
  property?: Property;
  /** What the value is a property of, where that is not the view's own row. */
  row?: Row;
  /** Request properties of a filter. */
  params?: [string] | [string, string];
  /** An input that is only shown: the request does not have it, what is loaded does. */
  readOnly?: boolean;
  /** Which section or call of a card it belongs to, counted through all of the view's. */
  part?: number;
  role?: CardRole;
  /** The list of objects in whose rows it stands. */
  owner?: FieldUse;
}

/** A call that a view makes by itself, and where its input comes from. */
export interface CallInputs {
  operation: Operation;
  shape: RequestShape;
  /** Sources as config writes them. */
  send: Send;
  /** Where `call` and `send` stand. */
  callPath: Path;
  sendPath: Path;
  /** Request properties that are typed. */
  typed: ReadonlySet<string>;
  /** The row the view itself has fetched before this call. */
  own?: Row;
}

/** How many rows an action has at hand. */
export type RowsAtHand = "none" | "one" | "many";

/** A place where a view lists an action. */
export interface ActionUse {
  name: string;
  info: ViewInfo;
  slot: "actions" | "rowActions" | "bulkActions" | "onOpen" | "form" | "next" | "onward";
  path: Path;
  rows: RowsAtHand;
  /** Of the form of a section: which section, counted through all of the view's. */
  part?: number;
  /** Absent if the action of that name is. */
  action?: ConfigAction;
}

/** A subject with its views and where they list which field and which action. */
export interface SubjectInfo {
  subject: Subject;
  views: ViewInfo[];
  fields: readonly FieldUse[];
  uses: ActionUse[];
}

/** Whether a view is of this kind. For what one kind asks about another; what a kind asks about itself is in its own folder. */
export function isKind<K extends ConfigView["kind"]>(
  info: ViewInfo | undefined,
  kind: K,
): info is ViewInfo<Extract<ConfigView, { kind: K }>> {
  return info?.view.kind === kind;
}

/** Codes of which any admits to a view: its own, or else its file's, or else the menu code; an empty list admits every signed-in user. */
export function admittingCodes({ subject, view }: Pick<BareView, "subject" | "view">): string[] {
  return view.permission ?? subject.value.permission ?? [subject.value.menu];
}

/** Names between braces of an address: /newsCenter/news/{type}. */
export function parametersOf(route: string | undefined): string[] {
  return [...(route ?? "").matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
}
