import { checkShape } from "../../checks/shapes";
import { actionUses } from "../../index/action-uses";
import { ownInputs } from "../../index/call-inputs";
import { cellUse, filterUse, withRows } from "../../index/field-uses";
import { choicesOfFilters, ownPlaced } from "../../index/filled-by";
import { listedRow, ownCall } from "../../index/own-call";
import { nameOnPage } from "../../index/sheets";
import type { ViewKind } from "../kind";
import { checkAnswer } from "./check-answer";
import { checkFrequent } from "./check-frequent";
import { checkKept } from "./check-kept";
import { checkLayout } from "./check-layout";
import { checkMap } from "./check-map";
import { checkOrder } from "./check-order";
import { checkPalette } from "./check-palette";
import { checkSheets } from "./check-sheets";
import { checkSummary } from "./check-summary";
import { checkTiers } from "./check-tiers";
import type { ListInfo } from "./info";
import { resolveList } from "./resolve";

/** The rows that a call answers. */
export const list: ViewKind<ListInfo> = {
  lookUp: (api, bare) => ownCall(api, bare, bare.view, listedRow),
  fields: (info) => {
    const { filters = [], columns, expand = [], optionalColumns = [] } = info.view;
    return [
      ...filters.map((name, index) => filterUse(info, name, "filter", ["filters", index])),
      ...columns.map((name, index) => cellUse(info, name, "column", ["columns", index])),
      ...expand.flatMap((name, index) => withRows(cellUse(info, name, "expand", ["expand", index]))),
      ...optionalColumns.map((name, index) => cellUse(info, name, "optionalColumn", ["optionalColumns", index])),
    ];
  },
  calls: (info) => ownInputs(info, info.view.send),
  actions: (info) => [
    ...actionUses(info, info.view.actions, "actions", "none"),
    ...actionUses(info, info.view.rowActions, "rowActions", "one"),
    ...actionUses(info, info.view.bulkActions, "bulkActions", "many"),
  ],
  filledBy: (info, api) => [ownPlaced(info), ...choicesOfFilters(info, api)],
  shows: ({ subject, view: { sheets = [], summary } }) => [
    ...sheets.map((name) => nameOnPage(subject, name)),
    ...(summary === undefined ? [] : [{ screen: subject.name, view: summary }]),
  ],
  checks: [
    checkAnswer,
    checkShape,
    checkFrequent,
    checkKept,
    checkLayout,
    checkMap,
    checkOrder,
    checkPalette,
    checkSheets,
    checkSummary,
    checkTiers,
  ],
  resolve: resolveList,
};
