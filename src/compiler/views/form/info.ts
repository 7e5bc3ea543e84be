import type { ConfigForm } from "../../../model/config/form";
import type { Description } from "../../api/description";
import type { Operation, RequestShape, Row } from "../../api/operation";
import { objectRow, ownCall } from "../../index/own-call";
import { pickShape } from "../../index/pick-shape";
import type { BareView, ViewInfo } from "../../index/views";
import type { LookedUp } from "../kind";
import { askedFields } from "./sections";

/** A form with everything that is looked up about it. */
export interface FormInfo extends ViewInfo<ConfigForm> {
  load?: { operation: Operation; shape: RequestShape };
  /** The calls that are made with what is typed. */
  live?: AskedCall;
  preview?: AskedCall;
}

/** A call that is made with what is typed; without a row where it answers no object. */
interface AskedCall {
  operation: Operation;
  shape: RequestShape;
  row?: Row;
}

/** What a mistake calls a form whose own values or rows lack a name. */
export const thisForm = { zh: "这个表单", en: "this form" };

/** Looks up a form's load, its own call, and those it makes with what is typed. */
export function lookUpForm(api: Description, bare: BareView<ConfigForm>): LookedUp<FormInfo> {
  const { view, subject } = bare;
  const load = calledBy(api, view.load?.call, []);
  const live = askedBy(api, view.live);
  const preview = askedBy(api, view.preview);
  const loaded = load && objectRow(load.operation);
  const given = [...(view.preview?.sends ?? []), ...askedFields(view, subject)];
  return {
    ...ownCall(api, bare, { ...view, given, row: loaded }),
    ...(loaded ? { loaded } : {}),
    ...(load ? { load } : {}),
    ...(live ? { live } : {}),
    ...(preview ? { preview } : {}),
  };
}

function calledBy(api: Description, call: string | undefined, given: readonly string[]): FormInfo["load"] {
  const operation = call === undefined ? undefined : api.operation(call);
  return operation && { operation, shape: pickShape(operation, undefined, given, []).shape };
}

function askedBy(api: Description, question: ConfigForm["live"]): AskedCall | undefined {
  const called = calledBy(api, question?.call, Object.keys(question?.send ?? {}));
  const row = called && objectRow(called.operation);
  return called && { ...called, ...(row ? { row } : {}) };
}
