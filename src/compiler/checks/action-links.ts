import { SHEET } from "../../domain/sheet";
import type { Send, Source } from "../../model/config/screen";
import { addressIndex, type Address } from "../index/addresses";
import { needsOf } from "../index/call-inputs";
import type { Scope } from "../index/scope";
import { filterAt, filtersOf, sheetNames, sheetsOf } from "../index/sheets";
import { addressOfAction, openingOf } from "../index/openings";
import { isKind, parametersOf, type ActionUse, type ViewInfo } from "../index/views";
import type { Report } from "../report/report";
import { rowsUnknown, takenNames, takenProperty } from "../index/at-hand";
import { fieldOf, sourceExists } from "./action-inputs";
import { type Around, at, atKey, type DeclaredAction, eachAction, eachUse, together } from "./check";
import { checkOpened } from "./opened";
import { theAddress } from "./view-inputs";
import { checkFilterFits, checkSourceFits } from "./sources";

/** A link leads to an address or an external link that exists; its parameters have values, and what else it sends are filters there. */
export const checkActionLinks = together(
  eachAction<Scope>((action, report, around) => checkTarget(around, action, report)),
  eachUse<Scope>((use, report, { scope }) => checkUse(scope, use, report)),
);

function checkTarget(
  { scope, subject: { subject } }: Around,
  { name, action: { link, opens } }: DeclaredAction,
  report: Report,
): void {
  if (typeof opens === "object") checkOpened(scope, at(subject, ["actions", name, "opens"]), opens, report);
  const path = ["actions", name, "link"];
  const { settings } = scope.program;
  if (typeof link === "string" && scope.program.routes && !addressIndex(scope).has(link)) {
    report(at(subject, path), "CFG_UNKNOWN_ROUTE", { name: link }, addressIndex(scope).keys());
  }
  if (typeof link === "object" && settings?.whole && !Object.hasOwn(settings.value.links, link.external)) {
    report(
      at(subject, [...path, "external"]),
      "CFG_UNKNOWN_LINK",
      { name: link.external },
      Object.keys(settings.value.links),
    );
  }
}

function checkUse(scope: Scope, use: ActionUse, report: Report): void {
  const { action, info, name } = use;
  const opening = openingOf(scope.subjects, use);
  if (opening?.way === "guest") return checkHandedOver(use, opening.info, report);
  const address = addressIndex(scope).get(addressOfAction(scope.subjects, use) ?? "");
  if (!action || !address) return;
  const opened = opening?.info;
  const isOver = opened !== undefined && opened.view.route === undefined;
  const params = parametersOf(address.route.path);
  const sent = Object.entries<Source>(action.send ?? {});
  const known =
    sent.length === 0 ? [] : [...params, ...(isOver ? ["id"] : []), ...filterParams(scope, address, action.send ?? {})];
  if (isOver && use.rows !== "many" && !rowsUnknown(use)) checkKey(use, opened, report);
  checkSheet(scope, use, address, report);
  for (const [property, source] of sent) {
    const path = ["actions", name, "send", property];
    if (!known.includes(property) && address.views.length > 0)
      report(atKey(info.subject, path), "CFG_UNKNOWN_FILTER", { name: property, call: address.route.path }, known);
    else if (Array.isArray(source)) report(at(info.subject, path), "CFG_EACH_WITHOUT_ROWS", { name: source[0] });
    else if (sourceExists(use, source, property, report)) {
      const [filter, from] = [filterAt(scope, address, property), fieldOf(use, source)];
      const place = at(info.subject, path);
      if (filter && from) checkFilterFits(filter, from, place, report);
      else if (filter) checkSourceFits(filter, source, from, place, report);
    }
  }
  if (rowsUnknown(use) || use.rows === "many") return;
  for (const param of params) {
    const byItself = use.rows === "one" ? info.row?.properties.has(param) : info.params.includes(param);
    if (!Object.hasOwn(action.send ?? {}, param) && !byItself) {
      report(at(info.subject, ["actions", name, opened ? "opens" : "link"]), "CFG_MISSING_INPUT", {
        name: param,
        call: address.route.path,
      });
    }
  }
}

/** Another subject's view over the present page is sent what it takes, and nothing else. */
function checkHandedOver(use: ActionUse, opened: ViewInfo, report: Report): void {
  const known = takenNames(opened);
  for (const [property, source] of Object.entries<Source>(use.action?.send ?? {})) {
    if (!isKnown(use, property, known, opened.name, report)) continue;
    const target = takenProperty(opened, property);
    const place = at(use.info.subject, ["actions", use.name, "send", property]);
    if (sourceExists(use, source, property, report) && target)
      checkSourceFits(target, source, fieldOf(use, source), place, report);
  }
}

function isKnown({ info, name }: ActionUse, property: string, known: string[], call: string, report: Report): boolean {
  if (known.includes(property)) return true;
  report(
    atKey(info.subject, ["actions", name, "send", property]),
    "CFG_UNKNOWN_FILTER",
    { name: property, call },
    known,
  );
  return false;
}

/** What opens for a row on another page is told which: by `send`, or by the row at hand. It is told nothing else. */
function checkKey({ action, info, name, rows }: ActionUse, opened: ViewInfo, report: Report): void {
  const hasKey = action?.send?.id !== undefined || (rows === "one" && info.row?.properties.has("id"));
  if (!hasKey && needsOf(opened).length > 0)
    report(at(info.subject, ["actions", name, "opens"]), "CFG_MISSING_INPUT", { name: "id", call: opened.name });
  for (const { name: source, property, implicit, inputs } of needsOf(opened))
    if (source !== "id" && !implicit)
      report(
        at(opened.subject, [...inputs.sendPath, property]),
        "CFG_UNKNOWN_SOURCE",
        { name: source, owner: theAddress },
        ["id"],
      );
}

/** What the list or board at an address can be filtered by: a range by its two ends. Of several lists the one that is sent says whose filters. */
function filterParams(scope: Scope, { views: [info] }: Address, send: Send): string[] {
  if (!isKind(info, "list") && !isKind(info, "dashboard")) return [];
  const sheets = sheetsOf(scope, info);
  const wanted = constantOf(send[SHEET]);
  const list = sheets.find(({ name }) => name === wanted)?.info ?? info;
  const filters = filtersOf(list).flatMap(({ name, params }) => params ?? [name]);
  return [...filters, ...(sheets.length > 1 ? [SHEET] : [])];
}

function checkSheet(scope: Scope, { action, info, name }: ActionUse, { views: [list] }: Address, report: Report): void {
  const wanted = constantOf(action?.send?.[SHEET]);
  if (wanted === undefined || !list || sheetNames(list).length === 0) return;
  const names = sheetsOf(scope, list).map((each) => each.name);
  if (!names.includes(String(wanted)))
    report(at(info.subject, ["actions", name, "send", SHEET]), "CFG_UNKNOWN_VIEW", { name: String(wanted) }, names);
}

function constantOf(source: Source | undefined): unknown {
  return typeof source === "object" && !Array.isArray(source) ? source.value : undefined;
}
