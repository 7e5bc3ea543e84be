import { pageOpener } from "../../domain/page-opener";
import { visibleHeader, visibleMenu } from "../../domain/menu";
import type { AnyOf } from "../../domain/permission";
import type { MenuEntry } from "../../model/resolved";
import type { ResolvedAction } from "../../model/resolved-view";
import type { Words } from "../../model/words";
import { comesIn, type Dimensions, dimensionsOf, factsOf, type Profile, profilesOf } from "./profiles";
import type { ResolvedConsole } from "./resolved";

/** Something that is open to some kinds of users: a menu entry, an entry of the header, a page, or a console itself. */
export interface Reached {
  kind: "console" | "menu" | "header" | "page";
  /** Code, name or path: what it is compared by. */
  key: string;
  words: Words;
  /** Whom it is open to. */
  profiles: ReadonlySet<string>;
}

/** Something that needs codes, whoever does it: an action of a screen, a field that is shown or typed in one, or an operation of the API. */
export interface Needing {
  kind: "action" | "field" | "operation";
  key: string;
  words: Words;
  /** All are needed; none: every signed-in user. */
  needs: readonly AnyOf[];
}

/** Who reaches what in a console. */
export interface Access {
  dimensions: Dimensions;
  reached: Reached[];
  needing: Needing[];
}

/** Works out, for every kind of user, what is open. `dimensions`: those of several consoles that are compared. */
export function accessOf(console: ResolvedConsole, dimensions: Dimensions = dimensionsOf(console)): Access {
  const found = new Map<string, Reached & { profiles: Set<string> }>();
  for (const profile of profilesOf(dimensions))
    for (const thing of openTo(console, profile)) {
      const id = `${thing.kind} ${profile.mode} ${thing.key}`;
      const known = found.get(id) ?? { ...thing, profiles: new Set<string>() };
      known.profiles.add(keyOf(profile));
      found.set(id, known);
    }
  return {
    dimensions,
    reached: [...found.values()],
    needing: [...actionsOf(console), ...fieldsOf(console), ...operationsOf(console)],
  };
}

/** A profile as a text, and back. */
export function keyOf({ mode, customType, accountType, holder }: Profile): string {
  return [mode, customType, accountType, holder].join("|");
}

/** The profile of such a text. */
export function profileOf(key: string): Profile {
  const [mode, customType, accountType, holder = ""] = key.split("|");
  return { mode: mode === "1" ? 1 : 2, customType: Number(customType), accountType: Number(accountType), holder };
}

type Thing = Omit<Reached, "profiles">;

function openTo(console: ResolvedConsole, profile: Profile): Thing[] {
  if (!comesIn(console, profile)) return [];
  const { manifest } = console;
  const menu = manifest.menus[profile.mode];
  const facts = factsOf(console, profile);
  const opens = pageOpener(facts, manifest);
  const pages = manifest.routes.filter(
    ({ redirect, modes, path, permission }) =>
      redirect === undefined && modes.includes(profile.mode) && opens(path, permission),
  );
  const open = new Set(pages.map(({ path }) => path));
  const entries = visibleMenu(menu.entries, manifest.menuRules.rules, facts, (path) => open.has(path));
  const header = visibleHeader(menu.header, manifest.menuRules.header, facts);
  return [
    { kind: "console", key: String(profile.mode), words: menu.title },
    ...flat(entries).map(({ code, words }): Thing => ({ kind: "menu", key: code, words })),
    ...header.map(({ name, words }): Thing => ({ kind: "header", key: name, words })),
    ...pages.map(({ path, title }): Thing => ({ kind: "page", key: path, words: title })),
  ];
}

function flat(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);
}

function actionsOf({ screens }: ResolvedConsole): Needing[] {
  const found = new Map<string, Needing>();
  for (const { subject, title, views } of screens)
    for (const action of Object.values(views).flatMap(actionsIn)) {
      const key = `${subject}.${action.name}`;
      if (action.does.kind !== "call" && action.does.kind !== "download" && action.permission.length === 0) continue;
      found.set(key, {
        kind: "action",
        key,
        words: { zh: `${title.zh} › ${action.words.zh}`, en: `${title.en} › ${action.words.en}` },
        needs: action.permission,
      });
    }
  return [...found.values()];
}

/** Fields of screens that need codes of their own. */
function fieldsOf({ scope }: ResolvedConsole): Needing[] {
  const found = new Map<string, Needing>();
  for (const { subject, fields } of scope.subjects)
    for (const { name, field, property } of fields) {
      if (!field || !property?.permission) continue;
      const key = `${subject.name}.${name}`;
      const { zh, en } = subject.value;
      const words = { zh: `${zh} › ${field.zh}`, en: `${en} › ${field.en}` };
      found.set(key, { kind: "field", key, words, needs: [property.permission] });
    }
  return [...found.values()];
}

/** Every action anywhere in a view. */
function actionsIn(value: unknown): ResolvedAction[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(actionsIn);
  return isAction(value) ? [value, ...inner] : inner;
}

function isAction(value: object): value is ResolvedAction {
  return "does" in value && "permission" in value && "words" in value;
}

function operationsOf({ scope }: ResolvedConsole): Needing[] {
  const { api } = scope.program;
  return api.operationIds.flatMap((id) => {
    const operation = api.operation(id);
    if (!operation || operation.public) return [];
    const needs = operation.permission ? [operation.permission] : [];
    return [{ kind: "operation" as const, key: id, words: operation.summary ?? { zh: id, en: id }, needs }];
  });
}
