import type { ConfigTarget } from "../../../model/config/dashboard";
import type {
  CardTarget,
  DashboardView,
  ResolvedCard,
  TargetFilter,
  ValueTargets,
} from "../../../model/resolved-dashboard";
import type { Filter } from "../../../model/resolved-list";
import type { ShownField } from "../../../model/resolved-view";
import { valueOf } from "../../api/names";
import { filteredPage } from "../../index/sheets";
import type { CardRole, FieldUse } from "../../index/views";
import { resolveActions } from "../../resolve/actions";
import { compact, type ResolveContext } from "../../resolve/context";
import { wordsOf } from "../../resolve/fields";
import { resolveShown } from "../../resolve/shown";
import { resolveFilter, writtenFilter } from "../../resolve/filters";
import { routePath } from "../../resolve/route-path";
import { resolveSend } from "../../resolve/sources";
import { resolveTabs } from "../../resolve/tabs";
import type { Part } from "../kind";
import type { CardCall } from "./card-calls";
import { shapeTaking } from "../../index/pick-shape";
import { cardFields, scopeOf, scopeUses } from "./fields";
import type { DashboardInfo } from "./info";
import { cardTargets, targetName, targetValues } from "./targets";

/** A board with its scope and cards. */
export function resolveDashboard(context: ResolveContext, info: DashboardInfo): Part<DashboardView> {
  const own = info.cards.filter(({ isTrend }) => !isTrend);
  const { tabs, of, scope: { divides } = {} } = info.view;
  const trends = new Map(info.cards.filter(({ isTrend }) => isTrend).map((call) => [call.card, call]));
  return {
    kind: "dashboard",
    scope: scopeUses(info).map((use): Filter => {
      const filter = resolveFilter(context, use);
      if (use.slot === "month") return { ...filter, kind: "month" };
      return divides?.includes(use.name) ? { ...filter, divides: true } : filter;
    }),
    ...(of ? { of } : {}),
    ...resolveTabs(context, tabs === undefined ? undefined : shapeTaking(info, tabs), tabs),
    cards: own.map((call) => resolveCard(context, info, call, trends.get(call.card))),
    actions: resolveActions(context, info, "actions"),
  };
}

function resolveCard(
  context: ResolveContext,
  info: DashboardInfo,
  call: CardCall,
  trend: CardCall | undefined,
): ResolvedCard {
  const { card, kind } = call;
  const { columns, steps, series, interval, label, ...fields } = shownByRole(context, info, call);
  const targets = cardTargets(call);
  const own = targets.find(({ field }) => field === undefined);
  return compact({
    name: card.name,
    card: card.card,
    words: wordsOf(card),
    permission: call.operation?.permission,
    hint: card.hint,
    empty: card.empty,
    width: card.width ?? kind.width,
    ...resolveCall(info, call),
    ...(columns ? { columns } : {}),
    ...(steps ? { steps } : {}),
    ...(series ? { series } : {}),
    ...(interval ? { interval } : {}),
    ...(label && (card.card === "table" ? { label } : firstOf({ label }))),
    ...firstOf(fields),
    ...kind.further?.(card),
    trend: trend && { ...resolveCall(info, trend), ...firstOf(shownByRole(context, info, trend)) },
    opens: own && resolveTarget(context, info, call, own.target),
    valueOpens: resolveValueTargets(context, info, call),
  }) as ResolvedCard;
}

function resolveCall(info: DashboardInfo, call: CardCall): Pick<ResolvedCard, "call" | "send" | "scope" | "params"> {
  const scope = scopeOf(info, call).map(({ name }) => name);
  const { tabs, of = [] } = info.view;
  const params = [...of, ...(tabs === undefined ? [] : [tabs])].filter((name) => call.shape?.properties.has(name));
  return {
    call: call.call,
    send: call.shape ? resolveSend(call.send, call.shape) : {},
    scope,
    ...(params.length > 0 ? { params } : {}),
  };
}

type ByRole = { [R in CardRole]?: ShownField[] };

/** What a call's fields are shown as, by their role. */
function shownByRole(context: ResolveContext, info: DashboardInfo, call: CardCall): ByRole {
  const shown: ByRole = {};
  for (const use of cardFields(info, call))
    if (use.role) shown[use.role] = [...(shown[use.role] ?? []), resolveShown(context, use, [])];
  return shown;
}

/** Roles that one field has. */
function firstOf(fields: ByRole): { [R in CardRole]?: ShownField } {
  return Object.fromEntries(Object.entries(fields).map(([role, [first]]) => [role, first]));
}

function resolveValueTargets(context: ResolveContext, info: DashboardInfo, call: CardCall): ValueTargets | undefined {
  const entries = cardTargets(call).flatMap(({ field, target }) => {
    const resolved = field === undefined ? undefined : resolveTarget(context, info, call, target);
    return field !== undefined && resolved ? [[field, resolved] as const] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function resolveTarget(
  context: ResolveContext,
  info: DashboardInfo,
  call: CardCall,
  target: ConfigTarget,
): CardTarget | undefined {
  const page = filteredPage(context.scope, targetName(info, target));
  if (!page) return undefined;
  const { info: list, route, sheet } = page;
  const { where } = target;
  return {
    route: routePath(route),
    ...(sheet === undefined ? {} : { sheet }),
    ...(where === undefined
      ? {}
      : { where: typeof where === "string" ? { from: "field", name: where } : { from: "value", ...where } }),
    filters: targetValues(info, call, list, target).map(({ filter, source }): TargetFilter => {
      const written = writtenFilter(context, filter);
      return {
        ...written,
        ...(target.optional?.includes(written.name) ? { optional: true as const } : {}),
        source: sourceOf(source, filter),
      };
    }),
  };
}

function sourceOf(source: TargetFilter["source"], { property }: FieldUse): TargetFilter["source"] {
  if (source.from !== "value") return source;
  return { from: "value", value: valueOf(property?.names, source.value) as typeof source.value };
}
