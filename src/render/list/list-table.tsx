import { Fragment, type ReactElement, type ReactNode, useContext, useMemo, useState } from "react";
import type { ListView } from "../../model/resolved-list";
import { useWords } from "../../state/language";
import { later } from "../../state/later";
import type { Row } from "../../widgets/contract";
import { OpenRowContext } from "../shared/shown-rows";
import { useScreen } from "../shared/screen-context";
import { type TableLayout, useTableLayout } from "./columns/columns-context";
import { CardsHead } from "./cards/cards-head";
import { type CellSetting } from "./columns";
import { expandedId } from "./expand-button";
import { unfoldedFields } from "./fold/unfolded-fields";
import { useFolding, useFoldSetting } from "./fold/use-folding";
import { ListHead } from "./list-head";
import type { Sort } from "./list-query";
import { ListRow } from "./list-row";
import type { Selection, SelectionChange } from "./selection";
import { TotalsRow } from "./totals-part";
import { useExpanded } from "./use-expanded";
import { useKeptFocus } from "./use-kept-focus";
import { useOverflow } from "./use-overflow";
import { useRangeToggle } from "./use-range-toggle";
import { scrolledByKeyboard } from "../../widgets/shared/scrolled-by-keyboard";
import "./list-table.css";
import "./row-cards.css";

const ExpandedRow = later(
  () => import("./expanded-row"),
  (module) => module.ExpandedRow,
);
const LongRows = later(
  () => import("./long-rows"),
  (module) => module.LongRows,
);

/** From more rows than this, only those in sight are drawn. */
const WINDOWED_ABOVE = 100;
/** So many rows of a long list are drawn until it is known which are in sight. */
const AT_FIRST = 30;

const nothingMore = (): number => 0;

/** What a table is drawn from. */
export interface ListTableProps {
  view: ListView;
  rows: readonly (readonly [key: string, row: Row])[];
  totals: Row | undefined;
  sort: Sort | undefined;
  refreshing: boolean;
  selection: Selection;
  onSelect: (change: SelectionChange) => void;
  onSort: (field: string) => void;
  onOrder: (sort: Sort | undefined) => void;
}

/** The table. It scrolls in a frame of its own, so that head, first column and totals stay in sight. */
export function ListTable({
  view,
  rows,
  totals,
  sort,
  refreshing,
  selection,
  onSelect,
  onSort,
  onOrder,
}: ListTableProps): ReactElement {
  const { language, reading, say, t } = useWords();
  const { enums } = useScreen();
  const openRow = useContext(OpenRowContext);
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  useOverflow(frame);
  const { layout, change } = useTableLayout();
  const foldSetting = useFoldSetting(view);
  const { cards } = foldSetting;
  const { shown: columns, folded, tight } = useFolding(frame, foldSetting, rows);
  const unfolded = useMemo(() => unfoldedFields(view, folded), [view, folded]);
  const setting = useMemo<CellSetting>(() => ({ language, enums, reading, text: t }), [language, enums, reading, t]);
  const selectable = view.bulkActions.length > 0;
  const width = columns.length + (selectable ? 1 : 0) + (view.rowActions.length > 0 ? 1 : 0);
  const { expanded, toggle, measure } = useExpanded();
  // Cards are of several heights: the browser itself leaves out those out of sight (row-cards.css).
  const long = !cards && rows.length > WINDOWED_ABOVE;

  const keepFocus = useKeptFocus(frame);
  const pick = useRangeToggle(rows, onSelect);

  // The same function for as long as nothing is unfolded: another one has all heights asked for again.
  const more = useMemo(
    () => (expanded.size === 0 ? nothingMore : (index: number) => expanded.get(rows[index]?.[0] ?? "") ?? 0),
    [expanded, rows],
  );
  const draw = (index: number): ReactNode => {
    const entry = rows[index];
    if (!entry) return null;
    const [key, row] = entry;
    const isExpanded = expanded.has(key);
    const line = (
      <ListRow
        key={key}
        view={view}
        columns={columns}
        setting={setting}
        card={cards}
        tight={tight}
        row={row}
        id={key}
        place={long ? index + 2 : undefined}
        selected={selection.has(key)}
        open={key === openRow}
        expanded={unfolded.length > 0 ? isExpanded : undefined}
        onExpand={toggle}
        onSelect={onSelect}
        onToggle={pick}
      />
    );
    if (unfolded.length === 0 || !isExpanded) return line;
    return (
      <Fragment key={key}>
        {line}
        <ExpandedRow
          id={expandedId(key)}
          fields={unfolded}
          row={row}
          width={width}
          onHeight={(height) => measure(key, height)}
        />
      </Fragment>
    );
  };
  const first = (long ? rows.slice(0, AT_FIRST) : rows).map((_, index) => draw(index));
  return (
    <div
      ref={setFrame}
      className={long ? "list-frame list-frame-long" : "list-frame"}
      {...scrolledByKeyboard}
      aria-label={say(view.title)}
    >
      {refreshing && (
        <div className="list-progress" role="status">
          <span className="visually-hidden">{t("list.refreshing")}</span>
        </div>
      )}
      {cards && (
        <CardsHead
          columns={view.columns}
          sort={sort}
          keys={rows}
          selection={selection}
          onSelect={onSelect}
          onOrder={onOrder}
          selectable={selectable}
        />
      )}
      <table
        role={cards ? "table" : undefined}
        className={tableClass(layout, cards ? "cards" : tight ? "tight" : undefined)}
        aria-busy={refreshing || undefined}
        aria-rowcount={long ? rows.length + 1 : undefined}
      >
        {!cards && (
          <ListHead
            view={view}
            columns={columns}
            sort={sort}
            keys={rows}
            selection={selection}
            onSelect={onSelect}
            onSort={onSort}
            onColumns={change}
          />
        )}
        <tbody role={cards ? "rowgroup" : undefined}>
          {long ? (
            <LongRows
              frame={frame}
              count={rows.length}
              width={width}
              more={more}
              draw={draw}
              onDrawn={keepFocus}
              meanwhile={first}
            />
          ) : (
            first
          )}
        </tbody>
        {totals && (
          <TotalsRow
            view={view}
            columns={columns}
            folded={folded}
            card={cards}
            setting={setting}
            totals={totals}
            width={width}
          />
        )}
      </table>
    </div>
  );
}

function tableClass({ density, pinned }: TableLayout["layout"], look: "cards" | "tight" | undefined): string {
  const classes = ["bp6-html-table", "bp6-compact", "list-table", `list-table-${density}`];
  if (!pinned) classes.push("list-table-loose");
  if (look) classes.push(`list-table-${look}`);
  return classes.join(" ");
}
