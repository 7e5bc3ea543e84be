import { matches } from "../../domain/when";
import type { ResolvedScreen } from "../../model/resolved";
import type { ResolvedAction, ResolvedSend } from "../../model/resolved-view";
import type { Row } from "../../widgets/contract";
import { addressOf } from "../drawer/view-address";
import { covers, resolveSend } from "./resolve-send";

/** Why an action cannot be performed. */
export type Obstacle =
  | { kind: "permission"; codes: string[] }
  /** The field's value forbids it. */
  | { kind: "state"; field: string; value: unknown }
  /** The row lacks what the action needs. */
  | { kind: "row" }
  /** Some of the selected rows forbid it. */
  | { kind: "selection"; count: number; blocked: number };

/** Whether an action can be performed. */
export type Availability = { possible: true } | { possible: false; obstacle: Obstacle };

/** Who wants to act. */
export interface Actor {
  /** Whether any of the codes may be used. */
  permits(codes: readonly string[]): boolean;
  /** The user's own id; undefined before the profile is there. */
  id: number | undefined;
}

/** Whether the actor can perform the action on the rows: permission first, then the state of each row. */
export function availabilityOf(action: ResolvedAction, rows: readonly Row[], actor: Actor, screen: ResolvedScreen): Availability {
  const missing = action.permission.filter((code) => !actor.permits([code]));
  if (missing.length > 0 && !concernsSelf(action, rows, actor, screen)) return not({ kind: "permission", codes: missing });

  const blocked = rows.filter((row) => rowObstacle(action, row, screen) !== undefined);
  const [first] = blocked;
  if (!first) return { possible: true };
  if (rows.length > 1) return not({ kind: "selection", count: rows.length, blocked: blocked.length });
  return not(rowObstacle(action, first, screen) ?? { kind: "row" });
}

/** The field whose value keeps the action from the row; undefined where none does. */
function rowObstacle(action: ResolvedAction, row: Row, screen: ResolvedScreen): Obstacle | undefined {
  const field = Object.keys(action.when ?? {}).find((name) => {
    const wanted = action.when?.[name];
    return wanted !== undefined && !matches({ [name]: wanted }, row);
  });
  if (field !== undefined) return { kind: "state", field, value: row[field] };
  return canOpen(action, row, screen) ? undefined : { kind: "row" };
}

/** A view can be opened from a row that has what the view asks the server with and what its address is made of. */
function canOpen(action: ResolvedAction, row: Row, screen: ResolvedScreen): boolean {
  if (action.does.kind !== "open") return true;
  const view = screen.views[action.does.view];
  if (!view) return false;
  if (view.route !== undefined && addressOf(view.route, row) === undefined) return false;
  if (view.kind === "form") return covers(view.send, row) && covers(view.load?.send ?? {}, row);
  return view.kind !== "detail" || covers(view.send, row);
}

/** "The caller's own id needs no permission": whether the action names nobody but the actor. */
function concernsSelf(action: ResolvedAction, rows: readonly Row[], actor: Actor, screen: ResolvedScreen): boolean {
  if (action.self === undefined || actor.id === undefined) return false;
  const value = resolveSend(sendOf(action, screen), rows)[action.self];
  const ids = Array.isArray(value) ? value : [value];
  return ids.length > 0 && ids.every((id) => id === actor.id);
}

/** The send that names the user: the action's own, or that of the view it opens. */
function sendOf(action: ResolvedAction, screen: ResolvedScreen): ResolvedSend {
  if (action.does.kind === "call") return action.does.send;
  const view = screen.views[action.does.view];
  return view?.kind === "detail" || view?.kind === "form" ? view.send : {};
}

function not(obstacle: Obstacle): Availability {
  return { possible: false, obstacle };
}
