import type { ReactElement } from "react";
import type { Column } from "../../../model/resolved-list";
import { useWords } from "../../../state/language";
import type { Sort } from "../list-query";
import { headWords } from "../columns";
import "./order-select.css";

const orders = ["ascending", "descending"] as const;

/** Cards have no heads to sort by: the orders stand in a list. Nothing where the call sorts by none of the columns. */
export function OrderSelect({
  columns,
  sort,
  onOrder,
}: {
  columns: readonly Column[];
  sort: Sort | undefined;
  onOrder: (sort: Sort | undefined) => void;
}): ReactElement | null {
  const { language, t } = useWords();
  const sortable = columns.filter((column) => column.sortable);
  if (sortable.length === 0) return null;
  const choose = (chosen: string): void => {
    const [field = "", order] = chosen.split(" ");
    onOrder(order === undefined ? undefined : { field, order: order as Sort["order"] });
  };
  return (
    <label className="cards-order">
      <span>{t("list.order")}</span>
      <span className="bp6-html-select filter-select cards-select">
        <select value={sort ? `${sort.field} ${sort.order}` : ""} onChange={(event) => choose(event.target.value)}>
          <option value="">{t("list.orderNone")}</option>
          {sortable.flatMap((column) =>
            orders.map((order) => (
              <option key={`${column.name} ${order}`} value={`${column.name} ${order}`}>
                {t("list.orderBy", { column: headWords(column, language), order: t(`list.${order}`) })}
              </option>
            )),
          )}
        </select>
        <span className="filter-select-sign" aria-hidden="true" />
      </span>
    </label>
  );
}
