import { actionUses } from "../../index/action-uses";
import { choicesOfFilters } from "../../index/filled-by";
import { admittingCodes } from "../../index/views";
import type { ViewKind } from "../kind";
import { cardCalls } from "./card-calls";
import { checkCards } from "./check-cards";
import { checkScope } from "./check-scope";
import { checkTargets } from "./check-targets";
import { boardFields } from "./fields";
import type { DashboardInfo } from "./info";
import { resolveDashboard } from "./resolve";
import { targetName } from "./targets";

/** Cards on a grid. */
export const dashboard: ViewKind<DashboardInfo> = {
  lookUp: (api, { view, path }) => ({ cards: cardCalls(api, view, path) }),
  fields: boardFields,
  actions: (info) => actionUses(info, info.view.actions, "actions", "none"),
  filledBy: (info, api) => {
    // On a page for everybody each card is shown to those who may make its call.
    const cards = admittingCodes(info).length === 0 ? [] : info.cards;
    const calls = cards.map(({ operation, path }) => ({ operation, path: [...path, "call"] }));
    return [...calls, ...choicesOfFilters(info, api)];
  },
  leadsTo: (info) => info.view.cards.flatMap(({ opens }) => (opens ? [targetName(info, opens)] : [])),
  checks: [checkScope, checkCards, checkTargets],
  route: () => ({ kind: "dashboard" }),
  resolve: resolveDashboard,
};
