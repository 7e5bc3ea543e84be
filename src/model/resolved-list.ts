import type { AnyOf } from "../domain/permission";
import type { PropertyKind } from "../domain/filter/filter";
import type { ListAsWritten } from "./config/list";
import type { When } from "./config/screen";
import type { ResolvedAction, ResolvedChoices, ResolvedSend, ShownField, ViewBase } from "./resolved-view";
import type { Words } from "./words";

/** A column of a list. */
export interface Column extends ShownField {
  sortable: boolean;
  align: "start" | "end";
  /** Pixels. */
  width?: number;
  /** Offered, and hidden at first. */
  optional?: true;
  /** Stays in the row, however narrow the table is. */
  keep?: true;
  /** Summed by the server in the answer's `totals`. */
  total?: boolean;
}

/** A filter of a list. */
export interface Filter {
  name: string;
  words: Words;
  placeholder?: Words;
  kind:
    | "text"
    | "choice"
    | "multiChoice"
    | "segmented"
    | "boolean"
    | "dateRange"
    | "dateTimeRange"
    | "month"
    | "monthRange"
    | "numberRange"
    | "moneyRange";
  /** Codes of which any lets rows be found by it. */
  permission?: AnyOf;
  /** Request properties: one, or from and to. */
  params: [string] | [string, string];
  enum?: string;
  choices?: ResolvedChoices;
  /** The API's default; such a filter is never empty. */
  default?: string | number;
  /** Of several choices: so many the call takes. */
  most?: number;
  maxLength?: number;
  pattern?: string;
  /** Of a text: how it is compared, where that is not as a part. */
  match?: "is" | "startsWith";
  /** The property's type in the description, so that a URL's text becomes the right value. */
  type: "string" | "number" | "boolean";
  /** Stands beside the line of filters, with a control of its own. */
  frequent?: true;
  /** Of a board: says how its cards are divided, not what they are narrowed down to. */
  divides?: true;
}

/** Something that a call's `filter` can name, and what readers call it. */
export interface ListedProperty {
  name: string;
  kind: PropertyKind;
  words: Words;
  /** Codes of which any lets a filter name it. */
  permission?: AnyOf;
  /** Of a choice: the enum with the words of its values, and those by their names, each with the number that the wire has for it. */
  enum?: string;
  values?: { value: string; code?: number }[];
  isList?: true;
  isOptional?: true;
}

/** The language that a call's `filter` takes. */
export interface FilterBy {
  properties: ListedProperty[];
  /** A text alone is searched for. */
  searches?: true;
}

/** The language of a filter that is kept: what it can name, and the filters of a list that have choices for values of that. */
export interface FilterLanguage {
  filterBy: FilterBy;
  filters: Filter[];
}

/** A strip of tabs: a parameter of the address, its values, and the enum with their words. */
export interface Tabs {
  param: string;
  values: (string | number)[];
  enum: string;
}

/** A list with filters, paging by the server, order and actions. */
export interface ListView extends ViewBase, ListAsWritten {
  kind: "list";
  call: string;
  /** Outside services that its call needs. */
  providers?: string[];
  send: ResolvedSend;
  rowKey: string;
  /** Names of the lists under its address, itself the first; absent where it is the only one. */
  sheets?: string[];
  /** Every row of it can be had as a file. */
  exports?: boolean;
  /** False: the call answers a bare list; all rows at once, no paging, no order by the server. */
  paged: boolean;
  /** The call pages by the places it names, not by numbers: previous and next only, and no count. `pattern`: what a place looks like. */
  keyset?: { pattern?: string };
  filters: Filter[];
  /** What its call's `filter` can name; absent where the call takes its filters alone. */
  filterBy?: FilterBy;
  columns: Column[];
  tabs?: Tabs;
  sort?: { field: string; order: "ascending" | "descending" };
  hasTotals: boolean;
  /** Of the filter that `counts` names, in the order of the answer, where that has each of them: known before it is there. */
  countedValues?: string[];
  /** Fields that a row unfolds below itself. */
  expand?: ShownField[];
  /** The states of a row that pass by themselves: while one is shown, the list is fetched again. */
  refreshWhile?: When;
  actions: ResolvedAction[];
  rowActions: ResolvedAction[];
  bulkActions: ResolvedAction[];
}
