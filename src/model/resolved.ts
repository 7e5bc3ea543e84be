import type { Words, Tone } from "./words";
import type { ConsoleSettings, ConfigClouds, EntryRules, EnumWords, MenuRules, Mode } from "./config-console";
import type { When } from "./config-screen";
import type { WidgetName } from "./widget-names";

/**
 * The resolved console: what the compiler emits and the browser loads. Small, flat, already correct; nothing here has to
 * be looked up, defaulted or checked again.
 */
export interface Manifest {
  /** Hash over everything emitted; the content of the version file. */
  version: string;
  title: Words;
  settings: ConsoleSettings;
  clouds: ConfigClouds["clouds"];
  menus: Record<Mode, ResolvedMenu>;
  routes: ResolvedRoute[];
  menuRules: MenuRules;
  entryRules: EntryRules["rules"];
  /** Texts of the hand-written parts, by key. */
  messages: Record<string, Words>;
  /** Address of each subject's chunk, relative to the manifest. */
  screens: Record<string, string>;
}

/** A left menu with its header entries. */
export interface ResolvedMenu {
  mode: Mode;
  title: Words;
  entries: MenuEntry[];
  header: HeaderEntry[];
}

/** An entry of the left menu. */
export interface MenuEntry {
  code: string;
  words: Words;
  icon?: string;
  /** Address it leads to; groups without a page of their own have none. */
  route?: string;
  /** Its screen is not built yet. */
  pending?: boolean;
  children?: MenuEntry[];
  /** Addresses shown as a strip of tabs on each of their pages. */
  tabs?: string[];
}

/** An entry of the header. */
export interface HeaderEntry {
  name: string;
  words: Words;
  route: string;
  code?: string;
  badge?: "unreadMessages" | "cartItems";
}

/** An address of the console. */
export interface ResolvedRoute {
  /** React Router's spelling: /newsCenter/news/:type. */
  path: string;
  title: Words;
  /** Leads to that address instead; all else but the path is absent then. */
  redirect?: string;
  /** Where the view is: chunk and name in it. Absent for pending addresses and redirects. */
  subject?: string;
  view?: string;
  /** Name of the hand-written page where the view is one (kind `page`): known ahead, so that no chunk is fetched for it. */
  page?: string;
  pending?: boolean;
  frame: "standard" | "noMenu" | "bare";
  /** Menu code to highlight. */
  menu?: string;
  /** Modes in which the address exists. */
  modes: Mode[];
  /** Codes of which any admits; empty: every signed-in user. */
  permission: string[];
}

/** One chunk: a subject with all its views. */
export interface ResolvedScreen {
  subject: string;
  title: Words;
  views: Record<string, ResolvedView>;
  /** Words of the enums that the views show, by enum name. */
  enums: EnumWords;
}

/** The default export of a screen's chunk is the screen; `validators` is there when it has forms. */
export interface ScreenModule {
  default: ResolvedScreen;
  /**
   * Precompiled validators by schema id, as ajv's standalone code. `require` hands in ajv's run-time helpers, so that no
   * chunk carries them.
   */
  validators?: (require: (id: string) => unknown) => Record<string, unknown>;
}

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
