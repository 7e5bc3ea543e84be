import type { AnyOf } from "../domain/permission";
import type { Comparable, Relation } from "../domain/field-rule";
import type { DurationUnit } from "../domain/duration";
import type { FieldAsWritten, InputAsWritten } from "./config/field";
import type { Sees } from "./config/common";
import type { FormAsWritten } from "./config/form";
import type { When } from "./config/screen";
import type { ResolvedAction, ResolvedChoices, ResolvedSend, ShownField, ViewBase } from "./resolved-view";
import type { WidgetName } from "./widgets";
import type { Words } from "./words";

/** A form. */
export interface FormView extends ViewBase, FormAsWritten {
  kind: "form";
  call: string;
  load?: { call: string; send: ResolvedSend };
  send: ResolvedSend;
  /** The detail of any subject that shows how far it is what the form has set going on the server. */
  follows?: { screen: string; view: string };
  /** Language-neutral JSON Schema of what is typed; its id names the precompiled validator. */
  schema: FormSchema;
  sections: FormSection[];
  /** Titles of the steps, in their order; without them all sections stand below each other. */
  steps?: Words[];
  rules?: FormRule[];
  live?: FormQuestion;
  preview?: FormPreview;
  check?: FormCheck;
  submit?: FormSubmit;
  /** What the form is about: fields of the row at hand, whose values are lists where it is opened for several. */
  of?: ShownField[];
  result?: FormResult;
  signsOut: boolean;
  /** Lead on after success, with the answer as their row: the first that is possible. */
  next?: ResolvedAction[];
  /** Shows what came of it, with the answer as its row. */
  onward?: ResolvedAction;
  /** The request takes a `clientToken`, which makes a write happen once: the browser invents one per opened form. */
  clientToken?: boolean;
  /** All are needed to submit. */
  permission: AnyOf[];
  /** Outside services that are needed to submit. */
  providers?: string[];
  /** Property that names the user: the caller's own id needs no permission. */
  self?: string;
}

/** A call that a form makes with what is typed, and what of its answer is shown. Asked at each change, unless it is a check. */
export interface FormQuestion {
  words: Words;
  call: string;
  send: ResolvedSend;
  /** The sources that the call cannot do without. */
  needs: string[];
  fields: ShownField[];
}

/** What would come of the form as it is filled in, asked at each change: some of the answer is sent along. */
export interface FormPreview extends FormQuestion {
  sends: string[];
  /** While this amount of the answer is above zero the form cannot be sent. */
  stops?: { field: string; words: Words };
}

/** What is asked when its button is pressed; the form can be sent without it. */
export interface FormCheck extends FormQuestion {
  button: Words;
}

/** What of the form's own answer is shown before it is left. */
export interface FormResult {
  words: Words;
  fields: ShownField[];
  /** Shown only where the answer has these values. */
  when?: When;
}

/** The button that sends the form, by its words. */
export interface FormSubmit extends Words {
  /** Amounts whose sum stands behind the words. */
  amount?: FormSource[];
  /** Until when it can be sent. */
  until?: FormSource;
  /** What cannot be undone. */
  consequence?: Words;
}

/** Where a form takes a value from: the answer of its preview, or what it is filled in with over what it was opened with. */
export interface FormSource {
  name: string;
  from: "preview" | "form";
}

/** What must hold between two inputs; the words stand at `right` while it does not. */
export interface FormRule {
  left: string;
  is: Relation;
  right: string;
  /** How the two are compared. */
  as: Comparable;
  words: Words;
}

/** Fields under a heading. */
export interface FormSection {
  words: Words;
  columns: 1 | 2;
  fields: FormField[];
  sees?: Sees;
  /** Place of its step among the form's. */
  step?: number;
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
  type: "string" | "integer" | "number" | "boolean" | "array" | "object";
  items?: FormProperty;
  /** Of a row of a list, or of a period. */
  properties?: Record<string, FormProperty>;
  required?: string[];
  additionalProperties?: false;
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

/** What the description asks of a value beyond JSON Schema. */
export interface FieldLimits {
  /** Decimals of a decimal. */
  scale?: number;
  /** Least and greatest of a decimal, which is a text. */
  minimum?: string;
  maximum?: string;
  /** Media types of a file, and its bytes at most. */
  accept?: string[];
  maxSize?: number;
  /** Units of a duration. */
  units?: DurationUnit[];
  /** Property in which no two rows may be alike. */
  unique?: string;
}

/** An input of a form. */
export interface FormField extends FieldAsWritten, InputAsWritten {
  name: string;
  words: Words;
  widget: WidgetName;
  required: boolean;
  readOnly?: boolean;
  /** Codes of which any lets it be filled in, or shown: it is not there for others. */
  permission?: AnyOf;
  enum?: string;
  /** Of a filter: its language in the screen's `filterLanguages`. */
  filterOf?: string;
  choices?: ResolvedChoices;
  when?: When;
  /** A password, a key: what is typed is never kept anywhere. */
  secret?: boolean;
  /** Asked while typing; answers true when taken. */
  unique?: { call: string; send: ResolvedSend; words: Words };
  limits?: FieldLimits;
  /** The fields of one row of a list of objects. */
  rows?: FormField[];
  /** Of an amount in such rows: their sum is shown. */
  sum?: true;
  /** Values of an enum that need an outside service each, with its name. */
  valueProviders?: Record<string, string>;
  /** Properties of the request that a period is sent as; absent where the request has one object for both. */
  params?: [string, string];
}
