import { impliedByRow, kindOfAction, rowsOfCall } from "../index/action-shape";
import type { ActionUse } from "../index/views";
import type { Scope } from "../index/scope";
import type { Report } from "../report";
import { at, type Check } from "./check";

/** An action of the selected rows does something to them, and a file is answered once for all of them. */
export const checkBulkActions: Check = (scope, report) => {
  for (const use of scope.subjects.flatMap(({ uses }) => uses)) if (use.rows === "many") checkUse(scope, use, report);
};

function checkUse(scope: Scope, use: ActionUse, report: Report): void {
  const { action, info, name, path } = use;
  const kind = action && kindOfAction(action);
  if (!action || rowsOfCall(use) !== "one" || (kind !== "call" && kind !== "download")) return;
  const takesOfRow =
    Object.values(action.send ?? {}).some((source) => typeof source === "string") ||
    impliedByRow(scope, use).length > 0;
  if (!takesOfRow) report(at(info.subject, path), "CFG_BULK_WITHOUT_ROWS", { name });
  else if (kind === "download") report(at(info.subject, path), "CFG_BULK_FILES", { name });
}
