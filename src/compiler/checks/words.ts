import { once } from "../read/once";
import { noted } from "../report/noted";
import type { Report } from "../report/report";
import type { Loaded } from "../shape/shape";
import { at, atKey, type Check } from "./check";
import { filesWithTexts, type MaybeWords, objectsIn } from "./texts";

/** Names that Chinese texts have in Latin letters, besides abbreviations and names with a capital inside, which are told by that. */
const names = new Set(["redis", "mongo", "linux", "windows", "server", "mbps", "gbps", "webhook"]);

/** Whatever is shown carries both languages, with the same placeholders, each in its own language. */
export const checkWords: Check = ({ program }, report) => {
  for (const file of filesWithTexts(program)) report.again(wrongPairs(file));
};

const wrongPairs = once(
  (file: Loaded<unknown>) =>
    noted((report) => {
      for (const object of objectsIn(file)) checkPair(object, report);
    }).found,
);

function checkPair({ file, path, value: { zh, en } }: MaybeWords, report: Report): void {
  if (typeof zh === "string" && en === undefined) report(atKey({ file }, path), "CFG_MISSING_LANGUAGE", { name: "en" });
  if (typeof en === "string" && zh === undefined) report(atKey({ file }, path), "CFG_MISSING_LANGUAGE", { name: "zh" });
  if (typeof zh !== "string" || typeof en !== "string") return;
  const [inZh, inEn] = [placeholdersOf(zh), placeholdersOf(en)];
  if (inZh !== inEn) report(at({ file }, [...path, "en"]), "CFG_PLACEHOLDERS", { zh: inZh || "–", en: inEn || "–" });
  if (isEnglish(zh)) report(at({ file }, [...path, "zh"]), "CFG_ENGLISH_IN_CHINESE", { name: zh });
}

/** A text without Chinese characters whose words are more than technical terms and names of products. */
function isEnglish(text: string): boolean {
  const rest = text.replaceAll(/\{\w+\}/g, "");
  if (/\p{Script=Han}/u.test(rest)) return false;
  return rest.split(/[^\p{L}\p{N}]+/u).some((word) => /[a-z]{2}/.test(word) && !isName(word));
}

/** `MySQL`, `SecretKey`, `Redis`. */
function isName(word: string): boolean {
  return /[a-z][A-Z]/.test(word) || names.has(word.toLowerCase());
}

function placeholdersOf(text: string): string {
  return [...new Set(text.match(/\{\w+\}/g))].sort().join(" ");
}
