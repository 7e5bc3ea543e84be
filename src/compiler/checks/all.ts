import type { Description } from "../api/description";
import type { SubjectScope } from "../index/scope";
import type { SubjectInfo } from "../index/views";
import { once } from "../read/once";
import { noted } from "../report/noted";
import { checkActionConfirm, checkConfirmSum, checkDanger } from "./action-confirm";
import { checkActionInputs } from "./action-inputs";
import { checkActionLinks } from "./action-links";
import { checkOneSubject } from "./one-subject";
import { checkOpenAs } from "./opened";
import { checkActionWords } from "./action-words";
import { checkActions } from "./actions";
import { checkAnswers } from "./answers";
import { checkBoardActions } from "./board-actions";
import { checkBulkActions } from "./bulk-actions";
import { checkClouds } from "./clouds";
import { checkCodes } from "./codes";
import { checkCrossed } from "./crossed";
import { checkConditions } from "./conditions";
import { checkDestinations } from "./destinations";
import { checkEnumWords } from "./enum-words";
import { checkRows } from "./rows";
import { checkFieldPermissions } from "./field-permissions";
import { checkHome } from "./home";
import { checkKeptFilters } from "./kept-filters";
import { checkLimits } from "./limits";
import { checkListedFields } from "./listed-fields";
import { checkMenus } from "./menus";
import { checkMessages } from "./messages";
import { checkOperations } from "./operations";
import { checkOtherConsole } from "./other-console";
import { checkPermissions } from "./permissions";
import { checkReachable } from "./reachable";
import { checkRouteTable } from "./route-table";
import { checkRules } from "./rules";
import type { Check } from "./check";
import { checkSameEntries, checkSameFields } from "./same-words";
import { checkScreensOfRoutes } from "./screens-of-routes";
import { checkSettings } from "./settings";
import { checkShapes } from "./shapes";
import { checkFieldCalls, checkSiblings } from "./siblings";
import { checkTerms } from "./terms";
import { checkThresholdCharts } from "./threshold-charts";
import { checkTimelines } from "./timelines";
import { checkUnits } from "./units";
import { checkUnused, checkUnusedViews } from "./unused";
import { checkViewInputs } from "./view-inputs";
import { checkWidgets } from "./widgets";
import { checkWords } from "./words";

/** What is right or wrong about a subject by its own file and the API. */
const subjectChecks: readonly Check<SubjectScope>[] = [
  checkActionConfirm,
  checkConfirmSum,
  checkDanger,
  checkActionInputs,
  checkOneSubject,
  checkActionWords,
  checkAnswers,
  checkBoardActions,
  checkBulkActions,
  checkConditions,
  checkRows,
  checkSameFields,
  checkLimits,
  checkListedFields,
  checkOperations,
  checkShapes,
  checkThresholdCharts,
  checkTimelines,
  checkUnits,
  checkWidgets,
  checkSiblings,
  checkUnused,
];

/** A subject that has not changed is not looked at again. */
export const checkSubjects: Check<SubjectScope> = ({ program, subjects }, report) => {
  for (const subject of subjects) report.again(foundIn(program.api)(subject));
};

const foundIn = once((api: Description) =>
  once(
    (subject: SubjectInfo) =>
      noted((report) => {
        for (const check of subjectChecks) check({ program: { api }, subjects: [subject] }, report);
      }).found,
  ),
);

/** Every check that is about more than one kind of view; their order does not matter. */
export const allChecks: readonly Check[] = [
  checkSubjects,
  checkActionLinks,
  checkOpenAs,
  checkActions,
  checkClouds,
  checkCodes,
  checkCrossed,
  checkDestinations,
  checkEnumWords,
  checkFieldPermissions,
  checkHome,
  checkKeptFilters,
  checkMenus,
  checkMessages,
  checkOtherConsole,
  checkPermissions,
  checkReachable,
  checkRouteTable,
  checkRules,
  checkSameEntries,
  checkScreensOfRoutes,
  checkFieldCalls,
  checkSettings,
  checkTerms,
  checkUnusedViews,
  checkViewInputs,
  checkWords,
];
