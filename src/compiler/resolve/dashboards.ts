import type { CardTarget, DashboardView, ResolvedCard, TargetFilter } from "../../model/resolved-dashboard";
import type { Filter } from "../../model/resolved-list";
import type { ShownField } from "../../model/resolved-view";
import { valueOf } from "../api/names";
import { scopeOf, scopeUses, targetSubject, targetValues, targetView } from "../index/card-targets";
import type { CardCall, CardField } from "../index/cards";
import { fieldUses, type FieldUse } from "../index/field-uses";
import type { ViewInfo } from "../index/views";
import { resolveActions } from "./actions";
import { compact, type ResolveContext } from "./context";
import { resolveShown, wordsOf } from "./fields";
import { resolveFilter } from "./filters";
import { routePath } from "./route-path";
import { resolveSend } from "./sources";

/** What a board has besides what every view has. */
type DashboardPart = Omit<DashboardView, "name" | "title" | "route">;

/** A board with its scope and cards. */
export function resolveDashboard(context: ResolveContext, info: ViewInfo): DashboardPart {
  const calls = info.cards ?? [];
  return {
    kind: "dashboard",
    scope: scopeUses(info).map((use): Filter => {
      const filter = resolveFilter(context, use);
      return use.path.at(-1) === "month" ? { ...filter, kind: "month" } : filter;
    }),
    cards: calls
      .filter((call) => !isTrend(call))
      .map((call) =>
        resolveCard(
          context,
          info,
          call,
          calls.find((other) => isTrend(other) && other.card === call.card),
        ),
      ),
    actions: resolveActions(context, info, "actions"),
  };
}

function isTrend({ path }: CardCall): boolean {
  return path.at(-1) === "trend";
}

function resolveCard(
  context: ResolveContext,
  info: ViewInfo,
  call: CardCall,
  trend: CardCall | undefined,
): ResolvedCard {
  const { card } = call;
  const shown = (role: CardField["role"]): ShownField | undefined => shownFields(context, info, call, role)[0];
  const small = card.card === "figure" || card.card === "progress";
  return compact({
    name: card.name,
    card: card.card,
    words: wordsOf(card),
    permission: call.operation?.permission,
    hint: card.hint,
    width: card.width ?? (small ? 3 : 6),
    ...resolveCall(info, call),
    ...(card.card === "table" ? { columns: shownFields(context, info, call, "columns") } : {}),
    label: shown("label"),
    series: shown("series"),
    value: shown("value"),
    names: shown("names"),
    compare: shown("compare"),
    of: shown("of"),
    better: card.card === "figure" ? card.better : undefined,
    trend: trend && {
      ...resolveCall(info, trend),
      label: shownFields(context, info, trend, "label")[0],
      value: shownFields(context, info, trend, "value")[0],
    },
    opens: resolveTarget(context, info, call),
  }) as ResolvedCard;
}

function resolveCall(
  info: ViewInfo,
  { call, send, shape, ...rest }: CardCall,
): Pick<ResolvedCard, "call" | "send" | "scope"> {
  const scope = scopeOf(info, { ...rest, ...(shape ? { shape } : {}) }).map(({ name }) => name);
  return { call, send: shape ? resolveSend(send, shape) : {}, scope };
}

function shownFields(context: ResolveContext, info: ViewInfo, call: CardCall, role: CardField["role"]): ShownField[] {
  const wanted = call.fields.filter((field) => field.role === role).map(({ path }) => JSON.stringify(path));
  return fieldUses(info)
    .filter(({ face, path }) => face === "cell" && wanted.includes(JSON.stringify(path)))
    .map((use) => resolveShown(context, use, []));
}

function resolveTarget(context: ResolveContext, info: ViewInfo, call: CardCall): CardTarget | undefined {
  const target = call.card.opens;
  const view = target && targetView(targetSubject(context.scope.subjects, info, target), target);
  if (!view || view.view.route === undefined) return undefined;
  return {
    route: routePath(view.view.route),
    filters: targetValues(info, call, view, target).map(({ filter, source }): TargetFilter => {
      // Only what the address needs; the words and choices of the filter are in the list's own chunk.
      const { name, kind, default: preset } = resolveFilter({ ...context, enums: {} }, filter);
      return { name, kind, ...(preset === undefined ? {} : { default: preset }), source: sourceOf(source, filter) };
    }),
  };
}

function sourceOf(source: TargetFilter["source"], { property }: FieldUse): TargetFilter["source"] {
  if (source.from !== "value") return source;
  return { from: "value", value: valueOf(property?.names, source.value) as typeof source.value };
}
