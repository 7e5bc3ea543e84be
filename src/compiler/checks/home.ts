import type { ConfigHomeList, ConfigHomeTarget } from "../../model/config/home";
import type { Operation, Row } from "../api/operation";
import { addressIndex } from "../index/addresses";
import { type HomeCardOf, homeCardsOf, homeCounts, homeSteps, type Placed } from "../index/home";
import { pickShape, requiredOf } from "../index/pick-shape";
import type { Scope } from "../index/scope";
import { filterAt } from "../index/sheets";
import { viewNamed } from "../index/targets";
import { admittingCodes, isKind, parametersOf } from "../index/views";
import type { Path, Place } from "../read/config-file";
import type { Report } from "../report/report";
import { at, atKey, type Check } from "./check";
import { checkCounted } from "./home-rows";
import { checkTarget } from "./menus";
import { checkOpened, checkViewName } from "./opened";
import { checkRepeated } from "./repeated";
import { checkConstants, checkSourceFits } from "./sources";

/** What home shows exists: boards, pages, calls with their fields; and whoever sees a list may make its call. */
export const checkHome: Check = (scope, report) => {
  for (const { value, ...menu } of scope.program.menus) {
    checkNames({ ...menu, value }, ["home", "cards"], value.home.cards, report);
    for (const [index, card] of value.home.cards.entries())
      if (card.card === "todos" || card.card === "checklist")
        checkNames({ ...menu, value }, ["home", "cards", index, "items"], card.items, report);
  }
  for (const board of homeCardsOf(scope.program, "board")) checkBoard(scope, board, report);
  for (const links of homeCardsOf(scope.program, "links")) checkLinks(scope, links, report);
  for (const { part, menu, path } of homeCardsOf(scope.program, "usedClouds"))
    if (part.route !== undefined) checkTarget(scope, menu, [...path, "route"], part.route, report, ["cloud"]);
  for (const list of homeCardsOf(scope.program, "list")) checkList(scope, list, report);
  for (const counted of homeCounts(scope.program)) checkCounted(scope, counted, report);
  for (const { part, menu, path } of homeSteps(scope.program))
    checkOpening(scope, { part: part.opens, menu, path: [...path, "opens"] }, undefined, report);
};

function checkNames(menu: Placed<never>["menu"], path: Path, all: readonly { name: string }[], report: Report): void {
  checkRepeated(
    all.map(({ name }, index) => ({ name, place: at(menu, [...path, index, "name"]) })),
    report,
  );
}

function checkLinks(scope: Scope, { part, menu, path }: Placed<HomeCardOf<"links">>, report: Report): void {
  const { api } = scope.program;
  for (const [index, link] of part.links.entries()) {
    const here = [...path, "links", index];
    checkTarget(scope, menu, [...here, "route"], link.route, report);
    if (link.for !== undefined) checkTarget(scope, menu, [...here, "for"], link.for, report);
    if (link.call !== undefined && !api.operation(link.call))
      report(at(menu, [...here, "call"]), "CFG_UNKNOWN_OPERATION", { name: link.call }, api.operationIds);
  }
}

function checkBoard(
  scope: Scope,
  { part, menu, path }: Placed<{ screen: string; view: string }>,
  report: Report,
): void {
  const info = checkViewName(scope, at(menu, path), part, report);
  if (info && (!isKind(info, "dashboard") || info.view.route !== undefined))
    report(at(menu, [...path, "view"]), "CFG_NO_BOARD", { name: part.view });
}

function checkList(scope: Scope, { part, menu, path }: Placed<ConfigHomeList>, report: Report): void {
  const { api } = scope.program;
  const operation = api.operation(part.call);
  const callAt = at(menu, [...path, "call"]);
  if (!operation) return report(callAt, "CFG_UNKNOWN_OPERATION", { name: part.call }, api.operationIds);
  const { answer } = operation;
  if (answer.kind !== "page" && answer.kind !== "list") return report(callAt, "CFG_NO_LIST", { name: part.call });
  checkInput(operation, part.send ?? {}, { menu, path }, report);
  for (const [name, tail] of [
    [part.heading, ["heading"]],
    [part.time.field, ["time", "field"]],
  ] as const) {
    if (!answer.row.properties.has(name))
      report(
        at(menu, [...path, ...tail]),
        "CFG_UNKNOWN_FIELD",
        { name, owner: answer.row.name },
        answer.row.properties.keys(),
      );
  }
  checkOpening(scope, { part: part.opens, menu, path: [...path, "opens"] }, answer.row, report);
  checkOpening(scope, { part: part.all, menu, path: [...path, "all"] }, undefined, report);
  checkPermission(scope, operation, part, callAt, report);
}

function checkInput(
  operation: Operation,
  send: NonNullable<ConfigHomeList["send"]>,
  { menu, path }: Pick<Placed<never>, "menu" | "path">,
  report: Report,
): void {
  const call = operation.id;
  const { shape } = pickShape(operation, undefined, Object.keys(send), []);
  checkConstants({ call, shape }, send, (name) => at(menu, [...path, "send", name]), report);
  for (const name of requiredOf(shape)) {
    if (!Object.hasOwn(send, name)) report(at(menu, path), "CFG_MISSING_INPUT", { name, call });
  }
}

/** A view exists, and what its address needs is sent, or is in the row that opens it. */
function checkOpening(
  scope: Scope,
  { part, menu, path }: Placed<ConfigHomeTarget>,
  row: Row | undefined,
  report: Report,
): void {
  const info = checkOpened(scope, at(menu, path), part, report);
  if (!info) return;
  const page = info.view.route ?? part.on;
  if (page === undefined) return report(at(menu, [...path, "view"]), "CFG_ON_NEEDED", { name: part.view });
  const needed = info.view.route === undefined && row ? ["id"] : parametersOf(page);
  for (const name of needed) {
    if (part.send?.[name] === undefined && !row?.properties.has(name))
      report(at(menu, path), "CFG_MISSING_INPUT", { name, call: page });
  }
  for (const [name, source] of Object.entries(part.send ?? {})) {
    const place = [...path, "send", name];
    if (!needed.includes(name)) report(atKey(menu, place), "CFG_UNKNOWN_FILTER", { name, call: page }, needed);
    else if (typeof source === "string" && !row?.properties.has(source))
      report(at(menu, place), "CFG_UNKNOWN_SOURCE", { name: source, owner: row?.name ?? page }, row?.properties.keys());
    else if (typeof source === "object") {
      const address = addressIndex(scope).get(page);
      const filter = address && filterAt(scope, address, name);
      if (filter) checkSourceFits(filter, source, undefined, at(menu, place), report);
    }
  }
}

/** The list is shown to those to whom the page of all rows opens: they can make its call. */
function checkPermission(
  scope: Scope,
  { id, permission }: Operation,
  { all }: ConfigHomeList,
  place: Place,
  report: Report,
): void {
  const info = viewNamed(scope.subjects, all);
  if (!info || !permission) return;
  const admitting = admittingCodes(info);
  const words = { call: id, permission: permission.join(" / ") };
  if (admitting.length === 0) return report(place, "CFG_PERMISSION_OPEN", words);
  if (!admitting.some((code) => permission.some((one) => scope.codes.withParents(code).has(one))))
    report(place, "CFG_PERMISSION", { ...words, codes: admitting.join(", ") });
}
