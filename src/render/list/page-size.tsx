import type { ReactElement } from "react";
import { useWords } from "../../state/language";

/** How many rows a page holds. */
export function PageSize({
  size,
  pageSizes,
  onChange,
}: {
  size: number;
  pageSizes: readonly number[];
  onChange: (size: number) => void;
}): ReactElement {
  const { t } = useWords();
  return (
    <span className="bp6-html-select filter-select list-size">
      <select aria-label={t("list.pageSize")} value={size} onChange={(event) => onChange(Number(event.target.value))}>
        {pageSizes.map((choice) => (
          <option key={choice} value={choice}>
            {t("list.perPage", { size: choice })}
          </option>
        ))}
      </select>
      <span className="filter-select-sign" aria-hidden="true" />
    </span>
  );
}
