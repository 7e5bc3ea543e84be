import type { Words } from "../../model/words";
import { enumNameOf } from "../index/field-uses";
import { menuEntries } from "../index/menus";
import { enumOfFact } from "../index/facts";
import type { Program } from "../index/program";
import { subjectInfo } from "../views/look-up";
import type { SubjectInfo } from "../index/views";
import { isBag } from "./difference";
import type { NameKind } from "./keys";

/** Both programs, the later one first: what is gone is named as it was. */
export interface Names {
  /** What a name under a key of a subject is called; undefined where nothing has it. */
  called: (kind: NameKind, name: string, subject: string | undefined) => Words | undefined;
  /** What a value of a field is called. */
  valueCalled: (field: string, value: unknown, subject: string | undefined) => Words | undefined;
  /** A subject with everything looked up, as it is, or was. */
  subject: (name: string | undefined) => SubjectInfo | undefined;
}

/** A text that is the same in both languages. */
export function same(text: string): Words {
  return { zh: text, en: text };
}

/** The texts of an object; undefined where it lacks one. */
export function wordsIn(value: unknown): Words | undefined {
  if (!isBag(value) || typeof value.zh !== "string" || typeof value.en !== "string") return undefined;
  return { zh: value.zh, en: value.en };
}

/** What names of these programs stand for. */
export function namesOf(before: Program, after: Program): Names {
  const programs = [after, before];
  const infos = new Map<string, SubjectInfo | undefined>();
  const subject = (name: string | undefined): SubjectInfo | undefined => {
    if (name === undefined) return undefined;
    if (!infos.has(name)) infos.set(name, infoOf(programs, name));
    return infos.get(name);
  };
  return {
    subject,
    called: (kind, name, of) => first(programs, (program) => calledIn(program, kind, name, of)),
    valueCalled: (field, value, of) => {
      const uses = subject(of)?.views.flatMap(({ fields }) => fields) ?? [];
      const use = uses.find((each) => each.name === field && enumNameOf(each) !== undefined);
      const name = enumOfFact[field] ?? (use && enumNameOf(use));
      if (name === undefined) return undefined;
      return first(programs, ({ enums }) => wordsIn(enums?.value[name]?.[String(value)]));
    },
  };
}

function infoOf(programs: readonly Program[], name: string): SubjectInfo | undefined {
  return first(programs, (program) => {
    const found = program.subjects.find((each) => each.name === name);
    return found && subjectInfo(program.api, found);
  });
}

function calledIn(program: Program, kind: NameKind, name: string, of: string | undefined): Words | undefined {
  const subject = program.subjects.find((each) => each.name === of)?.value;
  switch (kind) {
    case "field":
    case "sort":
      return wordsIn(subject?.fields[name]);
    case "action":
      return wordsIn(subject?.actions?.[name]);
    case "view":
      return wordsIn(subject?.views[name]) ?? wordsIn(subject);
    case "operation":
      return program.api.operation(name)?.summary;
    case "code":
      return codeCalled(program, name);
    case "route":
      return routeCalled(program, name);
  }
}

/** “Orders (v3-18)”: several codes may have the same words. */
function codeCalled(program: Program, code: string): Words | undefined {
  const entry = menuEntries(program).find((each) => each.entry.code === code)?.entry;
  const words = wordsIn(entry) ?? wordsIn(program.menuRules?.value.codes[code]);
  return words && { zh: `${words.zh}（${code}）`, en: `${words.en} (${code})` };
}

function routeCalled(program: Program, path: string): Words | undefined {
  for (const { value } of program.subjects)
    for (const view of Object.values(value.views))
      if (view.route === path) {
        const words = wordsIn(view) ?? wordsIn(value);
        return words && { zh: `${words.zh}（${path}）`, en: `${words.en} (${path})` };
      }
  return undefined;
}

function first<T, R>(all: readonly T[], look: (each: T) => R | undefined): R | undefined {
  for (const each of all) {
    const found = look(each);
    if (found !== undefined) return found;
  }
  return undefined;
}
