import type { When } from "../../model/config/screen";
import type { Property } from "../api/property";
import { inputProperties } from "../index/field-uses";
import { objectRow } from "../index/own-call";
import type { Subject } from "../index/program";
import type { ActionUse, FieldUse, ViewInfo } from "../index/views";
import type { Path } from "../read/config-file";
import type { Report } from "../report/report";
import { at, atKey, eachUse, eachView, together } from "./check";
import { checkValue, isValue } from "./values";

/** What a `when` may ask for: the properties at hand, and what they are called together. */
interface AtHand {
  owner: string;
  properties: ReadonlyMap<string, Property>;
}

/** Every `when` and `refreshWhile` asks for fields that are at hand where it decides, and for values they can have. */
export const checkConditions = together(
  eachView((info, report) => {
    const listed = info.fields.filter(({ owner }) => !owner);
    for (const use of listed) checkField(use, listed, report);
    checkRefresh(info, report);
    checkResult(info, report);
  }),
  eachUse(checkAction),
);

function checkRefresh({ view, subject, path, row }: ViewInfo, report: Report): void {
  if (!("refreshWhile" in view) || !view.refreshWhile || !row) return;
  checkWhen(
    subject,
    view.refreshWhile,
    [...path, "refreshWhile"],
    { owner: row.name, properties: row.properties },
    true,
    report,
  );
}

function checkResult({ view, subject, path, operation }: ViewInfo, report: Report): void {
  const when = view.kind === "form" ? view.result?.when : undefined;
  const row = operation && objectRow(operation);
  if (!when || !row) return;
  const atHand = { owner: row.name, properties: row.properties };
  checkWhen(subject, when, [...path, "result", "when"], atHand, true, report);
}

function checkField(use: FieldUse, listed: readonly FieldUse[], report: Report): void {
  const { field, info, name, face, row = info.row } = use;
  if (!field?.when || face === "filter") return;
  const atHand =
    face === "input"
      ? { owner: "", properties: inputProperties(listed) }
      : row && { owner: row.name, properties: row.properties };
  if (!atHand) return;
  if (face === "input") {
    reportConditional(use, report);
    const siblings = listed.map((other) => other.name);
    for (const other of Object.keys(field.when)) {
      if (!siblings.includes(other))
        report(atKey(info.subject, ["fields", name, "when", other]), "CFG_UNKNOWN_SIBLING", { name: other }, siblings);
    }
  }
  checkWhen(info.subject, field.when, ["fields", name, "when"], atHand, face !== "input", report);
}

/** A property the call always needs cannot be hidden. */
function reportConditional({ field, info, name, property }: FieldUse, report: Report): void {
  if (
    !property?.required ||
    property.schema.default !== undefined ||
    field?.sameAs !== undefined ||
    !("call" in info.view)
  )
    return;
  report(atKey(info.subject, ["fields", name, "when"]), "CFG_CONDITIONAL_INPUT", { name, call: info.view.call });
}

function checkAction(use: ActionUse, report: Report): void {
  const { action, info, name, rows } = use;
  if (!action?.when) {
    const idle = [...(mayLack(use) ? [] : (["otherwise"] as const)), "why" as const];
    for (const key of idle)
      if (action?.[key])
        report(atKey(info.subject, ["actions", name, key]), "CFG_OTHERWISE_WITHOUT_WHEN", { name, key });
    return;
  }
  const nothing: AtHand = { owner: "", properties: new Map() };
  const atHand = rows === "none" ? nothing : info.row && { owner: info.row.name, properties: info.row.properties };
  if (!atHand) return;
  if (rows === "none") return report(atKey(info.subject, ["actions", name, "when"]), "CFG_WHEN_WITHOUT_ROW", { name });
  checkWhen(info.subject, action.when, ["actions", name, "when"], atHand, true, report);
}

/** Whether some rows may lack what the action takes of them. */
function mayLack({ action, info, rows }: ActionUse): boolean {
  const sources = rows === "one" ? Object.values(action?.send ?? {}) : [];
  return sources.some((source) => typeof source === "string" && info.row?.properties.get(source)?.nullable);
}

function checkWhen(
  subject: Subject,
  when: When,
  path: Path,
  { owner, properties }: AtHand,
  reportNames: boolean,
  report: Report,
): void {
  for (const [name, wanted] of Object.entries(when)) {
    const property = properties.get(name);
    if (!property) {
      if (reportNames) report(atKey(subject, [...path, name]), "CFG_UNKNOWN_FIELD", { name, owner }, properties.keys());
      continue;
    }
    const values = Array.isArray(wanted) ? wanted : [wanted];
    for (const [index, value] of values.entries()) {
      if (canBe(property, value)) continue;
      checkValue(
        property,
        name,
        value,
        at(subject, [...path, name, ...(Array.isArray(wanted) ? [index] : [])]),
        report,
      );
    }
  }
}

function canBe(property: Property, value: string | number | boolean): boolean {
  if (property.schema.type === "array") return false;
  if (property.values) return isValue(property, value);
  return typeof value === property.scalar;
}
