import type { ReactElement } from "react";
import { ApiError } from "../../api/error";
import type { ResolvedView } from "../../model/resolved";
import type { ListView } from "../../model/resolved-list";
import type { ResolvedAction } from "../../model/resolved-view";
import { useWords } from "../../state/language";
import { later } from "../../state/later";
import { ActionButton } from "../actions/action-button";
import { useScreen } from "../shared/screen-context";
import { FailedCall, Notice, RequestCode } from "../shared/states";
import { emptyWords } from "./empty-words";
import type { ListChange, ListQuery } from "./list-query";
import { ListTable } from "./list-table";
import type { KeyedRow, Selection, SelectionChange } from "./selection";
import { SkeletonRows } from "./skeleton-rows";
import { useTotalsPart } from "./totals-part";
import type { ListRows } from "./use-rows";

const ListCards = later(
  () => import("./cards/list-cards"),
  (module) => module.ListCards,
);

const ListMap = later(
  () => import("./map/list-map"),
  (module) => module.ListMap,
);

const ListTiers = later(
  () => import("./tiers/list-tiers"),
  (module) => module.ListTiers,
);

/** What the middle of a list is drawn from. */
export interface ListBodyProps {
  view: ListView;
  query: ListQuery;
  rows: ListRows;
  /** The answer's rows with their keys. */
  keyed: readonly KeyedRow[];
  /** Whether any filter stands otherwise than at first. */
  filtered: boolean;
  selection: Selection;
  onSelect: (change: SelectionChange) => void;
  onChange: (change: ListChange) => void;
}

/** The middle of a list: loading, failed, empty, or the table. */
export function ListBody({
  view,
  query,
  rows,
  keyed,
  filtered,
  selection,
  onSelect,
  onChange,
}: ListBodyProps): ReactElement {
  const { t } = useWords();
  const { answer, error, refreshing, retry } = rows;
  const isWhole = useTotalsPart(view.hasTotals);

  if (!answer && isOfFilter(error)) {
    return (
      <Notice alert drawing="failed" title={t("list.wrongFilterTitle")} text={error.message}>
        <ClearFilters onChange={onChange} />
      </Notice>
    );
  }
  if (error !== undefined && !answer) return <FailedCall title={t("list.failedTitle")} error={error} onRetry={retry} />;
  if (!answer || !isWhole) return <SkeletonRows view={view} />;
  if (answer.rows.length === 0 && filtered) {
    return (
      <Notice drawing="nothingFound" title={t("list.noMatchTitle")} text={t("list.noMatchText")}>
        <ClearFilters onChange={onChange} />
      </Notice>
    );
  }
  if (answer.rows.length === 0 && query.page === 1) {
    return <NothingYet view={view} />;
  }
  const meanwhile = <SkeletonRows view={view} />;
  const body =
    view.layout === "cards" ? (
      <ListCards
        view={view}
        rows={keyed}
        sort={query.sort}
        refreshing={refreshing}
        onOrder={(sort) => onChange({ type: "order", sort })}
        meanwhile={meanwhile}
      />
    ) : (
      <ListTable
        view={view}
        rows={keyed}
        totals={view.hasTotals ? answer.totals : undefined}
        sort={query.sort}
        refreshing={refreshing}
        selection={selection}
        onSelect={onSelect}
        onSort={(field) => onChange({ type: "sort", field })}
        onOrder={(sort) => onChange({ type: "order", sort })}
      />
    );
  const table = view.tiers ? (
    <ListTiers view={view} tiers={view.tiers} rows={keyed} refreshing={refreshing} table={body} meanwhile={meanwhile} />
  ) : view.map ? (
    <ListMap
      view={view}
      map={view.map}
      rows={keyed}
      answer={answer}
      refreshing={refreshing}
      table={body}
      meanwhile={meanwhile}
    />
  ) : (
    body
  );
  if (error === undefined) return table;
  return (
    <>
      <StaleNote error={error} onRetry={retry} />
      {table}
    </>
  );
}

/** Whether it is the filter that the server refuses: asking again does not help. */
function isOfFilter(error: unknown): error is ApiError {
  return error instanceof ApiError && error.fieldErrors.some(({ field }) => field === "filter");
}

function ClearFilters({ onChange }: Pick<ListBodyProps, "onChange">): ReactElement {
  const { t } = useWords();
  return (
    <button type="button" className="bp6-button" onClick={() => onChange({ type: "clearFilters" })}>
      {t("list.clearFilters")}
    </button>
  );
}

/** A list without rows: what will be there, and the way to the first one. */
function NothingYet({ view }: { view: ListView }): ReactElement {
  const { screen } = useScreen();
  const words = useWords();
  const create = view.actions.find((action) => creates(action, screen.views));
  return (
    <Notice drawing="empty" {...emptyWords(view, words)}>
      {create && <ActionButton action={create} rows={[]} look="button" />}
    </Notice>
  );
}

/** Whether an action opens a form that begins empty. */
function creates({ does }: ResolvedAction, views: Readonly<Record<string, ResolvedView>>): boolean {
  const view = does.kind === "open" && does.screen === undefined ? views[does.view] : undefined;
  return view?.kind === "form" && !view.load;
}

/** The rows could not be fetched anew: they stay, with a word that they may be old. */
function StaleNote({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactElement {
  const { t } = useWords();
  return (
    <div className="list-stale" role="alert">
      <span>{error instanceof ApiError ? error.message : t("list.failedTitle")}</span>
      {error instanceof ApiError && error.requestId !== undefined && <RequestCode id={error.requestId} />}
      <button type="button" className="action-text" onClick={onRetry}>
        {t("screen.retry")}
      </button>
    </div>
  );
}
