import type { Words } from "../../model/words";
import type { Description } from "../api/description";
import type { Operation } from "../api/operation";
import type { Property } from "../api/property";
import { type Difference, isBag, isText } from "./difference";
import type { Document } from "./documents";
import type { Change, Risk } from "./change";
import type { NameContext } from "./values";

/** A group with its reason. */
type Judged = Pick<Change, "risk" | "because">;

/** Files that hold nothing but texts. */
const onlyTexts: ReadonlySet<string> = new Set([
  "config/changes.json",
  "config/tour.json",
  "config/words/messages.json",
  "config/words/glossary.json",
]);

/** What a rule looks at. */
interface Case {
  difference: Difference;
  document: Document;
  context: NameContext;
  api: Description;
}

/** Keys that say who may see, open or do something. */
const permissionKeys: ReadonlySet<string | number> = new Set([
  "menu",
  "permission",
  "code",
  "codes",
  "only",
  "hide",
  "showOnly",
  "modes",
  "mode",
  "refuse",
  "switchMode",
  "redirect",
  "frame",
  "entries",
  "children",
  "header",
  "rules",
  "anyOf",
  "route",
  "routes",
  "self",
]);

/** Keys of an action or a form that stand between a press and what cannot be taken back. */
const guardKeys: ReadonlySet<string | number> = new Set([
  "confirm",
  "type",
  "consequence",
  "when",
  "otherwise",
  "call",
  "send",
  "opens",
  "tone",
  "actions",
  "rowActions",
  "bulkActions",
  "submit",
  "refuse",
]);

/** Keys by which an amount is shown, asked or sent. */
const amountKeys: ReadonlySet<string | number> = new Set(["amount", "sum", "preview", "sends", "submit"]);

/**
 * In which group a change belongs, and why. The first rule that holds: texts that only read differently are wording; then money,
 * permission and data loss.
 */
export function riskOf(each: Case): Judged {
  if (isWording(each)) return { risk: "wording" };
  return moneyIn(each) ?? permissionIn(each) ?? lossIn(each) ?? { risk: "behaviour" };
}

/** Of a change of an operation of the API. */
export function riskOfOperation(operation: Operation, permissionChanged: boolean): Judged {
  if (permissionChanged)
    return judged("permission", { zh: "调用它所需的编码改变", en: "who may call it is decided by its codes" });
  if (operation.change && takesAmount(operation))
    return judged("money", { zh: "它提交金额", en: "it takes an amount" });
  return { risk: "behaviour" };
}

function isWording({ difference: { what, before, after, steps }, document }: Case): boolean {
  if (onlyTexts.has(document.file.path)) return true;
  if (what === "words" && isBag(before) && isBag(after) && Object.keys(before).length > 0) return true;
  if (!isText(before ?? after) || !isText(after ?? before)) return false;
  return !(after === undefined && ["consequence", "confirm"].includes(String(steps.at(-1)?.key)));
}

function moneyIn({ difference, context, api, document }: Case): Judged | undefined {
  const { steps } = difference;
  const keys = steps.map(({ key }) => key);
  if (keys.some((key) => amountKeys.has(key)))
    return judged("money", { zh: "金额在提交前的显示或提交方式改变", en: "it concerns an amount before it is sent" });
  const field = changedNames(difference).find((name) => isAmount(name, document.subject, context));
  if (field !== undefined) return judged("money", { zh: "涉及金额字段", en: "it concerns an amount" });
  const action = actionAround(difference, document, context);
  if (action && guardKeys.has(steps.at(-1)?.key ?? "") && spends(action, document, context, api))
    return judged("money", { zh: "该操作涉及金额", en: "the action concerns an amount" });
  return undefined;
}

/** Names of fields that a difference shows, hides or reads in another way: its own field, and those a list has more or less. */
function changedNames({ steps, before, after }: Difference): string[] {
  const own = steps[0]?.key === "fields" && typeof steps[1]?.key === "string" && !isLook(steps) ? [steps[1].key] : [];
  const [was, is] = [before, after].map((value) =>
    (Array.isArray(value) ? value : [value]).filter((each) => typeof each === "string"),
  );
  if (isLook(steps)) return [];
  const listed = [...(was ?? []), ...(is ?? [])].filter((name) => was?.includes(name) !== is?.includes(name));
  return [...own, ...listed];
}

/** Whether it is about the look of a field, or what a list is filtered by. */
function isLook(steps: Difference["steps"]): boolean {
  return ["width", "action", "placeholder", "filters", "frequentFilters", "keep", "palette"].includes(
    String(steps.at(-1)?.key),
  );
}

function isAmount(name: string, subject: string | undefined, { names }: NameContext): boolean {
  const views = names.subject(subject)?.views ?? [];
  return views.some(({ fields }) => fields.some((use) => use.name === name && use.property?.kind === "decimal"));
}

type RawAction = Readonly<Record<string, unknown>>;

/** The action that a difference is in, or that a list of actions has more or less. */
function actionAround(
  { steps, before, after }: Difference,
  document: Document,
  context: NameContext,
): RawAction | undefined {
  if (steps[0]?.key === "actions" && steps[1]) {
    const raw = steps[1].after ?? steps[1].before;
    return isBag(raw) ? raw : undefined;
  }
  if (!Array.isArray(before) && !Array.isArray(after)) return undefined;
  const actions = context.names.subject(document.subject)?.subject.value.actions ?? {};
  const named = changedNames({ steps: [], what: "value", before, after }).flatMap((name) => actions[name] ?? []);
  return named.find(({ tone, confirm }) => tone === "danger" || confirm?.consequence !== undefined) ?? named[0];
}

function spends(action: RawAction, document: Document, { names }: NameContext, api: Description): boolean {
  if (isBag(action.confirm) && action.confirm.sum !== undefined) return true;
  const called = typeof action.call === "string" ? api.operation(action.call) : undefined;
  if (called?.change && takesAmount(called)) return true;
  const view = names.subject(document.subject)?.views.find(({ name }) => name === action.opens)?.view;
  return view?.kind === "form" && view.submit?.amount !== undefined;
}

function takesAmount({ shapes }: Operation): boolean {
  return shapes.some(({ properties }) => [...properties.values()].some(hasAmount));
}

function hasAmount({ kind, fields }: Property): boolean {
  return kind === "decimal" || [...(fields?.values() ?? [])].some((inner) => inner.kind === "decimal");
}

function permissionIn({ difference: { steps }, document }: Case): Judged | undefined {
  if (document.file.path.startsWith("config/rules/"))
    return judged("permission", { zh: "规则决定谁能看到和进入", en: "rules decide who sees and enters what" });
  const key = steps.findLast((step) => permissionKeys.has(step.key))?.key;
  const isEntry = document.file.path.startsWith("config/menu/") && steps[0]?.key !== "home";
  const isRoute = document.file.path === "config/routes.json";
  if ((key !== undefined && (isEntry || isRoute || steps.at(-1)?.key === key)) || isRoute)
    return judged("permission", { zh: "它决定谁能看到或打开", en: "it decides who sees or opens it" });
  if (steps.length === 0)
    return judged("permission", { zh: "整个文件新增或移除", en: "everything in the file opens or closes" });
  return undefined;
}

function lossIn({ difference, document, context }: Case): Judged | undefined {
  const last = difference.steps.at(-1)?.key ?? "";
  const action = actionAround(difference, document, context);
  const isWhole = difference.steps.length === 2;
  const dangerous = action && (action.tone === "danger" || asksConsequence(difference, action));
  if (dangerous && (guardKeys.has(last) || isWhole))
    return judged("dataLoss", { zh: "该操作标为危险或不可撤销", en: "the action is marked as dangerous or final" });
  if (last === "confirm" && difference.after === undefined)
    return judged("dataLoss", { zh: "误点后直接执行", en: "a slip of the hand is no longer caught" });
  return undefined;
}

function asksConsequence({ before }: Difference, { confirm }: RawAction): boolean {
  const had = isBag(before) && "consequence" in before;
  return had || (isBag(confirm) && confirm.consequence !== undefined);
}

function judged(risk: Risk, because: Words): Judged {
  return { risk, because };
}
