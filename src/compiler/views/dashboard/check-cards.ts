import { at, atKey, type Visit } from "../../checks/check";
import { checkRepeated, type Given } from "../../checks/repeated";
import { reportShape } from "../../checks/shapes";
import { checkConstants } from "../../checks/sources";
import { requiredOf } from "../../index/pick-shape";
import type { FieldUse, ViewInfo } from "../../index/views";
import type { Path } from "../../read/config-file";
import type { Report } from "../../report/report";
import { propertyInWords } from "../../widgets/kind-words";
import type { CardCall } from "./card-calls";
import { cardFields, scopeOf, scopeUses } from "./fields";
import type { DashboardInfo } from "./info";

/** Cards have names of their own, call what answers what they draw, get all their calls require, and measure numbers. */
export const checkCards: Visit<DashboardInfo> = (info, report) => {
  const names = info.view.cards.map(({ name }, index) => ({ name, path: [...info.path, "cards", index, "name"] }));
  checkRepeated(givenIn(info, names), report);
  for (const call of info.cards) {
    checkAnswer(info, call, report);
    checkInputs(info, call, report);
    checkSeriesOrder(info, call, report);
    const fields = cardFields(info, call);
    for (const field of fields) checkField(call, field, report);
    const columns = fields.filter(({ role }) => role === "columns");
    checkRepeated(givenIn(info, columns), report);
  }
};

function givenIn({ subject }: ViewInfo, all: readonly { name: string; path: Path }[]): Given[] {
  return all.map(({ name, path }) => ({ name, place: at(subject, path) }));
}

function checkAnswer({ subject }: ViewInfo, call: CardCall, report: Report): void {
  const { operation, picked, row, answers, path } = call;
  if (!operation || !picked) return;
  reportShape(subject, path, operation, picked, undefined, report);
  const code = answers === "list" ? "CFG_NO_LIST" : "CFG_NO_OBJECT";
  if (!row) report(at(subject, [...path, "call"]), code, { name: call.call });
}

/** Only a month, and what the board is of, is never empty: what else a call requires has to be sent. */
function checkInputs(info: DashboardInfo, card: CardCall, report: Report): void {
  const { shape, send, path, call } = card;
  if (!shape) return;
  checkConstants({ call, shape }, send, (name) => at(info.subject, [...path, "send", name]), report);
  const months = scopeOf(info, card).filter(({ slot }) => slot === "month");
  const given = new Set([...Object.keys(send), ...(info.view.of ?? []), ...months.map(({ name }) => name)]);
  for (const name of requiredOf(shape)) {
    if (!given.has(name)) report(at(info.subject, [...path, "call"]), "CFG_MISSING_INPUT", { name, call });
  }
}

/** The order of a series' fields is that of values which a filter of the board can have, each for one of the fields. */
function checkSeriesOrder(info: DashboardInfo, { card, path }: CardCall, report: Report): void {
  if (!("seriesOrder" in card) || card.seriesOrder === undefined) return;
  const { filter, fields } = card.seriesOrder;
  const own = [...path, "seriesOrder"];
  const filters = scopeUses(info);
  const values = filters.find(({ name }) => name === filter)?.property?.values?.map(String);
  if (!values) {
    report(
      at(info.subject, [...own, "filter"]),
      "CFG_NO_SUCH_FILTER",
      { view: info.name, name: filter },
      filters.map(({ name }) => name),
    );
    return;
  }
  const series = [card.series].flat();
  for (const [value, field] of Object.entries(fields)) {
    if (!values.includes(value))
      report(atKey(info.subject, [...own, "fields", value]), "CFG_UNKNOWN_VALUE", { name: value }, values);
    if (!series.includes(field))
      report(
        at(info.subject, [...own, "fields", value]),
        "CFG_UNKNOWN_FIELD",
        { name: field, owner: "series" },
        series,
      );
  }
}

/** What stands in a role has a value that fits it. */
function checkField({ roles }: CardCall, { name, role, path, property, info }: FieldUse, report: Report): void {
  if (!property || !role || roles[role]?.(property.kind)) return;
  report(at(info.subject, path), "CFG_CARD_MISFIT", { name, role, type: propertyInWords(property) });
}
