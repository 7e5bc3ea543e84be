import { checkActionConfirm, checkConfirmSum } from "./action-confirm";
import { checkActionInputs } from "./action-inputs";
import { checkActionLinks } from "./action-links";
import { checkOneSubject } from "./one-subject";
import { checkOpenAs } from "./opened";
import { checkActionWords } from "./action-words";
import { checkActions } from "./actions";
import { checkAnswers } from "./answers";
import { checkBoardActions } from "./board-actions";
import { checkBulkActions } from "./bulk-actions";
import { checkCodes } from "./codes";
import { checkConditions } from "./conditions";
import { checkDestinations } from "./destinations";
import { checkEnumWords } from "./enum-words";
import { checkRows } from "./rows";
import { checkHome } from "./home";
import { checkKeptFilters } from "./kept-filters";
import { checkLimits } from "./limits";
import { checkListedFields } from "./listed-fields";
import { checkMenus } from "./menus";
import { checkMessagesUsed } from "./messages-used";
import { checkMetricQueries } from "./metric-queries";
import { checkOperations } from "./operations";
import { checkPermissions } from "./permissions";
import { checkReachable } from "./reachable";
import { checkRouteTable } from "./route-table";
import { checkRules } from "./rules";
import type { Check } from "./check";
import { checkScreensOfRoutes } from "./screens-of-routes";
import { checkShapes } from "./shapes";
import { checkSiblings } from "./siblings";
import { checkTerms } from "./terms";
import { checkThresholdCharts } from "./threshold-charts";
import { checkTimelines } from "./timelines";
import { checkUnits } from "./units";
import { checkUnused } from "./unused";
import { checkViewInputs } from "./view-inputs";
import { checkWidgets } from "./widgets";
import { checkWords } from "./words";

/** Every check that is about more than one kind of view; their order does not matter. */
export const allChecks: readonly Check[] = [
  checkActionConfirm,
  checkConfirmSum,
  checkActionInputs,
  checkActionLinks,
  checkOpenAs,
  checkOneSubject,
  checkActionWords,
  checkActions,
  checkAnswers,
  checkBoardActions,
  checkBulkActions,
  checkCodes,
  checkConditions,
  checkDestinations,
  checkEnumWords,
  checkRows,
  checkHome,
  checkKeptFilters,
  checkLimits,
  checkListedFields,
  checkMenus,
  checkMessagesUsed,
  checkMetricQueries,
  checkOperations,
  checkPermissions,
  checkReachable,
  checkRouteTable,
  checkRules,
  checkScreensOfRoutes,
  checkShapes,
  checkSiblings,
  checkTerms,
  checkThresholdCharts,
  checkTimelines,
  checkUnits,
  checkUnused,
  checkViewInputs,
  checkWidgets,
  checkWords,
];
