import type { Sees, ViewNotice } from "./config/common";
import type { AnyOf } from "../domain/permission";
import type { DetailAsWritten } from "./config/detail";
import type { FieldAsWritten, ShownAsWritten } from "./config/field";
import type { Mode } from "./config/mode";
import type { Constant, When } from "./config/screen";
import type { WidgetName } from "./widgets";
import type { Tone, Words } from "./words";

/** What every view has. */
export interface ViewBase {
  name: string;
  title: Words;
  /** The view's address if it is a page of its own. */
  route?: string;
  /** What the page is for; "\n\n" between paragraphs. */
  help?: Words;
  /** Stands between the title and the contents. */
  notice?: ViewNotice;
}

/** Where a request property comes from. */
export type ResolvedSource =
  /** `type`: the field comes from the address, where it is text, and the request wants this. */
  | { from: "field"; field: string; type?: "number" | "boolean" }
  | { from: "each"; field: string }
  | { from: "value"; value: Constant };

/** Sources by request property. */
export type ResolvedSend = Record<string, ResolvedSource>;

/** What a value needs to be shown: the same for a column, a detail's field and a confirm text. */
export interface ShownField extends FieldAsWritten, ShownAsWritten {
  name: string;
  words: Words;
  widget: WidgetName;
  /** Codes of which any gives the value: the others get none, and are shown no place for it. */
  permission?: AnyOf;
  /** Enum in the screen's `enums`. */
  enum?: string;
  when?: When;
  /** Of a filter: its language in the screen's `filterLanguages`. */
  filterOf?: string;
  /** Name of the action that a click on the value performs. */
  action?: string;
  /** Decimals of a money or number value. */
  scale?: number;
  /** Of a timeline: which properties of each step say when, what, who and why; `enum` has the words of the what. */
  timeline?: { time: string; status: string; actor?: string; note?: string };
  /** Of a conversation: which properties of each message are what; `own` is the value of `side` that is the reader's. */
  conversation?: { time: string; author: string; text: string; files?: string; side: string; own: string };
  /** Of a list of objects: its columns, by property. */
  rows?: ShownField[];
}

/** Choices fetched by a call. */
export interface ResolvedChoices {
  call: string;
  value: string;
  label: string;
  send: ResolvedSend;
  /** The call answers a page at a time. */
  paged?: boolean;
  /** The request property that takes what is typed. */
  search?: string;
  /** Field of the row at hand with the label of its value; a list beside a list. */
  shown?: string;
  /** Other inputs of the form, or of the row, that a choice fills in, each with the field of the answer. */
  fill?: Record<string, string>;
}

/** One row in full. */
export interface DetailView extends ViewBase, DetailAsWritten {
  kind: "detail";
  call: string;
  send: ResolvedSend;
  /** The field whose value heads the detail. */
  heading?: string;
  /** Values that stand large at the top. */
  figures?: ShownField[];
  sections: DetailSection[];
  tabs?: DetailTab[];
  actions: ResolvedAction[];
  onOpen?: ResolvedAction;
  /** The states of the row that pass by themselves. */
  refreshWhile?: When;
}

/** Values under a heading. */
export interface DetailSection {
  words: Words;
  fields: ShownField[];
  /** Each field on a line of its own: names left and values right, with its hint, as an amount comes about; or the name above a value of the whole width. */
  layout?: "lines" | "single";
  sees?: Sees;
  /** It stands beside the others where there is room. */
  beside?: true;
  /** Opens a form, which stands below the fields. */
  form?: ResolvedAction;
}

/** A tab of a detail; its name stands in the address. */
export interface DetailTab {
  name: string;
  words: Words;
  sections: DetailSection[];
  related?: RelatedList;
  board?: RelatedBoard;
  metrics?: MetricCharts;
}

/** Charts of what is measured of the row of a detail, by the row's `id`. */
export interface MetricCharts {
  /** Answers the values. */
  call: string;
  /** Lists what is measured. */
  of: { call: string; send: ResolvedSend };
  /** Other rows that may be drawn beside it. */
  compare?: ResolvedChoices;
  /** Enums in the screen's `enums`, by the properties of metrics and of events that have them. */
  enums: { metricName?: string; unit?: string; kind?: string; action?: string; status?: string; level?: string };
  /** Outside services that are needed: its tab isn't there where one is missing. */
  providers?: string[];
}

/** A list of some subject about the row of a detail. */
export interface RelatedList {
  /** Subject and view of the list. */
  screen: string;
  view: string;
  /** Request properties of the list's call that the row fixes. */
  filter: ResolvedSend;
  /** All are needed to see it. */
  permission: AnyOf[];
  /** Outside services that are needed: its tab isn't there where one is missing. */
  providers?: string[];
  /** Property that names the user: the caller's own id needs no permission. */
  self?: string;
}

/** A board about the row of a detail. */
export interface RelatedBoard {
  /** Subject and view of the board. */
  screen: string;
  view: string;
  /** What of the row says of what it is. */
  filter: ResolvedSend;
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
  /** All are needed; empty: every signed-in user. */
  permission: AnyOf[];
  /** Outside services that are needed: it isn't offered where one is missing. */
  providers?: string[];
  /** Property that names the user: the caller's own id needs no permission. */
  self?: string;
  when?: When;
  /** Not shown where the row forbids it or lacks what it needs, instead of disabled. */
  hides?: true;
  /** Said where `when` does not hold. */
  why?: Words;
  confirm?: ResolvedConfirm;
  success?: Words & { one?: Words };
  /** Accepted and not done yet: no success so far. */
  pending?: true;
  /** Where success leads. */
  next?: Destination;
  /** For the selected rows of a list only. */
  bulk?: Bulk;
  /** The filters of its board that it takes with it, or that do not matter to it: while another one is set, it is not possible. */
  scope?: string[];
  /** What it does. */
  does: ActionDoes;
}

/** What an action does. */
export type ActionDoes = CallDoes | OpenDoes | LinkDoes | { kind: "external"; url: string };

/** Makes a call. */
export interface CallDoes {
  kind: "call" | "download";
  call: string;
  send: ResolvedSend;
  /** The request takes a `clientToken`, which makes a write happen once: the browser makes one per press. */
  clientToken?: true;
  /** It answers 200 with what became of each row, by `id`; `reason` says why one was refused. */
  tellsEach?: true;
}

/** Opens a view: one of the same subject, or over the present page one of another. */
export interface OpenDoes {
  kind: "open";
  view: string;
  /** The other subject. */
  screen?: string;
  /** What the other subject's view gets as its row, from the row at hand. */
  row?: ResolvedSend;
}

/** An address of the console with what it takes from a row. */
export interface LinkAddress {
  route: string;
  params: ResolvedSend;
  /** Filters of the list it leads to, by their names in its address. */
  query: ResolvedSend;
  /** The view that opens there, by its name in that page's address; `own`: it is of the subject whose page it is. */
  opens?: { view: string; id: ResolvedSource; own?: true };
}

/** Leads to an address of the console. */
export interface LinkDoes extends LinkAddress {
  kind: "link";
  /** Codes of which any opens that page; empty: every signed-in user. */
  admits: string[];
  /** The only console that has the page. */
  mode?: Mode;
}

/** The question before an action. */
export interface ResolvedConfirm {
  text: Words;
  /** Asked instead of one row. */
  one?: Words;
  /** What cannot be undone. */
  consequence?: Words;
  /** The button that refuses, instead of “Cancel”. */
  no?: Words;
  /** The amount whose sum over the rows is {sum}. */
  sum?: string;
  /** The field whose value is to be typed. */
  type?: { field: string; words: Words };
}

/** Where success leads: a view of the subject, or an address with parameters from the row. */
export type Destination = { view: string } | { route: string };

/** How an action reaches the selected rows. */
export interface Bulk {
  /** `list`: one call takes all rows, or so many at once as `most` says; `row`: a call for each. */
  by: "list" | "row";
  most?: number;
  /** The field that a row is called by. */
  label: string;
}
