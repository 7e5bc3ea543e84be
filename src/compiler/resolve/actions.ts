import type { AnyOf } from "../../domain/permission";
import type {
  ActionDoes,
  Bulk,
  Destination,
  ResolvedAction,
  ResolvedConfirm,
  ResolvedSend,
} from "../../model/resolved-view";
import type { ConfigAction, Send } from "../../model/config/screen";
import type { Operation } from "../api/operation";
import { actionShape, impliedByRow, rowsOfCall } from "../index/action-shape";
import { filtersSent } from "../index/at-hand";
import { needsOf } from "../index/call-inputs";
import { inSlot } from "../index/field-uses";
import { addressOfAction, nextAction, openedName, openingOf } from "../index/openings";
import { takesToken } from "../index/pick-shape";
import { type ActionUse, isKind, type ViewInfo } from "../index/views";
import { resolveWhen } from "./conditions";
import { compact, type ResolveContext } from "./context";
import { wordsOf } from "./fields";
import { resolveLink, resolveOpened } from "./links";
import { type Provided, providersAt, providersOf } from "./providers";
import { routePath } from "./route-path";
import { resolveSend, resolveSource } from "./sources";

/** The actions a view lists in one place, in order; `part`: in that section only. */
export function resolveActions(
  context: ResolveContext,
  { actions }: ViewInfo,
  slot: ActionUse["slot"],
  part?: number,
): ResolvedAction[] {
  const uses = actions.filter((use) => use.slot === slot && use.part === part);
  return uses.flatMap((use) => resolveAction(context, use) ?? []);
}

function resolveAction(context: ResolveContext, use: ActionUse): ResolvedAction | undefined {
  const { action, name } = use;
  if (!action) return undefined;
  const needed = neededOperations(context, use);
  const self = selfOf(needed);
  const bulk = bulkOf(context, use);
  return compact<ResolvedAction>({
    name,
    words: wordsOf(action),
    tone: action.tone ?? "neutral",
    permission: permissionOf(needed),
    ...providersOfAction(context, use, needed),
    ...(self === undefined ? {} : { self }),
    ...(action.when ? { when: resolveWhen(action.when, use.info.row?.properties) } : {}),
    ...(action.otherwise ? { hides: true } : {}),
    ...(action.when && action.why ? { why: action.why } : {}),
    ...(action.confirm ? { confirm: confirmOf(use, action.confirm) } : {}),
    ...(action.success ? { success: action.success } : {}),
    ...(action.pending ? { pending: true } : {}),
    ...nextOf(use),
    ...scopeOf(use),
    ...(bulk ? { bulk } : {}),
    does: doesOf(context, use, action),
  });
}

/** The filters of its board that an action takes with it, or that do not matter to it; nothing where it takes none. */
function scopeOf(use: ActionUse): Pick<ResolvedAction, "scope"> {
  const sent = filtersSent(use);
  return sent.length === 0 ? {} : { scope: [...sent, ...(use.action?.apart ?? [])] };
}

/** What all these operations together ask for, each once. */
export function permissionOf(operations: readonly Operation[]): AnyOf[] {
  const asked = operations.flatMap(({ permission }) => (permission ? [permission] : []));
  return [...new Map(asked.map((codes) => [codes.join(), codes])).values()];
}

/** What its calls need, and of a link what the page there needs. */
function providersOfAction({ scope }: ResolveContext, use: ActionUse, needed: readonly Operation[]): Provided {
  const { providers: there = [] } = providersAt(scope, addressOfAction(scope.subjects, use));
  const providers = [...new Set([...(providersOf(needed).providers ?? []), ...there])];
  return providers.length === 0 ? {} : { providers };
}

/** The property that names the user, if every one of these operations lets everybody act upon themselves. */
function selfOf(operations: readonly Operation[]): string | undefined {
  const guarded = operations.filter(({ permission }) => permission !== undefined);
  return guarded.every(({ self }) => self !== undefined) ? guarded.at(-1)?.self : undefined;
}

/** The operations somebody has to be allowed for the action to make sense: its call, what a link is for, or those of the view it opens. */
function neededOperations({ scope }: ResolveContext, use: ActionUse): Operation[] {
  const { action } = use;
  const called = action?.call ?? action?.download ?? action?.for;
  if (called !== undefined) return [scope.program.api.operation(called) ?? []].flat();
  const opening = openingOf(scope.subjects, use);
  return opening && opening.way !== "address" ? opening.info.calls.map(({ operation }) => operation) : [];
}

function doesOf(context: ResolveContext, use: ActionUse, { opens, link, call, download }: ConfigAction): ActionDoes {
  if (opens !== undefined) return opensOf(context, use, opens);
  if (link !== undefined) return resolveLink(context.scope, use, link);
  const send = sendOf(context, use);
  if (call === undefined) return { kind: "download", call: download ?? "", send };
  const shape = actionShape(context.scope, use)?.shape;
  return {
    kind: "call",
    call,
    send,
    ...(shape && takesToken(shape) ? { clientToken: true } : {}),
    ...(tellsEach(context, call) ? { tellsEach: true } : {}),
  };
}

/** Whether a call answers what became of each row, so that some may be refused though it succeeds. */
function tellsEach({ scope }: ResolveContext, call: string): boolean {
  const answer = scope.program.api.operation(call)?.answer;
  return answer?.kind === "list" && ["id", "reason"].every((name) => answer.row.properties.has(name));
}

function opensOf({ scope }: ResolveContext, use: ActionUse, opens: NonNullable<ConfigAction["opens"]>): ActionDoes {
  const opening = openingOf(scope.subjects, use);
  const name = openedName(use.info.subject.name, opens);
  const { send = {} } = use.action ?? {};
  if (opening?.way === "address")
    return resolveOpened(
      scope,
      { ...name, on: opening.info.view.route === undefined ? opening.address : undefined },
      send,
    );
  if (opening?.way !== "guest") return { kind: "open", view: name.view };
  const needed = needsOf(opening.info).map((need) => [need.name, resolveSource(send[need.name] ?? need.name)]);
  const sent = Object.entries(send).map(([taken, source]) => [taken, resolveSource(source)]);
  return { kind: "open", ...name, row: Object.fromEntries([...needed, ...sent]) as ResolvedSend };
}

function sendOf({ scope }: ResolveContext, use: ActionUse): ReturnType<typeof resolveSend> {
  const shape = actionShape(scope, use)?.shape;
  if (!shape) return {};
  const implied = Object.fromEntries(impliedByRow(scope, use).map((name) => [name, name]));
  return resolveSend({ ...use.action?.send, ...implied }, shape, use.info.params);
}

/** How the selected rows are sent; a list's calls take no more at once than the description allows. */
function bulkOf({ scope }: ResolveContext, use: ActionUse): Bulk | undefined {
  if (use.rows !== "many") return undefined;
  const label = inSlot(use.info, "column")[0]?.name ?? "";
  const opened = openingOf(scope.subjects, use)?.info;
  if (!opened && rowsOfCall(use) === "one") return { by: "row", label };
  const properties = opened ? opened.shape?.properties : actionShape(scope, use)?.shape.properties;
  const send: Send = (opened ? opened.calls.at(-1)?.send : use.action?.send) ?? {};
  const lists = Object.entries(send).filter(([, source]) => Array.isArray(source));
  const filled = opened && isKind(opened, "form") ? Object.keys(opened.view.selected ?? {}) : [];
  const names = [...lists.map(([name]) => name), ...filled];
  const most = Math.min(...names.map((name) => properties?.get(name)?.schema.maxItems ?? Infinity));
  return { by: "list", ...(Number.isFinite(most) ? { most } : {}), label };
}

function confirmOf({ info }: ActionUse, confirm: NonNullable<ConfigAction["confirm"]>): ResolvedConfirm {
  const { one, consequence, no, sum, type } = confirm;
  const field = type === undefined ? undefined : info.subject.value.fields[type];
  return {
    text: wordsOf(confirm),
    ...(one ? { one } : {}),
    ...(consequence ? { consequence } : {}),
    ...(no ? { no } : {}),
    ...(sum === undefined ? {} : { sum }),
    ...(type !== undefined && field ? { type: { field: type, words: wordsOf(field) } } : {}),
  };
}

/** Where the action that follows success leads. */
function nextOf(use: ActionUse): { next?: Destination } {
  const { opens, link } = nextAction(use) ?? {};
  if (typeof opens === "string") return { next: { view: opens } };
  return typeof link === "string" ? { next: { route: routePath(link) } } : {};
}
