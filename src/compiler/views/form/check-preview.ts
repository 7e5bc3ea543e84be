import type { Send } from "../../../model/config/screen";
import { namesAtHand } from "../../index/at-hand";
import { requiredOf } from "../../index/pick-shape";
import type { Scope } from "../../index/scope";
import { otherPlace } from "../../report/related";
import type { Report } from "../../report/report";
import { at, atKey, type Visit } from "../../checks/check";
import { checkFieldKind } from "../../checks/field-kind";
import { checkSourceFits } from "../../checks/sources";
import { checkEach } from "../../checks/view-inputs";
import { type FormInfo, thisForm } from "./info";

/** The calls that a form makes with what is typed get what they require and answer an object; what of a preview is sent along is in both. */
export const checkPreview: Visit<FormInfo> = (view, report, { scope }) => {
  checkCall(scope, view, "live", report);
  checkCall(scope, view, "preview", report);
  checkBesideButton(view, report);
  checkStops(view, report);
  checkSent(view, report);
  checkUnsent(view, report);
};

function checkBesideButton({ subject, path, view: { preview } }: FormInfo, report: Report): void {
  if (!preview?.button) return;
  const where = otherPlace(atKey(subject, [...path, "preview", "button"]));
  for (const key of ["sends", "stops"] as const)
    if (preview[key]) report(atKey(subject, [...path, "preview", key]), "CFG_CHECK_SENDS", { key, where });
}

/** What keeps a form from being sent is an amount. */
function checkStops({ subject, path, view, preview }: FormInfo, report: Report): void {
  const name = view.preview?.stops?.field;
  if (name === undefined || !preview?.row) return;
  const place = at(subject, [...path, "preview", "stops", "field"]);
  checkFieldKind(preview.row, { name, role: "stops", kind: "decimal" }, place, report);
}

function checkCall(scope: Scope, view: FormInfo, slot: "live" | "preview", report: Report): void {
  const { subject, path } = view;
  const [config, asked] = [view.view[slot], view[slot]];
  if (!config || !asked) return;
  const { call, send = {} } = config;
  const [place, atHand] = [[...path, slot], namesAtHand(scope, view)];
  if (!asked.row) report(at(subject, [...place, "call"]), "CFG_NO_OBJECT", { name: call });
  for (const [name, source] of Object.entries<Send[string]>(send)) {
    const target = asked.shape.properties.get(name);
    const here = at(subject, [...place, "send", name]);
    if (!target)
      report(
        atKey(subject, [...place, "send", name]),
        "CFG_UNKNOWN_INPUT",
        { name, call },
        asked.shape.properties.keys(),
      );
    else if (Array.isArray(source)) checkEach(scope, view, { target, source, place: here }, report);
    else if (typeof source === "string" && !atHand.has(source))
      report(here, "CFG_UNKNOWN_SOURCE", { name: source, owner: thisForm }, atHand);
    else checkSourceFits(target, source, propertyOf(view, source), here, report);
  }
  for (const { name, face, owner, readOnly, path: listed } of view.fields) {
    const isAsked = face === "input" && !owner && !readOnly && asked.shape.properties.has(name);
    if (isAsked && !Object.hasOwn(send, name))
      report(at(subject, [...place, "call"]), "CFG_PREVIEW_INPUT", {
        name,
        call,
        where: otherPlace(at(subject, listed)),
      });
  }
  for (const name of requiredOf(asked.shape)) {
    if (!Object.hasOwn(send, name)) report(at(subject, [...place, "call"]), "CFG_MISSING_INPUT", { name, call });
  }
}

function checkSent({ view, subject, path, preview, shape }: FormInfo, report: Report): void {
  if (!preview?.row || !shape) return;
  for (const [index, name] of (view.preview?.sends ?? []).entries()) {
    const place = at(subject, [...path, "preview", "sends", index]);
    const [from, target] = [preview.row.properties.get(name), shape.properties.get(name)];
    if (!from) report(place, "CFG_UNKNOWN_FIELD", { name, owner: preview.row.name }, preview.row.properties.keys());
    else if (!target) report(place, "CFG_UNKNOWN_INPUT", { name, call: view.call }, shape.properties.keys());
    else checkSourceFits(target, name, from, place, report);
  }
}

/** What a preview shows of what the call takes is sent along, so that the call can refuse where it has changed meanwhile. */
function checkUnsent({ view, subject, path, preview, shape, fields }: FormInfo, report: Report): void {
  const { sends = [], button, fields: shown = [] } = view.preview ?? {};
  if (button) return;
  for (const [index, name] of shown.entries()) {
    const isGiven = sends.includes(name) || Object.hasOwn(view.send ?? {}, name);
    const isTyped = fields.some((field) => field.name === name && field.face === "input");
    if (isGiven || isTyped || !preview?.row?.properties.has(name) || !shape?.properties.has(name)) continue;
    report(at(subject, [...path, "preview", "fields", index]), "CFG_PREVIEW_UNSENT", { name, call: view.call });
  }
}

/** What a source of a form is: something typed, or a property of the row at hand. */
function propertyOf(view: FormInfo, source: Send[string]) {
  if (typeof source !== "string") return undefined;
  return (
    view.fields.find(({ name, face }) => name === source && face === "input")?.property ??
    view.row?.properties.get(source)
  );
}
