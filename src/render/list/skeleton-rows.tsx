import type { ReactElement } from "react";
import type { ListView } from "../../model/resolved-list";
import { useWords } from "../../state/language";
import { columnsAtFirst, useFoldSetting } from "./fold/use-folding";

/** So many rows stand in for those to come. */
const ROWS = 8;
/** More would only be cut off. */
const MOST_COLUMNS = 8;

/** Grey bars where the first rows will be, as many in a row as columns are expected. */
export function SkeletonRows({ view }: { view: ListView }): ReactElement {
  const { t } = useWords();
  const columns = columnsAtFirst(useFoldSetting(view));
  const cells = Array.from({ length: Math.min(columns, MOST_COLUMNS) }, (_, index) => index);
  return (
    <div className="list-skeleton" role="status">
      <span className="visually-hidden">{t("list.loading")}</span>
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className="list-skeleton-row" aria-hidden="true">
          {cells.map((cell) => (
            <span key={cell} className="list-skeleton-cell" />
          ))}
        </div>
      ))}
    </div>
  );
}
