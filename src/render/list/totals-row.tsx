import { type ReactElement, type ReactNode, useMemo, useState } from "react";
import type { ListView } from "../../model/resolved-list";
import { useWords } from "../../state/language";
import { later } from "../../state/later";
import type { Row } from "../../widgets/contract";
import { type CellSetting, headWords, type PreparedColumn } from "./columns";
import { ExpandButton, expandedId } from "./expand-button";

const ExpandedRow = later(
  () => import("./expanded-row"),
  (module) => module.ExpandedRow,
);

/** The id of the sums among the rows that can be unfolded. */
const TOTALS = "totals";

/** What the sums are drawn from. */
export interface TotalsRowProps {
  view: ListView;
  columns: readonly PreparedColumn[];
  /** Columns without room in the table: their sums unfold as a row's values do. */
  folded: readonly PreparedColumn[];
  /** Rows are cards: sums have their names beside them. */
  card: boolean;
  setting: CellSetting;
  totals: Row;
  /** Columns of the table, also those of checkboxes and actions. */
  width: number;
}

/** The sums over all rows that match, not only those of the page; the server adds them up. */
export function TotalsRow({ view, columns, folded, card, setting, totals, width }: TotalsRowProps): ReactElement {
  const { t } = useWords();
  const [expanded, setExpanded] = useState(false);
  const selectable = view.bulkActions.length > 0;
  const fields = useMemo(() => folded.flatMap(({ column }) => (column.total ? [column] : [])), [folded]);
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
            {index === 0 && fields.length > 0 && (
              <ExpandButton
                id={TOTALS}
                name={t("list.totals")}
                expanded={expanded}
                onExpand={() => setExpanded(!expanded)}
              />
            )}
            {card && column.total && index > 0 && (
              <span className="list-card-name">{headWords(column, setting.language)}</span>
            )}
            {column.total
              ? cell({ value: totals[column.name], field: column, row: totals, ...setting })
              : index === 0 && t("list.totals")}
          </TotalCell>
        ))}
        {view.rowActions.length > 0 && <TotalCell className="list-row-actions" />}
      </tr>
      {expanded && fields.length > 0 && (
        <ExpandedRow id={expandedId(TOTALS)} fields={fields} row={totals} width={width} />
      )}
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
