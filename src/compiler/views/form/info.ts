import type { ConfigForm } from "../../../model/config/form";
import type { Operation, RequestShape, Row } from "../../api/description";
import { objectRow, ownCall } from "../../index/own-call";
import { pickShape } from "../../index/pick-shape";
import type { Program } from "../../index/program";
import type { BareView, ViewInfo } from "../../index/views";
import type { LookedUp } from "../kind";
import { askedFields } from "./sections";

/** A form with everything that is looked up about it. */
export interface FormInfo extends ViewInfo<ConfigForm> {
  load?: { operation: Operation; shape: RequestShape };
  /** The call that previews it; without a row where it answers no object. */
  preview?: { operation: Operation; shape: RequestShape; row?: Row };
}

/** Looks up a form's load, its preview and its own call. */
export function lookUpForm(program: Program, bare: BareView<ConfigForm>): LookedUp<FormInfo> {
  const { view, subject } = bare;
  const load = calledBy(program, view.load?.call, []);
  const preview = calledBy(program, view.preview?.call, Object.keys(view.preview?.send ?? {}));
  const loaded = load && objectRow(load.operation);
  const answered = preview && objectRow(preview.operation);
  const given = [...(view.preview?.sends ?? []), ...askedFields(view, subject)];
  return {
    ...ownCall(program, bare, { ...view, given, row: loaded }),
    ...(loaded ? { loaded } : {}),
    ...(load ? { load } : {}),
    ...(preview ? { preview: { ...preview, ...(answered ? { row: answered } : {}) } } : {}),
  };
}

function calledBy({ api }: Program, call: string | undefined, given: readonly string[]): FormInfo["load"] {
  const operation = call === undefined ? undefined : api.operation(call);
  return operation && { operation, shape: pickShape(operation, undefined, given, []).shape };
}
