import type { ConfigView } from "../../model/config/screen";
import type { ResolvedView } from "../../model/resolved";
import type { ListView } from "../../model/resolved-list";
import { fieldUses } from "../index/field-uses";
import type { ViewInfo } from "../index/views";
import { resolveActions } from "./actions";
import { resolveWhen } from "./conditions";
import { compact, type ResolveContext, takeEnum } from "./context";
import { resolveDashboard } from "./dashboards";
import { resolveDetail } from "./details";
import { resolveColumn, resolveShown, wordsOf } from "./fields";
import { resolveFilter } from "./filters";
import { resolveForm } from "./forms";
import { routePath } from "./route-path";
import { viewSend } from "./view-send";

type ListPart = Omit<ListView, "name" | "title" | "route">;

/** A view with everything looked up, derived and defaulted. */
export function resolveView(context: ResolveContext, info: ViewInfo): ResolvedView {
  const { subject, view, name } = info;
  const title = view.zh !== undefined && view.en !== undefined ? { zh: view.zh, en: view.en } : wordsOf(subject.value);
  const base = {
    name,
    title,
    ...(view.route === undefined ? {} : { route: routePath(view.route) }),
    ...(view.help ? { help: view.help } : {}),
  };
  return { ...base, ...resolvePart(context, info, view) };
}

function resolvePart(context: ResolveContext, info: ViewInfo, view: ConfigView) {
  switch (view.kind) {
    case "list":
      return resolveList(context, info, view);
    case "detail":
      return resolveDetail(context, info, view);
    case "form":
      return resolveForm(context, info);
    case "dashboard":
      return resolveDashboard(context, info);
    case "page":
      return { kind: view.kind, page: view.page };
  }
}

function resolveList(context: ResolveContext, info: ViewInfo, view: Extract<ConfigView, { kind: "list" }>): ListPart {
  const uses = fieldUses(info);
  const [field, order] = Object.entries(view.sort ?? {})[0] ?? [];
  return compact<ListPart>({
    kind: "list",
    call: view.call,
    send: viewSend(info),
    rowKey: view.rowKey ?? "id",
    ...(view.sheets ? { sheets: [info.name, ...view.sheets] } : {}),
    paged: info.operation?.answer.kind === "page",
    ...(info.operation?.exports ? { exports: true } : {}),
    ...resolveKeyset(info),
    filters: uses.filter(({ face }) => face === "filter").map((use) => resolveFilter(context, use)),
    columns: uses
      .filter(({ path }) => path[2] === "columns" || path[2] === "optionalColumns")
      .map((use) => resolveColumn(context, use)),
    ...resolveTabs(context, info, view.tabs),
    ...(view.layout ? { layout: view.layout } : {}),
    ...(field !== undefined && order !== undefined ? { sort: { field, order } } : {}),
    hasTotals: (view.totals ?? []).length > 0,
    ...(view.summary === undefined ? {} : { summary: view.summary }),
    ...(view.counts === undefined ? {} : { counts: view.counts }),
    ...(view.empty ? { empty: view.empty } : {}),
    ...(view.expand
      ? { expand: uses.filter(({ path }) => path[2] === "expand").map((use) => resolveShown(context, use, [])) }
      : {}),
    ...(view.refreshWhile ? { refreshWhile: resolveWhen(view.refreshWhile, info.row?.properties) } : {}),
    actions: resolveActions(context, info, "actions"),
    rowActions: resolveActions(context, info, "rowActions"),
    bulkActions: resolveActions(context, info, "bulkActions"),
  });
}

function resolveTabs(context: ResolveContext, { shape }: ViewInfo, param: string | undefined): Pick<ListView, "tabs"> {
  const property = param === undefined ? undefined : shape?.properties.get(param);
  const { enum: words } = takeEnum(context, property?.enumName);
  return param !== undefined && property?.values && words !== undefined
    ? { tabs: { param, values: [...property.values], enum: words } }
    : {};
}

/** A call pages by places where its request takes one and its answer names the next. */
function resolveKeyset({ operation, shape }: ViewInfo): Pick<ListView, "keyset"> {
  const cursor = shape?.properties.get("cursor");
  if (!cursor || operation?.answer.kind !== "page" || !operation.answer.keyset) return {};
  const { pattern } = cursor.schema;
  return { keyset: pattern === undefined ? {} : { pattern } };
}
