import type { When } from "./config-screen";
import type { WidgetName } from "./widget-names";
import type { Tone, Words } from "./words";

/** Any view. */
export type ResolvedView = ListView | DetailView | FormView | PageView;

interface ViewBase {
  name: string;
  title: Words;
  /** The view's address if it is a page of its own. */
  route?: string;
}

/** Where a request property comes from. */
export type ResolvedSource =
  /** `type`: the field comes from the address, where it is text, and the request wants this. */
  | { from: "field"; field: string; type?: "number" | "boolean" }
  | { from: "each"; field: string }
  | { from: "value"; value: string | number | boolean | null };

/** Sources by request property. */
export type ResolvedSend = Record<string, ResolvedSource>;

/** What a value needs to be shown: the same for a column, a detail's field and a confirm text. */
export interface ShownField {
  name: string;
  words: Words;
  widget: WidgetName;
  /** Enum in the screen's `enums`. */
  enum?: string;
  hint?: Words;
  unit?: Words;
  when?: When;
  /** Name of the action that a click on the value performs. */
  opens?: string;
  /** Decimals of a money or number value. */
  scale?: number;
}

/** A column of a list. */
export interface Column extends ShownField {
  sortable: boolean;
  align: "start" | "end";
  /** Pixels. */
  width?: number;
  /** Summed by the server in the answer's `totals`. */
  total?: boolean;
}

/** A filter of a list. */
export interface Filter {
  name: string;
  words: Words;
  placeholder?: Words;
  kind: "text" | "choice" | "multiChoice" | "segmented" | "boolean" | "dateRange" | "dateTimeRange" | "monthRange" | "numberRange" | "moneyRange";
  /** Request properties: one, or from and to. */
  params: [string] | [string, string];
  enum?: string;
  choices?: ResolvedChoices;
  /** The API's default; such a filter is never empty. */
  default?: string | number;
  maxLength?: number;
  pattern?: string;
  /** The property's type in the description, so that a URL's text becomes the right value. */
  type: "string" | "number" | "boolean";
}

/** Choices fetched by a call. */
export interface ResolvedChoices {
  call: string;
  value: string;
  label: string;
  send: ResolvedSend;
}

/** A list with filters, paging by the server, order and actions. */
export interface ListView extends ViewBase {
  kind: "list";
  call: string;
  send: ResolvedSend;
  rowKey: string;
  /** False: the call answers a bare list; all rows at once, no paging, no order by the server. */
  paged: boolean;
  filters: Filter[];
  columns: Column[];
  sort?: { field: string; order: "ascending" | "descending" };
  hasTotals: boolean;
  empty?: Words;
  actions: ResolvedAction[];
  rowActions: ResolvedAction[];
  bulkActions: ResolvedAction[];
}

/** One row in full. */
export interface DetailView extends ViewBase {
  kind: "detail";
  call: string;
  send: ResolvedSend;
  /** The field whose value heads the detail. */
  heading?: string;
  sections: { words: Words; fields: ShownField[] }[];
  actions: ResolvedAction[];
  onOpen?: ResolvedAction;
}

/** A form. */
export interface FormView extends ViewBase {
  kind: "form";
  call: string;
  load?: { call: string; send: ResolvedSend };
  send: ResolvedSend;
  /** Language-neutral JSON Schema of what is typed; its id names the precompiled validator. */
  schema: FormSchema;
  sections: { words: Words; columns: 1 | 2; fields: FormField[] }[];
  submit?: Words;
  success?: Words;
  refreshes: string[];
  signsOut: boolean;
  /** The request takes a `clientToken`, which makes a write happen once: the browser invents one per opened form. */
  clientToken?: boolean;
  /** Codes of which all are needed to submit. */
  permission: string[];
  /** Property that names the user: the caller's own id needs no permission. */
  self?: string;
}

/** A form's JSON Schema: an object with one property per input. */
export interface FormSchema {
  $id: string;
  type: "object";
  additionalProperties: false;
  properties: Record<string, FormProperty>;
  required: string[];
}

/** A property of a form's JSON Schema. */
export interface FormProperty {
  type: "string" | "integer" | "number" | "boolean" | "array";
  items?: { type: "string" | "integer" };
  enum?: (string | number)[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  default?: string | number | boolean | string[] | number[];
}

/** An input of a form. */
export interface FormField {
  name: string;
  words: Words;
  widget: WidgetName;
  required: boolean;
  readOnly?: boolean;
  hint?: Words;
  placeholder?: Words;
  unit?: Words;
  enum?: string;
  choices?: ResolvedChoices;
  when?: When;
  /** Must repeat that field; never sent. */
  sameAs?: string;
  /** Asked while typing; answers true when taken. */
  unique?: { call: string; send: ResolvedSend; words: Words };
  certificateField?: string;
}

/** A hand-written page. */
export interface PageView extends ViewBase {
  kind: "page";
  page: string;
}

/** Something a user can do. */
export interface ResolvedAction {
  name: string;
  words: Words;
  tone: Tone;
  /** Codes of which all are needed; empty: every signed-in user. */
  permission: string[];
  /** Property that names the user: the caller's own id needs no permission. */
  self?: string;
  when?: When;
  confirm?: Words;
  success?: Words;
  /** Further calls whose shown answers are fetched anew afterwards; the subject's own always are. */
  refreshes: string[];
  /** What it does. */
  does: { kind: "call"; call: string; send: ResolvedSend } | { kind: "open"; view: string };
}
