import { impliedByRow, kindOfAction, rowsOfCall } from "../index/action-shape";
import { at, eachUse } from "./check";

/** An action of the selected rows does something to them, and a file is answered once for all of them. */
export const checkBulkActions = eachUse((use, report, { scope }) => {
  const { action, info, name, path, rows } = use;
  const kind = action && kindOfAction(action);
  if (rows !== "many" || !action || rowsOfCall(use) !== "one" || (kind !== "call" && kind !== "download")) return;
  const takesOfRow =
    Object.values(action.send ?? {}).some((source) => typeof source === "string") ||
    impliedByRow(scope, use).length > 0;
  if (!takesOfRow) report(at(info.subject, path), "CFG_BULK_WITHOUT_ROWS", { name });
  else if (kind === "download") report(at(info.subject, path), "CFG_BULK_FILES", { name });
});
