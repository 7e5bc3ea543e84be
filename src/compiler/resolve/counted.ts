import type { ConfigCounted, ConfigFirst } from "../../model/config/home-rows";
import type { TargetFilter } from "../../model/resolved-dashboard";
import type { CountedRows } from "../../model/resolved-home";
import { valueOf } from "../api/names";
import type { Scope } from "../index/scope";
import { type FilteredPage, filteredPage, filtersOf } from "../index/sheets";
import { subjectNamed } from "../index/targets";
import { isKind, type FieldUse } from "../index/views";
import { compact } from "./context";
import { writtenFilter } from "./filters";
import { routePath } from "./route-path";

/** Rows of a list as home counts them: the list's own call, asked for the first row, and the list with the same filters. */
export function resolveCounted(
  scope: Scope,
  { screen, view, filter = {} }: ConfigCounted,
  first?: ConfigFirst,
): CountedRows | undefined {
  const page = filteredPage(scope, { screen, view });
  const { operation } = page?.info ?? {};
  if (!page || !operation) return undefined;
  const used = filtersOf(page.info).flatMap((use) => {
    const constant = filter[use.name];
    return constant ? [{ use, value: valueOf(use.property?.names, constant.value) }] : [];
  });
  return compact<CountedRows>({
    call: operation.id,
    input: {
      ...constantsOf(page),
      ...Object.fromEntries(used.map(({ use, value }) => [use.params?.[0] ?? use.name, value])),
      ...firstPage(page, first),
    },
    permission: operation.permission,
    target: {
      route: routePath(page.route),
      ...(page.sheet === undefined ? {} : { sheet: page.sheet }),
      filters: used.flatMap(({ use, value }) => targetFilter(scope, page, use, value) ?? []),
    },
  });
}

/** What the list sends besides its filters. */
function constantsOf({ info }: FilteredPage): Record<string, unknown> {
  const { shape } = info;
  const sources = (isKind(info, "list") && info.view.send) || {};
  return Object.fromEntries(
    Object.entries(sources).flatMap(([name, source]) =>
      typeof source === "object" && "value" in source
        ? [[name, valueOf(shape?.properties.get(name)?.names, source.value)]]
        : [],
    ),
  );
}

/** One row is enough: the answer says how many there are. */
function firstPage({ info: { shape } }: FilteredPage, first: ConfigFirst | undefined): Record<string, unknown> {
  const [[sortField, sortOrder] = []] = Object.entries(first?.sort ?? {});
  return {
    ...(shape?.properties.has("pageNum") && { pageNum: 1 }),
    ...(shape?.properties.has("pageSize") && { pageSize: 1 }),
    ...(sortField !== undefined && { sortField, sortOrder }),
  };
}

function targetFilter(scope: Scope, { info }: FilteredPage, use: FieldUse, value: unknown): TargetFilter | undefined {
  const subject = subjectNamed(scope.subjects, info.subject.name);
  if (!subject) return undefined;
  const written = writtenFilter({ scope, info: subject, enums: {}, filterLanguages: {} }, use);
  return {
    ...written,
    source: { from: "value", value: value as (TargetFilter["source"] & { from: "value" })["value"] },
  };
}
