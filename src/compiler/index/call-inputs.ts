import type { ConfigView, Send } from "../../model/config/screen";
import type { RequestShape, Row } from "../api/description";
import type { Path } from "../read/config-file";
import { formFields, type ViewInfo } from "./views";
import { requiredOf } from "./pick-shape";

/** A call that a view makes by itself, and where its input comes from. */
export interface CallInputs {
  call: string;
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

/** A field that a view expects of the row or the address it is opened from. */
export interface Need {
  /** Name of the field. */
  name: string;
  /** Request property it is sent as. */
  property: string;
  /** Config does not name it: the call requires a property of that name. */
  implicit: boolean;
  inputs: CallInputs;
}

/** A request property that makes a write happen once; of a form the browser invents it. */
export const clientTokenName = "clientToken";

const nothingTyped: ReadonlySet<string> = new Set();

/** The calls a view makes by itself: of a list or detail one, of a form its load and its own. */
export function callsOf(info: ViewInfo): CallInputs[] {
  const { view, path, shape, row } = info;
  if (view.kind === "page" || view.kind === "dashboard") return [];
  const calls: CallInputs[] = [];
  if (view.kind === "form" && view.load && info.load) {
    const at = [...path, "load"];
    calls.push(inputsOf(view.load.call, info.load.shape, view.load.send, at, nothingTyped));
  }
  if (!shape) return calls;
  const inputs = inputsOf(view.call, shape, view.send, path, typedNames(view, info));
  calls.push(view.kind === "form" && row ? { ...inputs, own: row } : inputs);
  return calls;
}

/** Sources as config writes them, and those of required properties that come from the same-named field. */
export function fullSend(inputs: CallInputs): Send {
  return { ...inputs.send, ...Object.fromEntries(implicitNames(inputs).map((name) => [name, name])) };
}

/** What a view expects of the row or the address it is opened from. */
export function needsOf(info: ViewInfo): Need[] {
  return callsOf(info).flatMap((inputs) => {
    const implicit = new Set(implicitNames(inputs));
    return Object.entries(fullSend(inputs)).flatMap(([property, source]) => {
      if (typeof source !== "string" || inputs.own?.properties.has(source)) return [];
      return [{ name: source, property, implicit: implicit.has(property), inputs }];
    });
  });
}

function inputsOf(
  call: string,
  shape: RequestShape,
  send: Send | undefined,
  at: Path,
  typed: ReadonlySet<string>,
): CallInputs {
  return { call, shape, send: send ?? {}, callPath: [...at, "call"], sendPath: [...at, "send"], typed };
}

function implicitNames({ shape, send, typed }: CallInputs): string[] {
  return requiredOf(shape).filter((name) => !Object.hasOwn(send, name) && !typed.has(name));
}

function typedNames(view: ConfigView, { subject, shape }: ViewInfo): ReadonlySet<string> {
  const fields = formFields(view).filter((name) => subject.value.fields[name]?.sameAs === undefined);
  const listed = fields.flatMap((name) => shape?.ranges.get(name) ?? [name]);
  return new Set(view.kind === "form" ? [...listed, ...(view.preview?.sends ?? []), clientTokenName] : listed);
}
