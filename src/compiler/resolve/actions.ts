import type { ResolvedAction } from "../../model/resolved-view";
import type { Operation } from "../api/description";
import { actionShape } from "../index/action-shape";
import { requiredOf } from "../index/pick-shape";
import type { ActionUse, ViewInfo } from "../index/views";
import { compact, type ResolveContext } from "./context";
import { wordsOf } from "./fields";
import { resolveSend } from "./sources";

/** The actions a view lists in one place, in order. */
export function resolveActions(context: ResolveContext, info: ViewInfo, slot: ActionUse["slot"]): ResolvedAction[] {
  const uses = context.info.uses.filter((use) => use.info.name === info.name && use.slot === slot);
  return uses.flatMap((use) => resolveAction(context, use) ?? []);
}

function resolveAction(context: ResolveContext, use: ActionUse): ResolvedAction | undefined {
  const { action, name } = use;
  if (!action) return undefined;
  const needed = neededOperations(context, use);
  const self = selfOf(needed);
  return compact<ResolvedAction>({
    name,
    words: wordsOf(action),
    tone: action.tone ?? "neutral",
    permission: permissionOf(needed),
    ...(self === undefined ? {} : { self }),
    ...(action.when ? { when: action.when } : {}),
    ...(action.confirm ? { confirm: action.confirm } : {}),
    ...(action.success ? { success: action.success } : {}),
    refreshes: action.refreshes ?? [],
    does: action.opens === undefined ? callOf(context, use) : { kind: "open", view: action.opens },
  });
}

/** Codes of all these operations, each once. */
export function permissionOf(operations: readonly Operation[]): string[] {
  return [...new Set(operations.flatMap(({ permission }) => permission ?? []))];
}

/** The property that names the user, if every one of these operations lets everybody act upon themselves. */
function selfOf(operations: readonly Operation[]): string | undefined {
  const guarded = operations.filter(({ permission }) => permission !== undefined);
  return guarded.every(({ self }) => self !== undefined) ? guarded.at(-1)?.self : undefined;
}

/** The operations somebody has to be allowed for the action to make sense: its call, or those of the view it opens. */
function neededOperations({ scope, info }: ResolveContext, { action }: ActionUse): Operation[] {
  if (action?.call !== undefined) return [scope.program.api.operation(action.call) ?? []].flat();
  const opened = info.views.find(({ name }) => name === action?.opens);
  return [opened?.load?.operation ?? [], opened?.operation ?? []].flat();
}

function callOf({ scope }: ResolveContext, use: ActionUse): ResolvedAction["does"] {
  const { action, rows, info } = use;
  const send = { ...action?.send };
  const shape = actionShape(scope, use)?.shape;
  if (!shape) return { kind: "call", call: action?.call ?? "", send: {} };
  const fromRow = rows === "one" ? requiredOf(shape).filter((name) => !Object.hasOwn(send, name)) : [];
  const full = { ...send, ...Object.fromEntries(fromRow.map((name) => [name, name])) };
  return { kind: "call", call: action?.call ?? "", send: resolveSend(full, shape, info.params) };
}
