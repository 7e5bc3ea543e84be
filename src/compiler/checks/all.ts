import { checkActionConfirm } from "./action-confirm";
import { checkActionInputs } from "./action-inputs";
import { checkActionLinks } from "./action-links";
import { checkActionWords } from "./action-words";
import { checkActions } from "./actions";
import { checkAnswers } from "./answers";
import { checkCardTargets } from "./card-targets";
import { checkChoices } from "./choices";
import { checkBulkActions } from "./bulk-actions";
import { checkCodes } from "./codes";
import { checkConditions } from "./conditions";
import { checkDestinations } from "./destinations";
import { checkDashboards } from "./dashboards";
import { checkDetails } from "./details";
import { checkEnumWords } from "./enum-words";
import { checkFollowed } from "./followed";
import { checkFormRules } from "./form-rules";
import { checkFormParts } from "./form-parts";
import { checkLimits } from "./limits";
import { checkListLayout } from "./list-layout";
import { checkListOrder } from "./list-order";
import { checkListedFields } from "./listed-fields";
import { checkMenus } from "./menus";
import { checkMessagesUsed } from "./messages-used";
import { checkOperations } from "./operations";
import { checkPages } from "./pages";
import { checkPermissions } from "./permissions";
import { checkPreviews } from "./previews";
import { checkReachable } from "./reachable";
import { checkRouteTable } from "./route-table";
import { checkRules } from "./rules";
import type { Check } from "./check";
import { checkScreensOfRoutes } from "./screens-of-routes";
import { checkShapes } from "./shapes";
import { checkSheets } from "./sheets";
import { checkSiblings } from "./siblings";
import { checkSummaries } from "./summaries";
import { checkTimelines } from "./timelines";
import { checkUnused } from "./unused";
import { checkViewInputs } from "./view-inputs";
import { checkWidgets } from "./widgets";
import { checkWords } from "./words";

/** Every check; their order does not matter. */
export const allChecks: readonly Check[] = [
  checkActionConfirm,
  checkActionInputs,
  checkActionLinks,
  checkActionWords,
  checkActions,
  checkAnswers,
  checkCardTargets,
  checkChoices,
  checkBulkActions,
  checkCodes,
  checkConditions,
  checkDestinations,
  checkDashboards,
  checkDetails,
  checkEnumWords,
  checkFormRules,
  checkFormParts,
  checkFollowed,
  checkLimits,
  checkListLayout,
  checkListOrder,
  checkListedFields,
  checkMenus,
  checkMessagesUsed,
  checkOperations,
  checkPages,
  checkPermissions,
  checkPreviews,
  checkReachable,
  checkRouteTable,
  checkRules,
  checkScreensOfRoutes,
  checkShapes,
  checkSheets,
  checkSiblings,
  checkSummaries,
  checkTimelines,
  checkUnused,
  checkViewInputs,
  checkWidgets,
  checkWords,
];
