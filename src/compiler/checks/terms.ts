import { escapePattern } from "../../domain/escape-pattern";
import type { ConfigGlossary } from "../../model/config/glossary";
import { languages } from "../../model/language";
import type { Language } from "../../model/words";
import type { Description } from "../api/description";
import { groupBy } from "../index/group-by";
import type { Program } from "../index/program";
import { once } from "../read/once";
import type { Place } from "../read/config-file";
import { noted } from "../report/noted";
import { otherPlace } from "../report/related";
import type { Report } from "../report/report";
import type { Loaded } from "../shape/shape";
import { at, type Check } from "./check";
import { checkRepeated } from "./repeated";
import { filesWithTexts, objectsIn } from "./texts";

/** A word that config/words/glossary.json rejects in a language, and what to write instead. */
interface Rejected {
  /** In lower case. */
  word: string;
  /** Finds it in a text; made of the words only that stand in one, for that takes long. */
  pattern: () => RegExp;
  term: string;
  /** Where it is rejected. */
  place: Place;
}

/** A rejected word as it stands in a text. */
interface Wrong extends Pick<Rejected, "term" | "place"> {
  found: string;
}

/** All that is rejected in a language, by what it begins with: a word in English, in lower case, a character in Chinese. */
type RejectedWords = ReadonlyMap<string, Rejected[]>;

type AllRejected = Record<Language, RejectedWords>;

/** What is wrong in a text of a language. */
type WrongIn = (text: string, language: Language) => Wrong[];

/** Texts call things by the names of config/words/glossary.json, English texts have no Chinese characters, and all can be read. */
export const checkTerms: Check = ({ program }, report) => {
  const { wrongTexts } = program.glossary ? judgedBy(program.glossary) : judgedByNone;
  for (const file of filesWithTexts(program)) report.again(wrongTexts(file));
  checkTwice(program, report);
  if (program.glossary) report.again(wrongSummaries(program.api)(program.glossary));
};

/** What a glossary rejects, and the texts of a file that have it. */
const judgedBy = once((glossary: Loaded<ConfigGlossary>) => judge(glossary));
const judgedByNone = judge();

function judge(glossary?: Loaded<ConfigGlossary>) {
  const rejected = { zh: rejectedIn("zh", glossary), en: rejectedIn("en", glossary) };
  const wrongIn = judgedOnce(rejected);
  const wrongTexts = once((file: Loaded<unknown>) => noted((report) => checkTexts(file, wrongIn, report)).found);
  return { wrongIn, wrongTexts };
}

/** Many texts stand in many files ("View"): each is judged once. */
function judgedOnce(rejected: AllRejected): WrongIn {
  const known = { zh: new Map<string, Wrong[]>(), en: new Map<string, Wrong[]>() };
  return (text, language) => {
    const judged = known[language].get(text);
    if (judged) return judged;
    const wrong = wrongWords(text, language, rejected);
    known[language].set(text, wrong);
    return wrong;
  };
}

function checkTexts(loaded: Loaded<unknown>, wrongIn: WrongIn, report: Report): void {
  for (const { file, path, value } of objectsIn(loaded)) {
    for (const language of languages) {
      const text = value[language];
      if (typeof text !== "string") continue;
      const place = at({ file }, [...path, language]);
      for (const { found, term, place: rejecting } of wrongIn(text, language))
        report(place, "CFG_WRONG_TERM", { found, term, where: otherPlace(rejecting) });
      if (language === "en" && /\p{Script=Han}/u.test(text)) report(place, "CFG_HAN_IN_ENGLISH");
      checkVisible(text, place, report);
    }
  }
}

/** A text is drawn, and has no signs that are not, which come along with what is copied and turn or join what stands beside them. */
function checkVisible(text: string, place: Place, report: Report): void {
  const [hidden] = /[^\P{C}\n]/u.exec(text) ?? [];
  const code = hidden?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  if (code !== undefined) report(place, "CFG_HIDDEN_CHARACTER", { code: `U+${code}` });
  else if (!/\S/u.test(text)) report(place, "CFG_BLANK_TEXT");
}

/** What a permission allows is said by the summaries of the API, which stand in no file of config. */
const wrongSummaries = once((api: Description) =>
  once((glossary: Loaded<ConfigGlossary>) => noted((report) => checkSummaries(api, glossary, report)).found),
);

function checkSummaries(api: Description, glossary: Loaded<ConfigGlossary>, report: Report): void {
  const { wrongIn } = judgedBy(glossary);
  for (const name of api.operationIds) {
    const summary = api.operation(name)?.summary;
    for (const language of summary ? languages : [])
      for (const { found, term, place } of wrongIn(summary?.[language] ?? "", language))
        report(place, "CFG_WRONG_SUMMARY", { name, found, term });
  }
}

function rejectedIn(language: Language, glossary?: Loaded<ConfigGlossary>): RejectedWords {
  const words = glossary ? placedWords(language, glossary) : [];
  const byBeginning = groupBy(words, ({ word }) => beginningsIn(word, language)[0] ?? word);
  return new Map(
    [...byBeginning].map(([beginning, same]) => [
      beginning,
      same.map(({ word, ...rest }) => ({
        ...rest,
        word: word.toLowerCase(),
        pattern: () => patternOf(word, language),
      })),
    ]),
  );
}

function placedWords(language: Language, glossary: Loaded<ConfigGlossary>) {
  return glossary.value.terms.flatMap(({ not, ...term }, index) =>
    (not?.[language] ?? []).map((word, position) => ({
      word,
      term: term[language],
      place: at(glossary, ["terms", index, "not", language, position]),
    })),
  );
}

/** What of a text a rejected word may begin with. */
function beginningsIn(text: string, language: Language): string[] {
  return language === "zh" ? [...text] : (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}

/** English in whole words and any case; Chinese has no spaces between words. */
function patternOf(word: string, language: Language): RegExp {
  const escaped = escapePattern(word);
  return language === "en"
    ? new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, "giu")
    : new RegExp(escaped, "gu");
}

/** A word spelled exactly as the term is right: the glossary may reject another spelling of the term itself. */
function wrongWords(text: string, language: Language, rejected: AllRejected): Wrong[] {
  const shown = text.replaceAll(/\{\w+\}/g, "{}");
  const lower = shown.toLowerCase();
  return [...new Set(beginningsIn(shown, language))]
    .flatMap((beginning) => rejected[language].get(beginning) ?? [])
    .filter(({ word }) => lower.includes(word))
    .flatMap(({ pattern, term, place }) =>
      (shown.match(pattern()) ?? []).filter((found) => found !== term).map((found) => ({ found, term, place })),
    );
}

function checkTwice({ glossary }: Program, report: Report): void {
  if (!glossary) return;
  checkRepeated(
    glossary.value.terms.map(({ en }, index) => ({ name: en, place: at(glossary, ["terms", index, "en"]) })),
    report,
  );
}
