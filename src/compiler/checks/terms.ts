import type { ConfigGlossary, ConfigTerm } from "../../model/config/glossary";
import { languages } from "../../model/language";
import type { Language } from "../../model/words";
import type { Description } from "../api/description";
import { groupBy } from "../index/group-by";
import type { Program } from "../index/program";
import { once } from "../read/once";
import { noted } from "../report/noted";
import type { Report } from "../report/report";
import type { Loaded } from "../shape/shape";
import { at, type Check } from "./check";
import { filesWithTexts, objectsIn } from "./texts";

/** A word that config/words/glossary.json rejects in a language, and what to write instead. */
interface Rejected {
  word: RegExp;
  term: string;
}

/** All that is rejected in a language, by what it begins with: a word in English, in lower case, a character in Chinese. */
type RejectedWords = ReadonlyMap<string, Rejected[]>;

type AllRejected = Record<Language, RejectedWords>;

/** Texts call things by the names of config/words/glossary.json, and English texts have no Chinese characters. */
export const checkTerms: Check = ({ program }, report) => {
  const { wrongTexts } = judgedBy(program.glossary?.value ?? noTerms);
  for (const file of filesWithTexts(program)) report.again(wrongTexts(file));
  checkTwice(program, report);
  if (program.glossary) report.again(wrongSummaries(program.api)(program.glossary));
};

const noTerms: ConfigGlossary = { terms: [] };

/** What a glossary rejects, and the texts of a file that have it. */
const judgedBy = once(({ terms }: ConfigGlossary) => {
  const rejected = { zh: rejectedIn("zh", terms), en: rejectedIn("en", terms) };
  const wrongTexts = once((file: Loaded<unknown>) => noted((report) => checkTexts(file, rejected, report)).found);
  return { rejected, wrongTexts };
});

function checkTexts(loaded: Loaded<unknown>, rejected: AllRejected, report: Report): void {
  for (const { file, path, value } of objectsIn(loaded)) {
    for (const language of languages) {
      const text = value[language];
      if (typeof text !== "string") continue;
      const place = at({ file }, [...path, language]);
      for (const { found, term } of wrongWords(text, language, rejected))
        report(place, "CFG_WRONG_TERM", { found, term });
      if (language === "en" && /\p{Script=Han}/u.test(text)) report(place, "CFG_HAN_IN_ENGLISH");
    }
  }
}

/** What a permission allows is said by the summaries of the API, which stand in no file of config. */
const wrongSummaries = once((api: Description) =>
  once((glossary: Loaded<ConfigGlossary>) => noted((report) => checkSummaries(api, glossary, report)).found),
);

function checkSummaries(api: Description, glossary: Loaded<ConfigGlossary>, report: Report): void {
  const { rejected } = judgedBy(glossary.value);
  for (const name of api.operationIds) {
    const summary = api.operation(name)?.summary;
    for (const language of summary ? languages : [])
      for (const { found, term } of wrongWords(summary?.[language] ?? "", language, rejected))
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
    (not?.[language] ?? []).map((word) => ({ word, term: term[language] })),
  );
  const byBeginning = groupBy(words, ({ word }) => beginningsIn(word, language)[0] ?? word);
  return new Map(
    [...byBeginning].map(([beginning, same]) => [
      beginning,
      same.map(({ word, term }) => ({ word: patternOf(word, language), term })),
    ]),
  );
}

/** What of a text a rejected word may begin with. */
function beginningsIn(text: string, language: Language): string[] {
  return language === "zh" ? [...text] : (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}

/** English in whole words and any case; Chinese has no spaces between words. */
function patternOf(word: string, language: Language): RegExp {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  return language === "en"
    ? new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, "giu")
    : new RegExp(escaped, "gu");
}

/** A word spelled exactly as the term is right: the glossary may reject another spelling of the term itself. */
function wrongWords(text: string, language: Language, rejected: AllRejected): { found: string; term: string }[] {
  const shown = text.replaceAll(/\{\w+\}/g, "{}");
  return [...new Set(beginningsIn(shown, language))]
    .flatMap((beginning) => rejected[language].get(beginning) ?? [])
    .flatMap(({ word, term }) =>
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
