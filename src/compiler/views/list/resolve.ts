import { listAsWritten } from "../../../model/config/list";
import type { Column, ListView } from "../../../model/resolved-list";
import { widgetRow } from "../../../model/widgets";
import { inSlot, sortableNames } from "../../index/field-uses";
import type { FieldUse, ViewInfo } from "../../index/views";
import { resolveActions } from "../../resolve/actions";
import { asWritten } from "../../resolve/as-written";
import { resolveWhen } from "../../resolve/conditions";
import { compact, type ResolveContext } from "../../resolve/context";
import { resolveShown } from "../../resolve/shown";
import { providersOf } from "../../resolve/providers";
import { resolveTabs } from "../../resolve/tabs";
import { viewSend } from "../../resolve/view-send";
import type { Part } from "../kind";
import { resolveFilterBy } from "../../resolve/filter-language";
import { listFilters } from "./filters";
import type { ListInfo } from "./info";
import { keptColumns } from "./kept-columns";

/** A list with its filters, columns and actions. */
export function resolveList(context: ResolveContext, info: ListInfo): Part<ListView> {
  const { view } = info;
  const columns = inSlot(info, "column", "optionalColumn").map((use) => resolveColumn(context, info, use));
  const kept = keptColumns(view, columns, context.enums);
  const [field, order] = Object.entries(view.sort ?? {})[0] ?? [];
  return compact<Part<ListView>>({
    kind: "list",
    call: view.call,
    ...providersOf([info.operation]),
    send: viewSend(info),
    rowKey: view.rowKey ?? "id",
    ...(view.sheets ? { sheets: [info.name, ...view.sheets] } : {}),
    paged: isPaged(info),
    ...(info.operation?.exports ? { exports: true } : {}),
    ...resolveKeyset(info),
    filters: listFilters(context, info),
    ...resolveFilterBy(context, info),
    columns: columns.map((column) => (kept.has(column.name) ? { ...column, keep: true as const } : column)),
    ...resolveTabs(context, info.shape, view.tabs),
    ...(field !== undefined && order !== undefined ? { sort: { field, order } } : {}),
    hasTotals: (view.totals ?? []).length > 0,
    ...asWritten(listAsWritten, view),
    ...resolveCounts(info),
    ...(view.expand ? { expand: inSlot(info, "expand").map((use) => resolveShown(context, use, [])) } : {}),
    ...(view.refreshWhile ? { refreshWhile: resolveWhen(view.refreshWhile, info.row?.properties) } : {}),
    actions: resolveActions(context, info, "actions"),
    rowActions: resolveActions(context, info, "rowActions"),
    bulkActions: resolveActions(context, info, "bulkActions"),
  });
}

function resolveColumn(context: ResolveContext, info: ListInfo, use: FieldUse): Column {
  const { view } = info;
  const shown = resolveShown(context, use, view.rowActions ?? []);
  const isTotal = (view.totals ?? []).includes(use.name);
  return {
    ...shown,
    sortable: isPaged(info) && sortableNames(info).includes(use.name),
    align: widgetRow(shown.widget).numeric ? "end" : "start",
    ...(use.field?.width === undefined ? {} : { width: use.field.width }),
    ...(use.slot === "optionalColumn" ? { optional: true as const } : {}),
    ...(isTotal ? { total: true } : {}),
  };
}

/** The values that the counts will be of, where their call counts each of them. */
function resolveCounts({ view, operation }: ListInfo): Pick<ListView, "countedValues"> {
  const { answer } = operation ?? {};
  if (view.counts === undefined || answer?.kind !== "page" || !answer.countsEach) return {};
  return { countedValues: answer.counts?.properties.get(view.counts)?.values?.map(String) ?? [] };
}

/** A call that answers a page and takes no size of it answers all at once. */
function isPaged({ operation, shape }: ViewInfo): boolean {
  return operation?.answer.kind === "page" && shape?.properties.has("pageSize") === true;
}

/** A call pages by places where its request takes one and its answer names the next. */
function resolveKeyset({ operation, shape }: ViewInfo): Pick<ListView, "keyset"> {
  const cursor = shape?.properties.get("cursor");
  if (!cursor || operation?.answer.kind !== "page" || !operation.answer.keyset) return {};
  const { pattern } = cursor.schema;
  return { keyset: pattern === undefined ? {} : { pattern } };
}
