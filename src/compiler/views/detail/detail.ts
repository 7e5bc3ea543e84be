import { checkShape } from "../../checks/shapes";
import { actionUse, actionUses } from "../../index/action-uses";
import { ownInputs } from "../../index/call-inputs";
import { cellUse, withRows } from "../../index/field-uses";
import { ownPlaced } from "../../index/filled-by";
import { objectRow, ownCall } from "../../index/own-call";
import type { ViewKind } from "../kind";
import { checkAnswer } from "./check-answer";
import { checkContents } from "./check-contents";
import { checkMetrics } from "./check-metrics";
import { checkRelatedLists } from "./check-related";
import type { DetailInfo } from "./info";
import { metricCalls, metricInputs, metricTabs } from "./metrics";
import { resolveDetail } from "./resolve";
import { detailSections } from "./sections";

/** What a call answers about one row. */
export const detail: ViewKind<DetailInfo> = {
  lookUp: (api, bare) => ({
    ...ownCall(api, bare, bare.view, objectRow),
    metrics: metricTabs(api, bare),
  }),
  fields: (info) => [
    ...(info.view.figures ?? []).map((name, index) => cellUse(info, name, "figure", ["figures", index])),
    ...detailSections(info.view).flatMap(({ section: { fields }, path }, part) =>
      fields.flatMap((name, index) =>
        withRows({ ...cellUse(info, name, "section", [...path, "fields", index]), part }),
      ),
    ),
  ],
  calls: (info) => [...ownInputs(info, info.view.send), ...metricInputs(info)],
  actions: (info) => [
    ...actionUses(info, info.view.actions, "actions", "one"),
    ...detailSections(info.view).flatMap(({ section: { form }, path }, part) =>
      form === undefined ? [] : [{ ...actionUse(info, form, "form", "one", [...path, "form"]), part }],
    ),
    ...(info.view.onOpen === undefined ? [] : [actionUse(info, info.view.onOpen, "onOpen", "one")]),
  ],
  filledBy: (info) => [ownPlaced(info), ...metricCalls(info)],
  shows: ({ view: { tabs = [] } }) => tabs.flatMap(({ related }) => related ?? []),
  checks: [checkAnswer, checkShape, checkContents, checkRelatedLists, checkMetrics],
  resolve: resolveDetail,
};
