import { type ReactElement, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useWords } from "../../state/language";
import type { FilterValue } from "../../widgets/contract";
import { FilterField } from "../list/filters/filter-field";
import { FurtherButton, useFoldedFilters } from "./folded-filters";
import { useBoard } from "./board-context";
import { changeScope, clearedScope, countScope } from "./board-scope";

/** What the whole board is narrowed down by. Each change is a step for back and forward. */
export function ScopeBar(): ReactElement {
  const { t } = useWords();
  const { filters, values } = useBoard();
  const [now, setSearch] = useSearchParams();
  // The router shows a new address a moment later; a checkbox that waited for it would jump back and forth.
  const [ahead, setAhead] = useState<{ since: URLSearchParams; name: string; value: FilterValue }>();
  // Text that was typed but never counted is cleared by making the inputs anew.
  const [generation, setGeneration] = useState(0);
  const fold = useFoldedFilters(filters, values);
  const clear = (): void => {
    setGeneration(generation + 1);
    setSearch((search) => clearedScope(search, filters));
  };
  return (
    <div className="board-scope filters-boxed" role="search" aria-label={t("board.scope")}>
      {fold.shown.map((filter) => (
        <FilterField
          key={`${filter.name} ${generation}`}
          filter={filter}
          value={ahead?.since === now && ahead.name === filter.name ? ahead.value : values[filter.name]}
          onChange={(value) => {
            setAhead({ since: now, name: filter.name, value });
            setSearch((search) => changeScope(search, filter, value));
          }}
        />
      ))}
      <FurtherButton {...fold} />
      {countScope(filters, values) > 0 && (
        <button type="button" className="bp6-button bp6-minimal" onClick={clear}>
          {t("board.clear")}
        </button>
      )}
    </div>
  );
}
