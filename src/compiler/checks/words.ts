import { once } from "../read/once";
import { noted } from "../report/noted";
import type { Report } from "../report/report";
import type { Loaded } from "../shape/shape";
import { at, atKey, type Check } from "./check";
import { filesWithTexts, type MaybeWords, objectsIn } from "./texts";

/** Words that are rightly the same in every language. */
const everywhere = new Set([
  "id",
  "ip",
  "url",
  "uid",
  "api",
  "vpc",
  "waf",
  "cpu",
  "iops",
  "bgp",
  "gb",
  "mb",
  "mbps",
  "redis",
  "mongodb",
  "mysql",
  "postgresql",
  "mariadb",
  "sql server",
  "linux",
  "windows",
]);

/** Whatever is shown carries both languages, with the same placeholders, and is translated. */
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
  if (zh === en && looksUntranslated(zh)) report(at({ file }, [...path, "en"]), "CFG_SAME_WORDS", { name: en });
}

/** A text of Latin letters that are no name known everywhere. */
function looksUntranslated(text: string): boolean {
  const rest = text.replaceAll(/\{\w+\}/g, "").trim();
  return /[a-z]{2}/i.test(rest) && !/\p{Script=Han}/u.test(rest) && !everywhere.has(rest.toLowerCase());
}

function placeholdersOf(text: string): string {
  return [...new Set(text.match(/\{\w+\}/g))].sort().join(" ");
}
