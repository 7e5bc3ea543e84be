import { languages } from "../../model/language";
import type { Words } from "../../model/words";
import { inSlot } from "../index/field-uses";
import { menuEntries } from "../index/menus";
import type { SubjectScope } from "../index/scope";
import type { FieldUse } from "../index/views";
import type { Place } from "../read/config-file";
import { otherPlace } from "../report/related";
import type { Report } from "../report/report";
import { at, type Check, eachView } from "./check";

/** Something with words, beside others of its kind. */
interface Worded {
  words: Words;
  /** Where it has its words. */
  place: Place;
  /** What it stands beside: whose words are compared. */
  among: string;
}

/** Columns of a list, and its filters, are told apart by their words. */
export const checkSameFields: Check<SubjectScope> = eachView((info, report) => {
  const fields = [...inSlot(info, "column", "optionalColumn"), ...inSlot(info, "filter")];
  checkApart(fields.flatMap(wordedField), report);
});

/** So are entries of a menu below the same one. */
export const checkSameEntries: Check = ({ program }, report) => {
  const entries = menuEntries(program).map(({ entry, menu, path, parents }) => {
    return { words: entry, place: at(menu, path), among: [menu.file.path, ...parents].join(" ") };
  });
  checkApart(entries, report);
};

function wordedField({ info, name, field, slot }: FieldUse): Worded[] {
  if (!field) return [];
  return [
    { words: field, place: at(info.subject, ["fields", name]), among: slot === "filter" ? "filters" : "columns" },
  ];
}

function checkApart(all: readonly Worded[], report: Report): void {
  for (const language of languages) {
    const seen = new Map<string, Place>();
    for (const { words, place, among } of all) {
      const text = words[language];
      const known = `${among} ${text}`;
      const first = seen.get(known);
      const here = { ...place, path: [...place.path, language] };
      // What is listed twice is another mistake.
      if (first?.path.join() === here.path.join()) continue;
      if (first) report(here, "CFG_SAME_WORDS", { text, where: otherPlace(first) });
      else seen.set(known, here);
    }
  }
}
