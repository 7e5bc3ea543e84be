import { inputsOf } from "../../index/call-inputs";
import type { ActionUse, CallInputs, PlacedCall } from "../../index/views";
import { actionUse, actionUses } from "../../index/action-uses";
import { ownPlaced } from "../../index/filled-by";
import { objectRow } from "../../index/own-call";
import type { FormInfo } from "./info";
import { askedFields } from "./sections";

/** A form's load and its own call. */
export function formCalls({ view, path, subject, operation, shape, load, loaded }: FormInfo): CallInputs[] {
  const loading = load ? [inputsOf(load.operation, load.shape, view.load?.send, [...path, "load"])] : [];
  if (!operation || !shape) return loading;
  const asked = askedFields(view, subject).flatMap((name) => shape.ranges.get(name) ?? [name]);
  const typed = new Set([...asked, ...(view.preview?.sends ?? [])]);
  return [...loading, { ...inputsOf(operation, shape, view.send, path, typed), ...(loaded ? { own: loaded } : {}) }];
}

/** A form opened by a button is guarded by the button; one with an address of its own is a page of its own. */
export function callsThatFill(info: FormInfo): PlacedCall[] {
  if (info.view.route === undefined) return [];
  return info.load ? [{ operation: info.load.operation, path: [...info.path, "load", "call"] }] : [ownPlaced(info)];
}

/** What leads on once a form has been sent, by itself or as a link. */
export function formActions(info: FormInfo): ActionUse[] {
  const { next, onward } = info.view;
  const following =
    typeof next === "string" ? [actionUse(info, next, "next", "one")] : actionUses(info, next ?? [], "next", "one");
  const linked = onward === undefined ? [] : [actionUse(info, onward, "onward", "one")];
  return [...following, ...linked].map((use) => ({ ...use, info: afterwards(info) }));
}

/** A form as it is once it has been sent: what is at hand is the answer. */
function afterwards(info: FormInfo): FormInfo {
  const { row: _edited, ...rest } = info;
  const row = info.operation && objectRow(info.operation);
  return row ? { ...rest, row } : rest;
}
