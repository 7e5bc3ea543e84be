import type { Scope } from "../index/scope";
import { enumNameOf } from "../index/field-uses";
import type { Program } from "../index/program";
import type { FieldUse, SubjectInfo } from "../index/views";
import { once } from "../read/once";
import type { Report } from "../report/report";
import { at, atKey, eachSubject, together } from "./check";

/** Every enum value that can be shown has words, and no words are for values that do not exist. */
export const checkEnumWords = together(
  eachSubject<Scope>((info, report, { scope: { program } }) => {
    for (const { use, name } of enumsShown(info)) checkShown(program, use, name, report);
  }),
  checkStale,
);

const enumsShown = once(({ fields }: SubjectInfo) =>
  fields.flatMap((use) => {
    const name = enumNameOf(use);
    return name === undefined ? [] : [{ use, name }];
  }),
);

/** Words that a field is told to use instead of those of its own enum. */
const wordsNamed = once(({ fields }: SubjectInfo) =>
  fields.flatMap(({ field, property }) =>
    field?.words === undefined
      ? []
      : [[field.words, property?.names ? [...property.names.keys()] : property?.values] as const],
  ),
);

function checkShown({ enums, api }: Program, use: FieldUse, name: string, report: Report): void {
  if (!enums || !use.property) return;
  const words = enums.value[name];
  if (use.field?.words !== undefined && !words && !Object.hasOwn(Object(enums.raw), name)) {
    return report(
      at(use.info.subject, ["fields", use.name, "words"]),
      "CFG_UNKNOWN_ENUM",
      { name },
      Object.keys(enums.value),
    );
  }
  if (!enums.whole) return;
  // What a value is made of has an enum of its own: the sides of a conversation, the states of a timeline.
  const { names = api.enumNumbers(name), values = api.enumValues(name) ?? [] } = use.property;
  for (const value of names?.keys() ?? values) {
    if (words && Object.hasOwn(words, value)) continue;
    report(at(enums, words ? [name] : []), "CFG_ENUM_WITHOUT_WORDS", { name, value });
  }
}

function checkStale({ program: { enums, api }, subjects }: Scope, report: Report): void {
  if (!enums) return;
  const named = new Map(subjects.flatMap(wordsNamed));
  for (const [name, words] of Object.entries(enums.value)) {
    const values = api.enumValues(name) ?? named.get(name);
    if (!values && !named.has(name)) report(atKey(enums, [name]), "CFG_UNKNOWN_ENUM", { name }, api.enumNames);
    for (const value of values ? Object.keys(words) : []) {
      const known = (values ?? []).map(String);
      if (!known.includes(value))
        report(atKey(enums, [name, value]), "CFG_STALE_WORDS", { owner: name, name: value }, known);
    }
  }
}
