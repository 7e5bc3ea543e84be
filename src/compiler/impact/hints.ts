import { escapePattern } from "../../domain/escape-pattern";
import type { Words } from "../../model/words";
import type { PropertyChange } from "../api-changes/property";
import { isBag, isText } from "../changes/difference";
import type { Document } from "../changes/documents";
import type { Path } from "../read/config-file";
import type { PlacedImpact } from "./impact";
import { placeOfPath } from "./places";
import type { PropertyUse } from "./uses";

/** Texts of a field that say a limit as it was: they are wrong now. */
export function hintsOf(
  { use, property }: PropertyUse,
  { about, was }: PropertyChange,
  document: Document,
): PlacedImpact[] {
  if (about !== "limit" || was === undefined || !use?.field) return [];
  const said = spellings(was, property.schema["x-max-size"] === was);
  return textsIn(use.field, ["fields", use.name]).flatMap(({ path, words }): PlacedImpact[] => {
    const still = said.find((number) => says(words.zh, number) || says(words.en, number));
    if (still === undefined) return [];
    const place = placeOfPath(path, document);
    return [
      {
        breaks: true,
        path,
        words: {
          zh: `${place.zh}：文字“${words.zh}”仍写着 ${still}`,
          en: `${place.en}: the text “${words.en}” still says ${still}`,
        },
      },
    ];
  });
}

/** As people write a number: `1000000`, `1,000,000`, in Chinese `100 万`; of bytes also in MB. */
function spellings(limit: string | number, isBytes: boolean): string[] {
  const number = Number(limit);
  if (!Number.isFinite(number)) return [];
  const large = number >= 10_000 && number % 10_000 === 0 ? [`${number / 10_000} 万`, `${number / 10_000}万`] : [];
  const bytes = isBytes ? [`${number / 2 ** 20} MB`] : [];
  return [
    String(limit),
    String(number),
    number.toLocaleString("en-US", { maximumFractionDigits: 6 }),
    ...large,
    ...bytes,
  ];
}

/** Whether a text has a number, not as a part of a longer one. */
function says(text: string, number: string): boolean {
  return new RegExp(`(?<![\\d.,])${escapePattern(number)}(?![\\d]|[.,]\\d)`).test(text);
}

function textsIn(value: unknown, path: Path): { path: Path; words: Words }[] {
  if (isText(value)) return [{ path, words: value }];
  if (!isBag(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]));
}
