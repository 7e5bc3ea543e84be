import { decideCode, decideConsole } from "../../domain/decided";
import { codesOf, type MenuFacts, visibleHeader } from "../../domain/menu";
import { pageOpener } from "../../domain/page-opener";
import { mayUseAny } from "../../domain/permission";
import type { ResolvedAction } from "../../model/resolved-view";
import type { Words } from "../../model/words";
import { namesOf } from "../changes/names";
import { condition } from "../changes/values";
import type { SubjectInfo, ViewInfo } from "../index/views";
import { type ConfigFile, type Path, positionAt } from "../read/config-file";
import type { ResolvedConsole } from "./resolved";

/** Something of a screen, whether a user finds it, and why. */
export interface Reason {
  /** `depends`: on the row at hand. */
  state: "open" | "closed" | "depends";
  words: Words;
  because: Words[];
  /** What decides it, or else where it is declared. */
  file: string;
  line: number;
}

/** Why a user finds what there is of a screen in one console, and why not. Undefined for a screen that there is not. */
export function whyOf(console: ResolvedConsole, screen: string, facts: MenuFacts): Reason[] | undefined {
  const info = console.scope.subjects.find(({ subject }) => subject.name === screen);
  if (!info) return undefined;
  const entry = entryReason(console, facts);
  if (entry.state === "closed") return [entry];
  return [
    entry,
    menuReason(console, info, facts),
    ...info.views.flatMap((view) => pageReason(console, info, view, facts) ?? []),
    ...fieldReasons(info, facts),
    ...actionReasons(console, info, facts),
  ];
}

function entryReason({ manifest, scope }: ResolvedConsole, facts: MenuFacts): Reason {
  const title = manifest.menus[facts.mode].title;
  const words = { zh: `${title.zh}（模式 ${facts.mode}）`, en: `${title.en} (mode ${facts.mode})` };
  const { admitted, rule } = decideConsole(manifest.entryRules, { ...facts, loginNum: 2, loginNumStored: true });
  const file = scope.program.entryRules?.file;
  const why = rule === undefined ? undefined : scope.program.entryRules?.value.rules[rule]?.why;
  const because = why ? [byRule(why, { zh: "不允许进入", en: "keeps the user out" })] : [];
  const path: Path = rule === undefined ? ["rules"] : ["rules", rule];
  return { state: admitted ? "open" : "closed", words, because, ...placeOf(file, path) };
}

function menuReason(console: ResolvedConsole, { subject }: SubjectInfo, facts: MenuFacts): Reason {
  const code = subject.value.menu;
  const words = { zh: `菜单编码 ${code}`, en: `menu code ${code}` };
  if (!codesOf(console.manifest.menus[facts.mode].entries).includes(code)) {
    const because = [{ zh: "该控制台的菜单中没有它", en: "the menu of this console does not list it" }];
    return { state: "closed", words, because, ...placeOf(subject.file, ["menu"]) };
  }
  const { shown, because, path } = codeReason(console, code, facts);
  const place = path ? placeOf(console.scope.program.menuRules?.file, path) : placeOf(subject.file, ["menu"]);
  return { state: shown ? "open" : "closed", words, because, ...place };
}

/** What decides whether a code is open: whether it is held, or the last rule that says otherwise. */
function codeReason(
  { manifest, scope }: ResolvedConsole,
  code: string,
  facts: MenuFacts,
): { shown: boolean; because: Words[]; path?: Path } {
  const { shown, held, rule } = decideCode(code, manifest.menuRules.rules, facts);
  const why = rule === undefined ? undefined : scope.program.menuRules?.value.rules[rule]?.why;
  if (rule === undefined || !why) return { shown, because: [heldInWords(code, held)] };
  const does = shown ? { zh: "使其显示", en: "shows it" } : { zh: "将其隐藏", en: "hides it" };
  return { shown, because: [byRule(why, does)], path: ["rules", rule] };
}

function pageReason(
  console: ResolvedConsole,
  { subject }: SubjectInfo,
  view: ViewInfo,
  facts: MenuFacts,
): Reason | undefined {
  const { manifest } = console;
  const route = manifest.routes.find((each) => each.subject === subject.name && each.view === view.name);
  if (!route) return undefined;
  const words = { zh: `页面“${route.title.zh}”（${route.path}）`, en: `page “${route.title.en}” (${route.path})` };
  const place = placeOf(subject.file, view.path);
  if (!route.modes.includes(facts.mode))
    return {
      state: "closed",
      words,
      because: [{ zh: "只在另一个控制台中", en: "it is in the other console only" }],
      ...place,
    };
  const open = pageOpener(facts, manifest)(route.path, route.permission);
  const header = visibleHeader(manifest.menus[facts.mode].header, manifest.menuRules.header, facts);
  const listed = new Set(codesOf(manifest.menus[facts.mode].entries));
  if (route.permission.length === 0)
    return { state: "open", words, because: [{ zh: "不需要编码", en: "it needs no code" }], ...place };
  if (header.some((entry) => entry.code && entry.route === route.path))
    return { state: "open", words, because: [{ zh: "页头入口可以打开", en: "the header leads there" }], ...place };
  const reasons = route.permission.map((code) =>
    listed.has(code)
      ? codeReason(console, code, facts)
      : { because: [heldInWords(code, mayUseAny(facts.authCodes, [code]))], path: undefined },
  );
  const rule = open ? undefined : reasons.find(({ path }) => path)?.path;
  return {
    state: open ? "open" : "closed",
    words,
    because: reasons.flatMap(({ because }) => because),
    ...(rule ? placeOf(console.scope.program.menuRules?.file, rule) : place),
  };
}

/** Fields that need codes of their own. */
function fieldReasons({ subject, fields }: SubjectInfo, { authCodes }: MenuFacts): Reason[] {
  const guarded = new Map(fields.filter(({ property }) => property?.permission).map((use) => [use.name, use]));
  return [...guarded.values()].flatMap(({ name, field, property: { permission = [] } = {} }): Reason[] => {
    if (!field) return [];
    const given = mayUseAny(authCodes, permission);
    const words = { zh: `字段“${field.zh}”`, en: `field “${field.en}”` };
    const because = [heldInWords(permission.join(" / "), given)];
    return [{ state: given ? "open" : "closed", words, because, ...placeOf(subject.file, ["fields", name]) }];
  });
}

function actionReasons(
  { screens, scope, manifest }: ResolvedConsole,
  { subject }: SubjectInfo,
  facts: MenuFacts,
): Reason[] {
  const views = screens.find((each) => each.subject === subject.name)?.views ?? {};
  const actions = new Map(actionsIn(views).map((action) => [action.name, action]));
  const names = namesOf(scope.program, scope.program);
  const opens = pageOpener(facts, manifest);
  return [...actions.values()].map((action) => {
    const missing = action.permission.filter((anyOf) => !mayUseAny(facts.authCodes, anyOf));
    const needs = action.permission.map((anyOf) => heldInWords(anyOf.join(" / "), !missing.includes(anyOf)));
    const when = subject.value.actions?.[action.name]?.when;
    const row = when && condition(when, { names, subject: subject.name });
    const leads = action.does.kind !== "link" || opens(action.does.route, action.does.admits);
    const state = missing.length > 0 || !leads ? "closed" : row ? "depends" : "open";
    const rowWords = row && { zh: `只有当${row.zh}`, en: `only while ${row.en}` };
    return {
      state,
      words: { zh: `操作“${action.words.zh}”`, en: `action “${action.words.en}”` },
      because: [...needs, ...(leads ? [] : [noPage]), ...(rowWords ? [rowWords] : []), ...providersInWords(action)],
      ...placeOf(subject.file, ["actions", action.name]),
    };
  });
}

const noPage: Words = { zh: "所指向的页面不可用", en: "the page it leads to is closed" };

function providersInWords({ providers = [] }: ResolvedAction): Words[] {
  if (providers.length === 0) return [];
  const names = providers.join(", ");
  return [{ zh: `服务器须接入 ${names}`, en: `the server has to have ${names}` }];
}

/** Every action anywhere in a value. */
function actionsIn(value: unknown): ResolvedAction[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "does" in value && "permission" in value ? [value as ResolvedAction] : [];
  return [...own, ...Object.values(value).flatMap(actionsIn)];
}

function heldInWords(code: string, holds: boolean): Words {
  return holds ? { zh: `持有 ${code}`, en: `${code} is held` } : { zh: `缺少 ${code}`, en: `${code} is missing` };
}

function byRule(why: Words, does: Words): Words {
  return { zh: `规则“${why.zh}”${does.zh}`, en: `the rule “${why.en}” ${does.en}` };
}

function placeOf(file: ConfigFile | undefined, path: Path): { file: string; line: number } {
  return file ? { file: file.path, line: positionAt({ file, path }).line } : { file: "config", line: 1 };
}
