import type { ReactElement } from "react";
import { useWords } from "../../state/language";
import type { CellProps } from "../../widgets/contract";
import { filterWords } from "./filter-words";
import { useKeptFilter } from "./use-kept-filter";
import { useLine } from "./use-line";

/** A kept filter in the reader's words. */
export function FilterText({ value, field }: CellProps): ReactElement {
  const { language, reading, t } = useWords();
  const kept = useKeptFilter(value, field.filterOf);
  const { properties } = useLine(kept.language, kept.named, false);
  const { filter, wrong } = kept;
  return <>{filter ? filterWords(filter, { language, reading, text: t, properties }) : wrong}</>;
}
