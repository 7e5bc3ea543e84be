import type { Send, Source } from "../../model/config/screen";
import { addressIndex, type Address } from "../index/addresses";
import { inSlot } from "../index/field-uses";
import type { Scope } from "../index/scope";
import { filterAt, SHEET, sheetNames, sheetsOf } from "../index/sheets";
import { isKind, parametersOf, type ActionUse } from "../index/views";
import type { Report } from "../report/report";
import { rowsUnknown } from "../index/at-hand";
import { sourceExists } from "./action-inputs";
import { type Around, at, atKey, type DeclaredAction, eachAction, eachUse, together } from "./check";
import { checkConstant } from "./values";

/** A link leads to an address or an external link that exists; its parameters have values, and what else it sends are filters there. */
export const checkActionLinks = together(
  eachAction((action, report, around) => checkTarget(around, action, report)),
  eachUse((use, report, { scope }) => checkUse(scope, use, report)),
);

function checkTarget({ scope, subject: { subject } }: Around, declared: DeclaredAction, report: Report): void {
  const {
    name,
    action: { link },
  } = declared;
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
  const address = typeof action?.link === "string" ? addressIndex(scope).get(action.link) : undefined;
  if (!action || !address) return;
  const params = parametersOf(address.route.path);
  const opened = action.linkOpens;
  const known = [...params, ...(opened === undefined ? [] : ["id"]), ...filtersOf(scope, address, action.send ?? {})];
  const [target] = address.views;
  if (opened !== undefined && target) {
    const views =
      scope.subjects
        .find(({ subject }) => subject === target.subject)
        ?.views.filter(({ view }) => view.route === undefined)
        .map(({ name: view }) => view) ?? [];
    if (!views.includes(opened))
      report(at(info.subject, ["actions", name, "linkOpens"]), "CFG_UNKNOWN_VIEW", { name: opened }, views);
  }
  checkSheet(scope, use, address, report);
  for (const [property, source] of Object.entries<Source>(action.send ?? {})) {
    const path = ["actions", name, "send", property];
    if (!known.includes(property) && address.views.length > 0)
      report(atKey(info.subject, path), "CFG_UNKNOWN_FILTER", { name: property, call: address.route.path }, known);
    else if (Array.isArray(source)) report(at(info.subject, path), "CFG_EACH_WITHOUT_ROWS", { name: source[0] });
    else if (typeof source === "string") sourceExists(use, source, property, report);
    else {
      const filter = filterAt(scope, address, property);
      if (filter?.values) checkConstant(filter, property, source.value, at(info.subject, path), report);
    }
  }
  if (rowsUnknown(use) || use.rows === "many") return;
  for (const param of params) {
    const byItself = use.rows === "one" ? info.row?.properties.has(param) : info.params.includes(param);
    if (!Object.hasOwn(action.send ?? {}, param) && !byItself) {
      report(at(info.subject, ["actions", name, "link"]), "CFG_MISSING_INPUT", {
        name: param,
        call: address.route.path,
      });
    }
  }
}

/** What the list at an address can be filtered by: a range by its two ends. Where it has sheets, the one that is sent says whose filters. */
function filtersOf(scope: Scope, { views: [info] }: Address, send: Send): string[] {
  if (!isKind(info, "list")) return [];
  const sheets = sheetsOf(scope, info);
  const wanted = constantOf(send[SHEET]);
  const list = sheets.find(({ name }) => name === wanted) ?? info;
  const filters = inSlot(list, "filter").map(({ name }) => name);
  return [...filters.flatMap((name) => list.shape?.ranges.get(name) ?? [name]), ...(sheets.length > 1 ? [SHEET] : [])];
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
