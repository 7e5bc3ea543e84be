import type { Send } from "../../model/config/screen";
import type { Words } from "../../model/words";
import { handedOver, rowsUnknown } from "../index/at-hand";
import { needsOf, type Need } from "../index/call-inputs";
import { openersOf } from "../index/openings";
import type { Scope } from "../index/scope";
import { isKind, type ActionUse, type CallInputs, type ViewInfo } from "../index/views";
import type { Row } from "../api/operation";
import type { Property } from "../api/property";
import type { Place } from "../read/config-file";
import type { Report } from "../report/report";
import { checkSourceFits, fieldFits } from "./sources";
import { at, atKey, eachView } from "./check";

/**
 * The calls a view makes by itself get all they require: from its form, from `send`, from what it loaded, from its address,
 * or, where it has none, from every row it is opened from.
 */
export const checkViewInputs = eachView<Scope>((info, report, { scope }) => {
  for (const inputs of info.calls) checkSend(scope, info, inputs, report);
  checkNeeds(scope, info, report);
});

function checkSend(
  scope: Scope,
  info: ViewInfo,
  { operation: { id: call }, shape, send, sendPath, own }: CallInputs,
  report: Report,
): void {
  const ofOpeners = rowsOfOpeners(scope, info);
  for (const [name, source] of Object.entries<Send[string]>(send)) {
    const path = [...sendPath, name];
    const target = shape.properties.get(name);
    if (!target) report(atKey(info.subject, path), "CFG_UNKNOWN_INPUT", { name, call }, shape.properties.keys());
    else if (Array.isArray(source)) checkEach(scope, info, { target, source, place: at(info.subject, path) }, report);
    else if (typeof source !== "string" || own)
      checkSourceFits(target, source, own?.properties.get(String(source)), at(info.subject, path), report);
    else {
      const from = ofOpeners.flatMap((row) => row.properties.get(source) ?? []);
      const misfit = from.find((one) => !fieldFits(target, source, one)) ?? from[0];
      checkSourceFits(target, source, misfit, at(info.subject, path), report);
    }
  }
}

/** The rows a view is opened for, where these are what its calls begin with. */
function rowsOfOpeners(scope: Scope, info: ViewInfo): Row[] {
  if (info.view.route !== undefined) return [];
  return openersOf(scope, info).flatMap(({ rows, info: { row } }) => (rows === "one" && row ? [row] : []));
}

/** The list of a field over the rows a form is opened for: every place that opens it has rows, and these have the field. */
export function checkEach(
  scope: Scope,
  info: ViewInfo,
  { target, source, place }: { target: Property; source: [string]; place: Place },
  report: Report,
): void {
  const openers = openersOf(scope, info);
  const [name] = source;
  if (
    !isKind(info, "form") ||
    info.view.route !== undefined ||
    openers.length === 0 ||
    openers.some(({ rows }) => rows === "none")
  )
    return report(place, "CFG_EACH_WITHOUT_ROWS", { name });
  const row = openers.find((use) => use.info.row && !use.info.row.properties.has(name))?.info.row;
  if (row)
    return report(place, "CFG_UNKNOWN_SOURCE", { name, owner: { zh: row.name, en: row.name } }, row.properties.keys());
  checkSourceFits(target, source, openers[0]?.info.row?.properties.get(name), place, report);
}

function checkNeeds(scope: Scope, info: ViewInfo, report: Report): void {
  const openers = openersOf(scope, info);
  if (info.view.route !== undefined) {
    for (const need of needsOf(info)) if (!info.params.includes(need.name)) reportNeed(info, need, info.params, report);
    for (const use of openers) for (const name of info.params) checkOpener(use, info, name, report);
    return;
  }
  if (openers.length === 0 || openers.some(rowsUnknown)) return;
  const offered = new Set(openers.flatMap((use) => [...handedOver(use)]));
  for (const need of needsOf(info)) {
    if (!offered.has(need.name)) reportNeed(info, need, [...offered], report);
    else for (const use of openers) checkOpener(use, info, need.name, report);
  }
}

function reportNeed(
  info: ViewInfo,
  { name, property, implicit, inputs }: Need,
  offered: string[],
  report: Report,
): void {
  if (implicit)
    return report(at(info.subject, inputs.callPath), "CFG_MISSING_INPUT", { name, call: inputs.operation.id });
  const known = [...(inputs.own?.properties.keys() ?? []), ...offered];
  report(
    at(info.subject, [...inputs.sendPath, property]),
    "CFG_UNKNOWN_SOURCE",
    { name, owner: ownerOf(info, inputs) },
    known,
  );
}

/** What a view on a page of its own, or on another one, is told by. */
export const theAddress: Words = { zh: "地址", en: "the address" };

function ownerOf(info: ViewInfo, { own }: CallInputs): Words {
  if (own) return { zh: own.name, en: own.name };
  if (info.view.route !== undefined) return theAddress;
  return { zh: "打开它的行", en: "the row it is opened from" };
}

function checkOpener(use: ActionUse, view: ViewInfo, name: string, report: Report): void {
  if (rowsUnknown(use) || handedOver(use).has(name)) return;
  const place: Words = use.rows === "one" ? { zh: "行", en: "row" } : { zh: "页面", en: "page" };
  report(at(use.info.subject, use.path), "CFG_MISSING_CONTEXT", { view: view.name, name, place });
}
