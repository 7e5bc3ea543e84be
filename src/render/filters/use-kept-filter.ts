import { useMemo } from "react";
import { namesIn, type RowFilter } from "../../domain/filter/filter";
import { parseFilter } from "../../domain/filter/parse";
import type { FilterLanguage } from "../../model/resolved-list";
import { useScreen } from "../shared/screen-context";
import { codesVocabulary } from "./searched";

/** A filter that is kept, as it is read. */
export interface KeptFilter {
  language: FilterLanguage;
  filter: RowFilter | undefined;
  /** Names of the properties that it compares. */
  named: ReadonlySet<string>;
  /** The text where it cannot be read. */
  wrong: string | undefined;
}

/** Reads the text of a kept filter in the language that its field names. */
export function useKeptFilter(value: unknown, name: string | undefined): KeptFilter {
  const { screen } = useScreen();
  const language = (name === undefined ? undefined : screen.filterLanguages?.[name]) ?? none;
  const text = typeof value === "string" ? value : "";
  return useMemo(() => {
    const read = parseFilter(text, codesVocabulary(language.filterBy));
    const filter = read.mistake ? undefined : read.filter;
    return { language, filter, named: namesIn(filter), wrong: read.mistake && text };
  }, [language, text]);
}

/** A console that was compiled before the field had a language. */
const none: FilterLanguage = { filterBy: { properties: [] }, filters: [] };
