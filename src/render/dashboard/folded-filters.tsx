import { type ReactElement, useState } from "react";
import type { Filter } from "../../model/resolved-list";
import { useWords } from "../../state/language";
import type { FilterValue } from "../../widgets/contract";
import { isDefault } from "../list/filters/filter-values";

/** More filters than that show so many of them at first. */
const folded = { beyond: 11, shown: 6 };

/** Filters of which the later ones are folded away. */
export interface FoldedFilters {
  shown: readonly Filter[];
  /** How many can be folded away. */
  further: number;
  unfolded: boolean;
  toggle(): void;
}

/** Folds filters that are many, as long as none of the later ones stands otherwise than at first: what narrows down is in sight. */
export function useFoldedFilters(
  filters: readonly Filter[],
  values: Readonly<Record<string, FilterValue>>,
): FoldedFilters {
  const [all, setAll] = useState(false);
  const further = filters.length > folded.beyond ? filters.slice(folded.shown) : [];
  const unfolded = all || further.some((filter) => !isDefault(filter, values[filter.name]));
  return {
    shown: unfolded ? filters : filters.slice(0, filters.length - further.length),
    further: further.length,
    unfolded,
    toggle: () => setAll(!all),
  };
}

/** Unfolds the later filters, or folds them. */
export function FurtherButton({ further, unfolded, toggle }: FoldedFilters): ReactElement | undefined {
  const { t } = useWords();
  if (further === 0) return undefined;
  return (
    <button type="button" className="bp6-button bp6-minimal filters-further" aria-expanded={unfolded} onClick={toggle}>
      {t(unfolded ? "list.fewerFilters" : "list.moreFilters", { count: further })}
    </button>
  );
}
