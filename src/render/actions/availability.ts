import { matches } from "../../domain/when";
import type { Mode } from "../../model/config/mode";
import type { ResolvedScreen } from "../../model/resolved";
import type { ResolvedAction, ResolvedSend } from "../../model/resolved-view";
import type { Row } from "../../widgets/contract";
import type { Availability, Obstacle } from "../shared/obstacle";
import { addressOf } from "../shared/view-address";
import { covers, resolveSend } from "../shared/resolve-send";

/** Who wants to act. */
export interface Actor {
  /** Whether any of the codes may be used. */
  permits(codes: readonly string[]): boolean;
  /** Whether the page at a route, to which any of the codes admits, opens. */
  opens(route: string, codes: readonly string[]): boolean;
  /** Whether it would open with a role that holds the codes. */
  roleOpens(route: string, codes: readonly string[]): boolean;
  /** The user's own id; undefined before the profile is there. */
  id: number | undefined;
}

/**
 * Whether the actor can perform the action on the rows: permission first, then the state of each row. Of several selected
 * rows those that forbid it are left out; it is possible while one remains.
 */
export function availabilityOf(
  action: ResolvedAction,
  rows: readonly Row[],
  actor: Actor,
  screen: ResolvedScreen,
): Availability {
  const [first, ...others] =
    rows.length === 0
      ? [permissionObstacle(action, rows, actor, screen)]
      : rows.map((row) => obstacleOf(action, row, actor, screen));
  if (!first || others.includes(undefined)) {
    const able = [first, ...others].filter((obstacle) => obstacle === undefined).length;
    const most = action.does.kind === "open" && action.bulk?.by === "list" ? (action.bulk.most ?? Infinity) : Infinity;
    return able > most ? not({ kind: "tooMany", most }) : { possible: true };
  }
  const same = reasonOf(first);
  return not(others.every((other) => reasonOf(other) === same) ? first : { kind: "selection", count: rows.length });
}

/** What is told apart of obstacles: what config's own words say is the same whatever the values are. */
function reasonOf(obstacle: Obstacle | undefined): string {
  return JSON.stringify((obstacle?.kind === "state" && obstacle.why) || obstacle);
}

/** Whether the action is shown for the row at all: not a link to a page of the other console, which nobody can follow here. */
export function isShown(action: ResolvedAction, row: Row | undefined, mode: Mode, screen: ResolvedScreen): boolean {
  const { does, hides } = action;
  if (does.kind === "link" && does.mode !== undefined && does.mode !== mode) return false;
  return !hides || row === undefined || rowObstacle(action, row, screen) === undefined;
}

/** What keeps the action from one row; undefined where nothing does. */
export function obstacleOf(
  action: ResolvedAction,
  row: Row,
  actor: Actor,
  screen: ResolvedScreen,
): Obstacle | undefined {
  return permissionObstacle(action, [row], actor, screen) ?? rowObstacle(action, row, screen);
}

function permissionObstacle(
  action: ResolvedAction,
  rows: readonly Row[],
  actor: Actor,
  screen: ResolvedScreen,
): Obstacle | undefined {
  const { does } = action;
  if (does.kind === "link" && !actor.opens(does.route, does.admits)) {
    return actor.roleOpens(does.route, does.admits)
      ? { kind: "permission", missing: [does.admits] }
      : { kind: "account" };
  }
  const missing = action.permission.filter((codes) => !actor.permits(codes));
  return missing.length > 0 && !concernsSelf(action, rows, actor, screen) ? { kind: "permission", missing } : undefined;
}

/** What of the row keeps the action from it: a field's value, or one that is not there; undefined where nothing does. */
export function rowObstacle(action: ResolvedAction, row: Row, screen: ResolvedScreen): Obstacle | undefined {
  const field = Object.keys(action.when ?? {}).find((name) => {
    const wanted = action.when?.[name];
    return wanted !== undefined && !matches({ [name]: wanted }, row);
  });
  const { why } = action;
  if (field !== undefined) return { kind: "state", field, value: row[field], ...(why ? { why } : {}) };
  return canOpen(action, row, screen) && canLink(action, row) ? undefined : { kind: "row" };
}

/** A view can be opened from a row that has what the view asks the server with and what its address is made of. */
function canOpen(action: ResolvedAction, row: Row, screen: ResolvedScreen): boolean {
  if (action.does.kind !== "open") return true;
  if (action.does.screen !== undefined) return covers(action.does.row ?? {}, row);
  const view = screen.views[action.does.view];
  if (!view) return false;
  if (view.route !== undefined && addressOf(view.route, row) === undefined) return false;
  if (view.kind === "form") return covers(view.send, row) && covers(view.load?.send ?? {}, row);
  return view.kind !== "detail" || covers(view.send, row);
}

/** A link needs a value for each parameter of its address, and the key of what opens there. */
function canLink({ does }: ResolvedAction, row: Row): boolean {
  return does.kind !== "link" || covers({ ...does.params, ...(does.opens && { key: does.opens.id }) }, row);
}

/** "The caller's own id needs no permission": whether the action names nobody but the actor. */
function concernsSelf(action: ResolvedAction, rows: readonly Row[], actor: Actor, screen: ResolvedScreen): boolean {
  if (action.self === undefined || actor.id === undefined) return false;
  const value = resolveSend(sendOf(action, screen), rows)[action.self];
  const ids = Array.isArray(value) ? value : [value];
  return ids.length > 0 && ids.every((id) => id === actor.id);
}

/** The send that names the user: the action's own, or that of the view it opens. */
function sendOf({ does }: ResolvedAction, screen: ResolvedScreen): ResolvedSend {
  if (does.kind === "call" || does.kind === "download") return does.send;
  if (does.kind === "open" && does.screen !== undefined) return does.row ?? {};
  const view = does.kind === "open" ? screen.views[does.view] : undefined;
  return view?.kind === "detail" || view?.kind === "form" ? view.send : {};
}

function not(obstacle: Obstacle): Availability {
  return { possible: false, obstacle };
}
