import type { FieldLimits } from "../../model/resolved-form";
import type { Say } from "../contract";
import { sizeText } from "./size-text";

/** Names of the types that are taken, as people call them. */
const typeNames: Record<string, string> = { "application/pdf": "PDF", "image/png": "PNG", "image/jpeg": "JPG" };

const endings: Record<string, readonly string[]> = {
  "application/pdf": [".pdf"],
  "image/png": [".png"],
  "image/jpeg": [".jpg", ".jpeg"],
};

/** The types of a field in words: "PDF, PNG". */
export function typesInWords(accept: readonly string[] = []): string {
  return accept.map((type) => typeNames[type] ?? type).join(", ");
}

/** What the browser's chooser is asked to show: endings serve it better than types. */
export function acceptText(accept: readonly string[] = []): string {
  return accept.flatMap((type) => endings[type] ?? [type]).join(",");
}

/** How much of a name that is too long is shown, characters. */
const SHOWN_OF_LONG = 24;

/** Maximum length of a file's name, characters: the API's FileName. */
export const NAME_LENGTH = 128;

/** Why a file is not even sent. */
export type FileFault = "empty" | "longName" | "tooLarge" | "wrongType";

/** Why a file is not even sent; undefined where nothing speaks against it. The server looks at its contents. */
export function fileFault(
  { name, size }: { name: string; size: number },
  { accept, maxSize }: FieldLimits = {},
): FileFault | undefined {
  if (size === 0) return "empty";
  if ([...name].length > NAME_LENGTH) return "longName";
  if (maxSize !== undefined && size > maxSize) return "tooLarge";
  const fits =
    accept?.some((type) => (endings[type] ?? []).some((ending) => name.toLowerCase().endsWith(ending))) ?? true;
  return fits ? undefined : "wrongType";
}

/** The words of a fault. A name that is too long is shown by its beginning. */
export function faultWords(
  fault: FileFault,
  { name }: { name: string },
  { accept, maxSize = 0 }: FieldLimits = {},
  text: Say,
): string {
  const shown = fault === "longName" ? `${[...name].slice(0, SHOWN_OF_LONG).join("")}…` : name;
  return text(`file.${fault}`, {
    name: shown,
    types: typesInWords(accept),
    size: sizeText(maxSize),
    most: NAME_LENGTH,
  });
}
