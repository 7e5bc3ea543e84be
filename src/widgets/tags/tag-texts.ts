import { formats } from "../../domain/formats";
import type { FormProperty } from "../../model/resolved-form";

/** What a typed or pasted text says one by one: a comma, a semicolon or a new line ends each. */
export function splitTags(text: string): string[] {
  return text
    .split(/[,，;；、\t\r\n]+/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");
}

/** Whether one text is what the description asks of each; the form's validator says the same when it is submitted. */
export function fitsItem(
  text: string,
  { format, pattern, minLength = 0, maxLength = Infinity }: Partial<FormProperty> = {},
): boolean {
  const length = [...text].length;
  if (length < minLength || length > maxLength) return false;
  if (format !== undefined && Object.hasOwn(formats, format) && !formats[format as keyof typeof formats](text))
    return false;
  return pattern === undefined || new RegExp(pattern, "u").test(text);
}
