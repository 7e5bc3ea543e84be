import { type ReactElement, useEffect, useMemo, useReducer, useRef, useState } from "react";
import type { ListView } from "../../model/resolved-list";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { later } from "../../state/later";
import type { Row } from "../../widgets/contract";
import { ActionButton } from "../actions/action-button";
import { useReportRows } from "../shared/shown-rows";
import { ListSearchContext, useScreen } from "../shared/screen-context";
import { useRoom } from "../shared/use-room";
import { useSelfRefresh } from "../shared/use-self-refresh";
import { ViewNotice } from "../shared/view-notice";
import { BulkBar } from "./bulk-bar";
import { TableLayoutContext } from "./columns/columns-context";
import { shownNames } from "./columns/layout";
import { useColumns } from "./columns/use-columns";
import { ExportButton } from "./export/export-button";
import { FilterBar } from "./filters/filter-bar";
import { isFiltered } from "./list-query";
import { ListCounts } from "./list-counts";
import { ListBody } from "./list-body";
import { useIsPart } from "./list-place";
import { ListHeard } from "./list-heard";
import { ListSummary } from "./list-summary";
import { ListTabs } from "./list-tabs";
import { ListTools } from "./list-tools";
import { Pager } from "./pager";
import { changeSelection, keyOfRow, nothingSelected } from "./selection";
import { RefreshButton } from "./refresh-button";
import { useLinkedSearch } from "./use-linked-search";
import { useListKeys } from "./use-list-keys";
import { useListQuery } from "./use-list-query";
import { usePagesAround } from "./use-pages-around";
import { usePageThere } from "./use-page-there";
import { useRows } from "./use-rows";
import { useListViews } from "./views/use-list-views";
import "./list.css";

/** Few lists have it, and it says nothing before their rows have come. */
const KeysetPager = later(
  () => import("./keyset-pager"),
  (module) => module.KeysetPager,
);

/** A list: its actions, filters, table and pages. `params` are the values of the address's parameters, or the row that a drawer was opened for. */
export function ListRenderer({
  view,
  params,
  place,
}: {
  view: ListView;
  params: Row;
  place: "page" | "drawer";
}): ReactElement {
  const { manifest } = useConsole();
  const { say } = useWords();
  const { screen, shownActions } = useScreen();
  const { query, change } = useListQuery(view, place);
  const rows = useRows(view, query, params);
  const [selection, select] = useReducer(changeSelection, nothingSelected);
  const section = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isPart = useIsPart();
  useListKeys(section, isPart);
  useSelfRefresh(view, rows);
  const asCards = view.layout === "cards";
  const asTable = !asCards && view.map === undefined && view.tiers === undefined;
  // Cards scroll with the page: they have no head to keep in sight.
  useRoom(panel, !isPart && !asCards && place !== "drawer" ? "height" : undefined);

  const { answer } = rows;
  const linked = useLinkedSearch(rows.refreshing);
  const filtered = isFiltered(query, view);
  const list = `${screen.subject}.${view.name}`;
  const columns = useColumns(view, list, answer !== undefined);
  const names = useMemo(() => shownNames(columns.layout), [columns.layout]);
  const views = useListViews(view, list, query, names, place === "page" && answer !== undefined);
  usePageThere(view, query, rows, change);

  // Rows that a filter hides must not be acted upon unseen.
  const filterKey = JSON.stringify([query.filters, query.filter]);
  const [selectedUnder, setSelectedUnder] = useState(filterKey);
  if (selectedUnder !== filterKey) {
    setSelectedUnder(filterKey);
    select({ type: "clear" });
  }

  const shown = useMemo(() => answer?.rows ?? [], [answer]);
  const keyed = useMemo(
    () => shown.map((row, index) => [keyOfRow(row, view.rowKey, index), row] as const),
    [shown, view.rowKey],
  );
  const hasSelected = selection.size > 0;
  useEffect(() => {
    if (hasSelected) select({ type: "refresh", rows: keyed });
  }, [hasSelected, keyed]);
  useReportRows({
    rows: shown,
    rowKey: view.rowKey,
    single: false,
    ready: answer !== undefined || rows.error !== undefined,
    pages: usePagesAround(view, query, answer, change),
  });
  const Title = place === "page" ? "h1" : "h2";
  const { pageSizes } = manifest.settings;
  const summary = view.summary !== undefined && <ListSummary name={view.summary} answer={answer} />;
  return (
    <section ref={section} className="view list">
      {!isPart && (
        <header className="view-head">
          <Title tabIndex={-1} className={place === "drawer" ? "visually-hidden" : undefined}>
            {say(view.title)}
          </Title>
          <div className="view-actions">
            {place === "page" && asTable && <ListTools views={views} columns={columns} />}
            <RefreshButton rows={rows} />
            <ExportButton view={columns.shown} input={rows.input} answer={answer} />
            {shownActions(view.actions).map((action) => (
              <ActionButton key={action.name} action={action} rows={[]} look="button" />
            ))}
          </div>
        </header>
      )}
      {!isPart && <ViewNotice view={view} />}
      {view.tabs && view.route !== undefined && place === "page" && (
        <ListTabs tabs={view.tabs} route={view.route} title={view.title} params={params} />
      )}
      {isPart && summary}
      {(view.counts !== undefined || (summary && !isPart)) && (
        <div className="list-overview">
          <ListCounts view={view} query={query} counts={answer?.counts} onChange={change} />
          {summary && !isPart && <div className="list-sums">{summary}</div>}
        </div>
      )}
      {view.filters.length > 0 && <FilterBar view={view} query={query} onChange={change} />}
      <div ref={panel} className={asCards ? "list-panel-cards" : "view-panel list-panel"}>
        <ListSearchContext value={linked}>
          <TableLayoutContext value={columns}>
            <ListBody
              view={columns.shown}
              query={query}
              rows={rows}
              keyed={keyed}
              filtered={filtered}
              selection={selection}
              onSelect={select}
              onChange={change}
            />
          </TableLayoutContext>
        </ListSearchContext>
        <ListHeard view={view} query={query} rows={rows} filtered={filtered} />
        {selection.size > 0 && <BulkBar view={view} selection={selection} onSelect={select} />}
        {view.map || view.tiers ? null : view.keyset ? (
          <KeysetPager view={view} query={query} answer={answer} pageSizes={pageSizes} onChange={change} />
        ) : (
          <Pager view={view} query={query} answer={answer} pageSizes={pageSizes} onChange={change} />
        )}
      </div>
    </section>
  );
}
