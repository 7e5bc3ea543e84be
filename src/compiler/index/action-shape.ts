import type { ConfigAction } from "../../model/config/screen";
import type { Operation } from "../api/operation";
import { pickShape, requiredOf, type PickedShape } from "./pick-shape";
import type { SubjectScope } from "./scope";
import type { ActionUse, RowsAtHand } from "./views";

/** What an action can do; config names exactly one. */
export const actionKinds = ["opens", "call", "link", "download"] as const;

/** What an action does; undefined where config names nothing, or several things. */
export function kindOfAction(action: ConfigAction): (typeof actionKinds)[number] | undefined {
  const [kind, ...others] = actionKinds.filter((key) => action[key] !== undefined);
  return others.length === 0 ? kind : undefined;
}

/** The request shape an action means; undefined if it calls nothing that exists. */
export function actionShape(
  { program }: SubjectScope,
  use: ActionUse,
): (PickedShape & { operation: Operation }) | undefined {
  const { action, info } = use;
  const called = action?.call ?? action?.download;
  const operation = called === undefined ? undefined : program.api.operation(called);
  if (!action || !operation) return undefined;
  const atHand = rowsOfCall(use) === "one" ? (info.row?.properties.keys() ?? []) : [];
  return { operation, ...pickShape(operation, action.shape, Object.keys(action.send ?? {}), atHand) };
}

/**
 * How many rows one call of the action is about: an action of the selected rows that sends no list of them is called for each.
 */
export function rowsOfCall({ action, rows }: ActionUse): RowsAtHand {
  const sendsLists = Object.values(action?.send ?? {}).some((source) => Array.isArray(source));
  return rows === "many" && !sendsLists ? "one" : rows;
}

/** Request properties that come from the same-named field of the row, because the call requires them and config is silent. */
export function impliedByRow(scope: SubjectScope, use: ActionUse): string[] {
  const shape = actionShape(scope, use)?.shape;
  if (!shape || rowsOfCall(use) !== "one") return [];
  return requiredOf(shape).filter((name) => !Object.hasOwn(use.action?.send ?? {}, name));
}
