import type { ReactElement } from "react";
import type { ResolvedCard } from "../../model/resolved-dashboard";
import { useWords } from "../../state/language";
import { useBoard } from "./board-context";
import { scrolledByKeyboard } from "../../widgets/shared/scrolled-by-keyboard";
import type { CardTable, TableCell } from "./card-table";
import { Link } from "../shared/link";

interface TableBodyProps {
  card: ResolvedCard;
  table: CardTable;
  title: string;
  /** For screen readers only, beside the chart: nothing in it can be focused, for it could not be seen. */
  hidden?: boolean;
}

/** A card as a table, its parts as links to what is behind them. */
export function TableBody({ card, table, title, hidden = false }: TableBodyProps): ReactElement {
  const { t } = useWords();
  const { behind } = useBoard();
  const content = (cell: TableCell): ReactElement => {
    const address = cell.row && !hidden ? behind(card, cell.row, cell.field) : undefined;
    const shown = <bdi>{cell.shown}</bdi>;
    return address === undefined ? shown : <Link to={address}>{shown}</Link>;
  };
  const body = (
    <table className="card-table">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          {table.heads.map(({ text, isNumber }, index) => (
            <th key={index} scope="col" className={isNumber ? "cell-end" : undefined}>
              <bdi>{text}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, index) =>
              index === 0 ? (
                <th key={index} scope="row">
                  {content(cell)}
                </th>
              ) : (
                <td key={index} className={cell.isNumber ? "cell-end cell-number" : undefined} data-hint={cell.exact}>
                  {content(cell)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (hidden) return <div className="visually-hidden">{body}</div>;
  return (
    <div className="card-scroll" {...scrolledByKeyboard} aria-label={`${title}: ${t("board.asTable")}`}>
      {body}
    </div>
  );
}

/** The rows of a card as names with a value, each a link to what is behind it. */
export function RankedBody({ card, table }: { card: ResolvedCard; table: CardTable }): ReactElement {
  const { behind } = useBoard();
  return (
    <ol className="ranked">
      {table.rows.map(([name, value], index) => {
        const address = name?.row && behind(card, name.row);
        return (
          <li key={index} className="ranked-item">
            <span className="ranked-name">
              <bdi>{address === undefined ? name?.shown : <Link to={address}>{name?.shown}</Link>}</bdi>
            </span>
            <span className="cell-number ranked-value" data-hint={value?.exact}>
              {value?.shown}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
