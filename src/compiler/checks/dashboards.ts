import type { Words } from "../../model/words";
import type { ValueKind } from "../../model/value-kind";
import { scopeOf, scopeUses } from "../index/card-targets";
import type { CardCall, CardField } from "../index/cards";
import { filterNames } from "../index/field-uses";
import { requiredOf } from "../index/pick-shape";
import type { ViewInfo } from "../index/views";
import { propertyInWords } from "../widgets/kind-words";
import type { Report } from "../report";
import { checkSourceFits } from "./sources";
import { at, atKey, type Check } from "./check";

const measured: ReadonlySet<ValueKind> = new Set(["decimal", "ratio", "number"]);
const unnamed: ReadonlySet<ValueKind> = new Set(["texts", "numbers", "enums", "objects", "object"]);

/** Cards call what answers what they draw, get all their calls require, measure numbers, and are narrowed down by filters they have. */
export const checkDashboards: Check = ({ subjects }, report) => {
  for (const info of subjects.flatMap(({ views }) => views)) {
    if (info.view.kind !== "dashboard") continue;
    checkNames(
      info,
      info.view.cards.map(({ name }) => name),
      report,
    );
    checkScope(info, report);
    for (const call of info.cards ?? []) {
      checkAnswer(info, call, report);
      checkInputs(info, call, report);
      for (const field of call.fields) checkField(info, call, field, report);
      const columns = call.fields.filter(({ role }) => role === "columns");
      for (const { name, path } of repeated(columns)) report(at(info.subject, path), "CFG_LISTED_TWICE", { name });
    }
  }
};

function checkNames(info: ViewInfo, names: string[], report: Report): void {
  const cards = names.map((name, index) => ({ name, path: [...info.path, "cards", index, "name"] }));
  for (const { name, path } of repeated(cards)) report(at(info.subject, path), "CFG_LISTED_TWICE", { name });
}

function repeated<T extends { name: string }>(all: readonly T[]): T[] {
  return all.filter(({ name }, index) => all.findIndex((other) => other.name === name) < index);
}

/** A filter of the board is one of at least one card's call; its month is a month. */
function checkScope(info: ViewInfo, report: Report): void {
  const known = (info.cards ?? []).flatMap(({ shape }) => filterNames(shape ? { shape } : {}));
  for (const { name, property, path, field } of scopeUses(info)) {
    const isMonth = path.at(-1) === "month";
    if (!property && field && known.length > 0) report(at(info.subject, path), "CFG_UNKNOWN_SCOPE", { name }, known);
    else if (isMonth && property && property.kind !== "month")
      misfit(info, { name, path }, "scope.month", propertyInWords(property), report);
  }
}

function checkAnswer({ subject }: ViewInfo, { operation, row, answers, path, call }: CardCall, report: Report): void {
  if (operation && !row)
    report(at(subject, [...path, "call"]), answers === "list" ? "CFG_NO_LIST" : "CFG_NO_OBJECT", { name: call });
}

/** Only a month is never empty: what else a call requires has to be sent. */
function checkInputs(info: ViewInfo, card: CardCall, report: Report): void {
  const { shape, send, path, call } = card;
  if (!shape) return;
  for (const [name, source] of Object.entries(send)) {
    const target = shape.properties.get(name);
    const place = [...path, "send", name];
    if (!target) report(atKey(info.subject, place), "CFG_UNKNOWN_INPUT", { name, call }, shape.properties.keys());
    else checkSourceFits(target, source, undefined, at(info.subject, place), report);
  }
  const months = scopeOf(info, card).filter(({ path: place }) => place.at(-1) === "month");
  const given = new Set([...Object.keys(send), ...months.map(({ name }) => name)]);
  for (const name of requiredOf(shape)) {
    if (!given.has(name)) report(at(info.subject, [...path, "call"]), "CFG_MISSING_INPUT", { name, call });
  }
}

function checkField(info: ViewInfo, { row, card }: CardCall, field: CardField, report: Report): void {
  const property = row?.properties.get(field.name);
  if (!property || field.role === "columns") return;
  if (!fitsRole(property.kind, field.role, card.card === "calendar"))
    misfit(info, field, field.role, propertyInWords(property), report);
}

/** Parts are named by a single value, those of a calendar by a day; what is measured is a number. */
function fitsRole(kind: ValueKind, role: CardField["role"], isCalendar: boolean): boolean {
  if (role === "names") return kind === "texts";
  if (role === "label" && isCalendar) return kind === "date";
  return role === "label" || role === "series" ? !unnamed.has(kind) : measured.has(kind);
}

function misfit(
  { subject }: ViewInfo,
  { name, path }: Pick<CardField, "name" | "path">,
  role: string,
  type: Words,
  report: Report,
): void {
  report(at(subject, path), "CFG_CARD_MISFIT", { name, role, type });
}
