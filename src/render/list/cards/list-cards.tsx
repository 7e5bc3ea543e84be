import { type ReactElement, type ReactNode, useContext, useMemo } from "react";
import type { ListView } from "../../../model/resolved-list";
import { useWords } from "../../../state/language";
import type { Row } from "../../../widgets/contract";
import { enumShown } from "../../../widgets/shared/enum-words";
import { RowActions } from "../../actions/row-actions";
import { OpenRowContext } from "../../shared/shown-rows";
import { useScreen } from "../../shared/screen-context";
import { type CellSetting, headWords, type PreparedColumn, prepareColumns, rowName } from "../columns";
import type { Sort } from "../list-query";
import { OpeningCell } from "../opening-cell";
import { cardParts } from "./card-parts";
import { OrderSelect } from "./order-select";
import "./cards.css";

/** What cards are drawn from. */
export interface ListCardsProps {
  view: ListView;
  rows: readonly (readonly [key: string, row: Row])[];
  sort: Sort | undefined;
  refreshing: boolean;
  onOrder: (sort: Sort | undefined) => void;
}

/** The image of what a card's tags say, where one has an image: large, beside the heading. */
function cardImage(tags: readonly PreparedColumn[], row: Row, { enums, language }: CellSetting): ReactNode {
  const [image] = tags.flatMap(({ column }) => enumShown(row[column.name], column.enum, enums, language)?.image ?? []);
  return image && <img className="card-image" src={image} alt="" width={40} height={40} loading="lazy" />;
}

/** The rows of a list as cards on a grid. The heading that opens a row stretches over its card; row actions stand at its foot. */
export function ListCards({ view, rows, sort, refreshing, onOrder }: ListCardsProps): ReactElement {
  const { language, reading, say, t } = useWords();
  const { enums } = useScreen();
  const openRow = useContext(OpenRowContext);
  const parts = useMemo(() => cardParts(prepareColumns(view)), [view]);
  const setting = useMemo<CellSetting>(() => ({ language, enums, reading, text: t }), [language, enums, reading, t]);

  const value = ({ column, cell, action }: PreparedColumn, row: Row): ReactNode => {
    const props = { value: row[column.name], field: column, row, alone: true, ...setting };
    return action ? <OpeningCell action={action} cell={cell} props={props} /> : cell(props);
  };
  const named = (columns: readonly PreparedColumn[], row: Row, className: string): ReactNode =>
    columns.map((prepared) => (
      <div key={prepared.column.name} className={className}>
        <dt>{headWords(prepared.column, language)}</dt>
        <dd>{value(prepared, row)}</dd>
      </div>
    ));

  return (
    <div className="list-frame cards-frame">
      {refreshing && (
        <div className="list-progress" role="status">
          <span className="visually-hidden">{t("list.refreshing")}</span>
        </div>
      )}
      <OrderSelect columns={view.columns} sort={sort} onOrder={onOrder} />
      <ul className="cards" aria-label={say(view.title)} aria-busy={refreshing || undefined}>
        {rows.map(([key, row]) => (
          <li
            key={key}
            className={key === openRow ? "card card-open" : "card"}
            aria-current={key === openRow || undefined}
            tabIndex={-1}
            data-row-key={key}
          >
            <div className="card-head">
              {cardImage(parts.tag, row, setting)}
              <h2 className="card-heading">{parts.heading && value(parts.heading, row)}</h2>
              {parts.tag
                .filter(({ column }) => row[column.name] !== null && row[column.name] !== "")
                .map((prepared) => (
                  <span key={prepared.column.name} className="card-tag">
                    {value(prepared, row)}
                  </span>
                ))}
            </div>
            {parts.text.map((prepared) => (
              <div key={prepared.column.name} className="card-text">
                {value(prepared, row)}
              </div>
            ))}
            {parts.tags.map((prepared) => (
              <div key={prepared.column.name} className="card-tags">
                {value(prepared, row)}
              </div>
            ))}
            {parts.fact.length + parts.figure.length > 0 && (
              <dl className="card-facts">
                {named(parts.figure, row, "card-figure")}
                {named(parts.fact, row, "card-fact")}
              </dl>
            )}
            {view.rowActions.length > 0 && (
              <div className="card-actions">
                <RowActions actions={view.rowActions} row={row} rowName={rowName(view, row, key)} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
