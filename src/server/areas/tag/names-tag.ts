import { oppositeOf, type Condition } from "../../../domain/filter/filter";
import { matches } from "../../../domain/filter/matches";
import { rowFilters } from "../../../generated/row-filters";
import type { Tag } from "../../database/schema/bill";
import { keptConditions } from "../../lists/kept-filter";
import type { FilteredId } from "../../lists/list-filter";
import type { TagPair } from "./tag-name";

/** What asks for tags by their text. Of key and value one that is empty asks for nothing. */
export interface NamedTag {
  tagKey?: string | null | undefined;
  tagValue?: string | null | undefined;
  /** A key that resources must have no tag of. */
  lacksKey?: string | null | undefined;
}

/** A tag's present name and the one it is to get. */
export interface Rename {
  from: TagPair;
  to: TagPair;
}

/** Whether what asks so is about the tag, and by its new name is not any more. */
export function isBroken(asked: NamedTag, { from, to }: Rename): boolean {
  const lacked = textOf(asked.lacksKey);
  const found = names(asked, from) && !names(asked, to);
  return found || (lacked === from.tagKey && lacked !== to.tagKey);
}

/** The same of a kept filter of a list: one of its conditions finds the tag, or leaves it out, and by its new name does not. */
export function isBrokenFilter(list: FilteredId, filter: string, { from, to }: Rename): boolean {
  return keptConditions(list, filter)
    .map((condition) => oppositeOf(condition) ?? condition)
    .some((condition) => isMet(list, condition, from) && !isMet(list, condition, to));
}

/** The same of tags of bill lines as budgets keep them: one without a value is what lacks the key. */
export function isBrokenTag({ key, value }: Tag, rename: Rename): boolean {
  return isBroken(value === "" ? { lacksKey: key } : { tagKey: key, tagValue: value }, rename);
}

/** Whether a row with the tag alone meets a condition on tags. */
function isMet(list: FilteredId, condition: Condition, { tagKey, tagValue }: TagPair): boolean {
  const row = { tags: [{ key: tagKey, value: tagValue }] };
  return condition.key !== undefined && matches(condition, row, { ...rowFilters[list], now: "" });
}

function names(asked: NamedTag, { tagKey, tagValue }: TagPair): boolean {
  const [key, value] = [textOf(asked.tagKey), textOf(asked.tagValue)];
  if (key === "" && value === "") return false;
  return (key === "" || key === tagKey) && (value === "" || value === tagValue);
}

function textOf(text: string | null | undefined): string {
  return text?.trim() ?? "";
}
