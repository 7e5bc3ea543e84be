import type { ComponentType, ReactNode } from "react";
import type messages from "../../config/words/messages.json";
import type { Reading } from "../domain/reading";
import type { EnumWords } from "../model/config/texts";
import type { FormField, FormProperty } from "../model/resolved-form";
import type { Filter } from "../model/resolved-list";
import type { ShownField } from "../model/resolved-view";
import type { Language } from "../model/words";

/**
 * What a widget is handed and what it hands back. A widget is pure: it makes no calls and reads no stores; texts,
 * choices and enum words come in by props, so that each can be drawn and tested alone.
 */

/** A row of an answer, or the values of a form: property to value. */
export type Row = Record<string, unknown>;

/** A text of config/words/messages.json in the reader's language, its `{name}` placeholders filled. */
export type Say = (
  key: Exclude<keyof typeof messages, "$schema">,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** A choice fetched by a call: `value` is sent, `label` is shown. */
export interface ChoiceOption {
  value: string | number;
  label: string;
  /** Address of its image. */
  image?: string | undefined;
  /** What choosing it fills in beside it. */
  fill?: Row;
}

/** Choices that a call answers a page at a time, as far as they have been fetched. */
export interface FetchedChoices {
  /** Those that fit what was searched. */
  options: ChoiceOption[];
  /** How many fit altogether. */
  total: number;
  /** The label of a value that has been seen, whether or not it is among the options now. */
  labelOf(value: unknown): string | undefined;
  state: "loading" | "failed" | undefined;
  /** There are more than these. */
  more: boolean;
  search(text: string): void;
  loadMore(): void;
}

/** The name under which `enums` carries the words of every menu code, for the permissions of a role. */
export const MENU_CODES = "menuCodes";

/** What a cell is drawn from. */
export interface CellProps {
  /** As the API sent it; whatever its type, a cell never throws. */
  value: unknown;
  field: ShownField;
  /** The row the value is of; amounts are in its `currency`, where it has one. */
  row: Row;
  language: Language;
  enums: EnumWords;
  /** How the reader wants moments and numbers shown. */
  reading: Reading;
  text: Say;
  /** It stands by itself and is compared with none: not in a column, and not in a form. */
  alone?: boolean;
}

/**
 * Draws one value. Called as a plain function for every cell of a column, so it may not use hooks; a cell that keeps
 * state returns an element of a component of its own.
 */
export type Cell = (props: CellProps) => ReactNode;

/** A node of the tree of menu codes: an entry of a menu, or without a code the menu itself. */
export interface PermissionNode {
  /** Unique in the tree; the same code may stand in both menus. */
  key: string;
  code?: string;
  label: string;
  /** Why it cannot be changed; absent when it can. */
  locked?: string;
  children: PermissionNode[];
}

/** What an input of a form is drawn from. */
export interface InputProps {
  id: string;
  name: string;
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  disabled: boolean;
  readOnly: boolean;
  required: boolean;
  invalid: boolean;
  /** Ids of hint and error, for aria-describedby. */
  describedBy?: string;
  field: FormField;
  /** The value's limits, from the form's schema. */
  property: FormProperty;
  /** HTML's autocomplete token; "new-password" asks for the strength hint as well. */
  autoComplete?: string;
  language: Language;
  enums: EnumWords;
  /** Choices from a call; absent while they load and for inputs without. */
  options?: ChoiceOption[];
  /** Choices from a call that answers a page at a time, instead of `options`. */
  fetched?: FetchedChoices;
  /** The menus with their codes, for the permission tree. */
  tree?: PermissionNode[];
  /** What a menu code allows, drawn for the line of the permission tree that somebody is at. */
  allows?: ComponentType<{ code: string; label: string }>;
  /** The whole form, for an input that depends on another field. */
  values: Row;
  /** By which clock moments are typed. */
  reading: Reading;
  text: Say;
  /** Of a time: what its day is picked in. Without it, it is typed. */
  calendar?: LaterCalendar;
}

/** An input of a form. */
export type Input = ComponentType<InputProps>;

/** From and to of a range filter, each in the API's own format; an absent side is open. */
export interface RangeValue {
  from?: string | number;
  to?: string | number;
}

/** The value of one filter, typed as the API takes it. `undefined` filters nothing. */
export type FilterValue = string | number | boolean | (string | number)[] | RangeValue | undefined;

/** What a filter of a list is drawn from. */
export interface FilterProps {
  /** Id of the (first) control, which the label names. */
  id: string;
  value: FilterValue;
  onChange: (value: FilterValue) => void;
  filter: Filter;
  language: Language;
  enums: EnumWords;
  /** Choices from a call; absent while they load and for filters without. */
  options?: ChoiceOption[];
  /** By which clock moments are typed. */
  reading: Reading;
  text: Say;
  /** Of a range: what it unfolds. */
  parts?: RangeParts;
}

/** Parts of the filter of a range that come in chunks of their own, once it is opened. */
export interface RangeParts {
  Panel: ComponentType<RangePanelProps & { meanwhile?: ReactNode }>;
  Calendar: LaterCalendar;
}

/** What the panel of a range is drawn from. */
export interface RangePanelProps extends FilterProps {
  range: RangeValue;
}

/** A calendar, whose library comes once it is opened. */
export type LaterCalendar = ComponentType<CalendarProps & { meanwhile?: ReactNode }>;

/** What a calendar is drawn from: days as "2026-01-31". */
export interface CalendarProps {
  language: Language;
  /** One day is picked, not a range of them. */
  single?: boolean;
  from?: string | undefined;
  to?: string | undefined;
  onPick: (from: string, to: string) => void;
}

/** The filter's face of a widget. */
export type FilterInput = ComponentType<FilterProps>;
