import type { Send } from "../../model/config/screen";
import type { RequestShape } from "../api/operation";
import type { Path } from "../read/config-file";
import { requiredOf } from "./pick-shape";
import type { CallInputs, ViewInfo } from "./views";

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

/** The one call of a list or detail: nothing is typed for it. */
export function ownInputs(info: ViewInfo, send: Send | undefined): CallInputs[] {
  const { operation, shape, path } = info;
  return operation && shape ? [inputsOf(operation, shape, send, path)] : [];
}

/** A call with its sources; `at`: where `call` and `send` stand. */
export function inputsOf(
  operation: CallInputs["operation"],
  shape: RequestShape,
  send: Send | undefined,
  at: Path,
  typed: ReadonlySet<string> = new Set(),
): CallInputs {
  return { operation, shape, send: send ?? {}, callPath: [...at, "call"], sendPath: [...at, "send"], typed };
}

/** Sources as config writes them, and those of required properties that come from the same-named field. */
export function fullSend(inputs: CallInputs): Send {
  return { ...inputs.send, ...Object.fromEntries(implicitNames(inputs).map((name) => [name, name])) };
}

/** What a view expects of the row or the address it is opened from. */
export function needsOf(info: ViewInfo): Need[] {
  return info.calls.flatMap((inputs) => {
    const implicit = new Set(implicitNames(inputs));
    return Object.entries(fullSend(inputs)).flatMap(([property, source]) => {
      if (typeof source !== "string" || inputs.own?.properties.has(source)) return [];
      return [{ name: source, property, implicit: implicit.has(property), inputs }];
    });
  });
}

function implicitNames({ shape, send, typed }: CallInputs): string[] {
  return requiredOf(shape).filter((name) => !Object.hasOwn(send, name) && !typed.has(name));
}
