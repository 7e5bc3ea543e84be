import type { Words } from "../../model/words";
import { addressIndex } from "../index/addresses";
import { menuEntries } from "../index/menus";
import type { Scope } from "../index/scope";
import { subjectNamed, viewNamed } from "../index/targets";
import type { SubjectInfo } from "../index/views";
import { type Place, valueAt } from "../read/config-file";
import type { ErrorCode } from "../report/errors";
import { titleOf, wordsOf } from "../resolve/fields";
import type { NamesAt } from "./names-at";
import type { Probe } from "./probe";

/** What a name means: how it is shown to users, and where config declares it. */
export interface Declared {
  words?: Words;
  place?: Place;
}

/** Where a name is looked for: in config as it was last read, and in the file at hand. */
interface Asked {
  scope: Scope;
  probe: Probe;
  /** The subject at hand; undefined in other files, and where it could not be read. */
  own: SubjectInfo | undefined;
  /** All that could stand there. */
  names: readonly string[];
}

/** Finds what a name means; undefined where nothing declares it. */
type Find = (name: string, asked: Asked) => Declared | undefined;

const field: Find = (name, { own }) => inSubject(own, "fields", name);
const action: Find = (name, { own }) => inSubject(own, "actions", name);

const view: Find = (name, { scope, probe, own }) => {
  const beside = valueAt(probe.value, probe.at.slice(0, -1)) as { screen?: unknown };
  const screen = typeof beside.screen === "string" ? beside.screen : (own?.subject.name ?? "");
  const info = viewNamed(scope.subjects, { screen, view: name });
  return info && { words: titleOf(info), place: { file: info.subject.file, path: info.path, key: true } };
};

const subject: Find = (name, { scope }) => {
  const found = subjectNamed(scope.subjects, name)?.subject;
  return found && { words: wordsOf(found.value), place: { file: found.file, path: [] } };
};

const route: Find = (name, { scope }) => {
  const address = addressIndex(scope).get(name);
  const { routes } = scope.program;
  if (!address || !routes) return undefined;
  const [shown] = address.views;
  const entry = address.entries[0]?.entry ?? address.headers[0]?.entry;
  const words = shown ? titleOf(shown) : entry && wordsOf(entry);
  return { ...(words && { words }), place: { file: routes.file, path: [...address.path, "path"] } };
};

const code: Find = (name, { scope: { program } }) => {
  const placed = menuEntries(program).find(({ entry }) => entry.code === name);
  if (placed)
    return { words: wordsOf(placed.entry), place: { file: placed.menu.file, path: [...placed.path, "code"] } };
  const { menuRules } = program;
  const words = menuRules?.value.codes[name];
  return menuRules && words && { words, place: { file: menuRules.file, path: ["codes", name], key: true } };
};

const operation: Find = (name, { scope }) => {
  const { summary, title } = scope.program.api.operation(name) ?? {};
  const words = summary ?? (title === undefined ? undefined : { zh: title, en: title });
  return words && { words };
};

/** A value is of the enum that has all the values of the place. */
const value: Find = (name, { scope, names }) => {
  const { enums } = scope.program;
  const found = Object.entries(enums?.value ?? {}).find(([, words]) =>
    names.every((each) => Object.hasOwn(words, each)),
  );
  const words = found?.[1][name];
  return (
    enums && found && words && { words: wordsOf(words), place: { file: enums.file, path: [found[0], name], key: true } }
  );
};

const finds: Partial<Record<ErrorCode, Find>> = {
  CFG_UNDECLARED_FIELD: field,
  CFG_UNUSED_FIELD: field,
  CFG_UNKNOWN_FIELD: field,
  CFG_UNKNOWN_FILTER: field,
  CFG_NO_SUCH_FILTER: field,
  CFG_UNKNOWN_INPUT: field,
  CFG_UNKNOWN_SOURCE: field,
  CFG_UNKNOWN_SIBLING: field,
  CFG_UNKNOWN_SCOPE: field,
  CFG_NOT_SORTABLE: field,
  CFG_NO_TOTAL: field,
  CFG_UNKNOWN_ACTION: action,
  CFG_UNKNOWN_VIEW: view,
  CFG_UNKNOWN_SUBJECT: subject,
  CFG_UNKNOWN_ROUTE: route,
  CFG_UNKNOWN_CODE: code,
  CFG_CODE_WITHOUT_MENU: code,
  CFG_UNKNOWN_OPERATION: operation,
  CFG_WHEN_VALUE: value,
  CFG_STALE_WORDS: value,
};

/** What the names of a place mean, by their name. */
export function declaredAs(scope: Scope, { probe, codes, names }: NamesAt): (name: string) => Declared {
  const own = scope.subjects.find((info) => info.subject.file.path === probe.path);
  const find = codes.map((each) => finds[each]).find((each) => each !== undefined);
  return (name) => find?.(name, { scope, probe, own, names }) ?? {};
}

function inSubject(own: SubjectInfo | undefined, key: "fields" | "actions", name: string): Declared | undefined {
  const found = own?.subject.value[key]?.[name];
  return own && found && { words: wordsOf(found), place: { file: own.subject.file, path: [key, name], key: true } };
}
