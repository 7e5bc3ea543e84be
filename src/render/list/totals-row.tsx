import type { ReactElement, ReactNode } from "react";
import type { ListView } from "../../model/resolved-list";
import { useWords } from "../../state/language";
import type { Row } from "../../widgets/contract";
import type { CellSetting, PreparedColumn } from "./columns";

/** The sums over all rows that match, not only those of the page; the server adds them up. */
export function TotalsRow(props: {
  view: ListView;
  columns: readonly PreparedColumn[];
  setting: CellSetting;
  totals: Row;
}): ReactElement {
  const { t } = useWords();
  const { view, columns, setting, totals } = props;
  const selectable = view.bulkActions.length > 0;
  return (
    <tfoot>
      <tr>
        {columns.map(({ column, cell, className }, index) => (
          <TotalCell
            key={column.name}
            head={index === 0}
            span={index === 0 && selectable ? 2 : 1}
            className={className}
          >
            {column.total
              ? cell({ value: totals[column.name], field: column, row: totals, ...setting })
              : index === 0 && t("list.totals")}
          </TotalCell>
        ))}
        {view.rowActions.length > 0 && <TotalCell className="list-row-actions" />}
      </tr>
    </tfoot>
  );
}

function TotalCell(props: {
  head?: boolean;
  span?: number;
  className?: string | undefined;
  children?: ReactNode;
}): ReactElement {
  const { head = false, span = 1, className, children } = props;
  if (!head) return <td className={className}>{children}</td>;
  return (
    <th scope="row" colSpan={span} className={className}>
      {children}
    </th>
  );
}
