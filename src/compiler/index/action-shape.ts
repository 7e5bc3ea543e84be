import type { Operation } from "../api/description";
import { pickShape, type PickedShape } from "./pick-shape";
import type { Scope } from "./scope";
import type { ActionUse } from "./views";

/** The request shape an action means; undefined if it calls nothing that exists. */
export function actionShape({ program }: Scope, { action, info, rows }: ActionUse): (PickedShape & { operation: Operation }) | undefined {
  const operation = action?.call === undefined ? undefined : program.api.operation(action.call);
  if (!action || !operation) return undefined;
  const atHand = rows === "one" ? (info.row?.properties.keys() ?? []) : [];
  return { operation, ...pickShape(operation, action.shape, Object.keys(action.send ?? {}), atHand) };
}
