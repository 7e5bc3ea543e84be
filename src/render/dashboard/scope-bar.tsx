import { type ReactElement, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useWords } from "../../state/language";
import { FilterField } from "../list/filter-bar";
import { useBoard } from "./board-context";
import { changeScope, clearedScope, countScope } from "./board-scope";

/** What the whole board is narrowed down by. Each change is a step for back and forward. */
export function ScopeBar(): ReactElement {
  const { t } = useWords();
  const { filters, values } = useBoard();
  const [, setSearch] = useSearchParams();
  // Text that was typed but never counted is cleared by making the inputs anew.
  const [generation, setGeneration] = useState(0);
  const clear = (): void => {
    setGeneration(generation + 1);
    setSearch((search) => clearedScope(search, filters));
  };
  return (
    <div className="board-scope" role="search" aria-label={t("board.scope")}>
      {filters.map((filter) => (
        <FilterField
          key={`${filter.name} ${generation}`}
          filter={filter}
          value={values[filter.name]}
          onChange={(value) => setSearch((search) => changeScope(search, filter, value))}
        />
      ))}
      {countScope(filters, values) > 0 && (
        <button type="button" className="bp6-button bp6-minimal" onClick={clear}>
          {t("board.clear")}
        </button>
      )}
    </div>
  );
}
