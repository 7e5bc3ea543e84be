import type { Tag } from "../database/schema/bill";
import { isStorable, quoted, type Reading } from "./values";

const limits = { count: 50, key: 128, value: 256 };

/** Tags of a FOCUS file: a JSON object of plain values. Null values become empty ones. */
export function readTags(text: string | null): Reading<Tag[]> {
  if (text === null) return { value: [] };
  const parsed = parseObject(text);
  if (!parsed) return { problem: `${quoted(text)} is not a JSON object of tags` };
  const tags = Object.entries(parsed).map(([key, value]): Tag => ({ key, value: value === null ? "" : String(value) }));
  if (Object.values(parsed).some((value) => typeof value === "object" && value !== null))
    return { problem: "has a tag whose value is a list or an object" };
  if (tags.length > limits.count) return { problem: `has ${tags.length} tags; ${limits.count} are allowed` };
  if (tags.some(({ key, value }) => !isStorable(key) || !isStorable(value)))
    return { problem: "has a tag with a character that cannot be stored" };
  const long = tags.find(({ key, value }) => key.length > limits.key || value.length > limits.value);
  return long
    ? {
        problem: `has the tag ${quoted(long.key)} longer than ${limits.key} (key) or ${limits.value} (value) characters`,
      }
    : { value: tags };
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === "object" && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : null;
  } catch {
    return null;
  }
}
