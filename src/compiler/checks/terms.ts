import type { ConfigTerm } from "../../model/config/glossary";
import { languages } from "../../model/language";
import type { Language } from "../../model/words";
import type { Program } from "../index/program";
import type { Report } from "../report/report";
import { at, type Check } from "./check";
import { objectsOf } from "./texts";

/** A word that config/words/glossary.json rejects in a language, and what to write instead. */
interface Rejected {
  word: RegExp;
  term: string;
}

/** All that is rejected in a language. */
interface RejectedWords {
  words: readonly Rejected[];
  /** Whether a text may have one of them: hardly any has, and asking for each takes a sixth of a check. */
  any: RegExp | undefined;
}

/** Texts call things by the names of config/words/glossary.json, and English texts have no Chinese characters. */
export const checkTerms: Check = ({ program }, report) => {
  const terms = program.glossary?.value.terms ?? [];
  const rejected = { zh: rejectedIn("zh", terms), en: rejectedIn("en", terms) };
  for (const { file, path, value } of objectsOf(program)) {
    for (const language of languages) {
      const text = value[language];
      if (typeof text !== "string") continue;
      const place = at({ file }, [...path, language]);
      for (const { found, term } of wrongWords(text, rejected[language]))
        report(place, "CFG_WRONG_TERM", { found, term });
      if (language === "en" && /\p{Script=Han}/u.test(text)) report(place, "CFG_HAN_IN_ENGLISH");
    }
  }
  checkTwice(program, report);
  checkSummaries(program, rejected, report);
};

/** What a permission allows is said by the summaries of the API, which stand in no file of config. */
function checkSummaries({ api, glossary }: Program, rejected: Record<Language, RejectedWords>, report: Report): void {
  if (!glossary) return;
  for (const name of api.operationIds) {
    const summary = api.operation(name)?.summary;
    for (const language of summary ? languages : [])
      for (const { found, term } of wrongWords(summary?.[language] ?? "", rejected[language]))
        report(at(glossary, ["terms", termAt(glossary, term, language), "not", language]), "CFG_WRONG_SUMMARY", {
          name,
          found,
          term,
        });
  }
}

function termAt({ value: { terms } }: NonNullable<Program["glossary"]>, term: string, language: Language): number {
  return terms.findIndex((each) => each[language] === term);
}

function rejectedIn(language: Language, terms: readonly ConfigTerm[]): RejectedWords {
  const words = terms.flatMap(({ not, ...term }) =>
    (not?.[language] ?? []).map((word) => ({ word: patternOf(word, language), term: term[language] })),
  );
  const any = words.map(({ word }) => word.source).join("|");
  return { words, any: any === "" ? undefined : new RegExp(any, "iu") };
}

/** English in whole words and any case; Chinese has no spaces between words. */
function patternOf(word: string, language: Language): RegExp {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  return language === "en"
    ? new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, "giu")
    : new RegExp(escaped, "gu");
}

/** A word spelled exactly as the term is right: the glossary may reject another spelling of the term itself. */
function wrongWords(text: string, { words, any }: RejectedWords): { found: string; term: string }[] {
  const shown = text.replaceAll(/\{\w+\}/g, "{}");
  if (!any?.test(shown)) return [];
  return words.flatMap(({ word, term }) =>
    (shown.match(word) ?? []).filter((found) => found !== term).map((found) => ({ found, term })),
  );
}

function checkTwice({ glossary }: Program, report: Report): void {
  if (!glossary) return;
  const seen = new Set<string>();
  for (const [index, { en }] of glossary.value.terms.entries()) {
    if (seen.has(en)) report(at(glossary, ["terms", index, "en"]), "CFG_LISTED_TWICE", { name: en });
    seen.add(en);
  }
}
