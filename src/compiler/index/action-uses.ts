import type { Path } from "../read/config-file";
import type { ActionUse, RowsAtHand, ViewInfo } from "./views";

/** A place where a view lists an action; `tail`: where it stands below the view, its slot unless told. */
export function actionUse(
  info: ViewInfo,
  name: string,
  slot: ActionUse["slot"],
  rows: RowsAtHand,
  tail: Path = [slot],
): ActionUse {
  const action = info.subject.value.actions?.[name];
  return { name, info, slot, path: [...info.path, ...tail], rows, ...(action ? { action } : {}) };
}

/** The actions of a list of names. */
export function actionUses(
  info: ViewInfo,
  names: readonly string[] | undefined,
  slot: ActionUse["slot"],
  rows: RowsAtHand,
): ActionUse[] {
  return (names ?? []).map((name, index) => actionUse(info, name, slot, rows, [slot, index]));
}
