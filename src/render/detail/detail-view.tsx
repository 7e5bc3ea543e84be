import { type ReactElement, useEffect, useMemo, useRef } from "react";
import { useQuery } from "@tanstack/react-query";
import { ApiError } from "../../api/error";
import type { DetailView, ResolvedAction } from "../../model/resolved-view";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { later, once, useLoaded } from "../../state/later";
import type { Row } from "../../widgets/contract";
import { isRow } from "../../widgets/shared/is-row";
import { valueText } from "../../widgets/shared/value-text";
import { ActionButton } from "../actions/action-button";
import { resolveSend } from "../shared/resolve-send";
import { useSelfRefresh } from "../shared/use-self-refresh";
import { useReportRows } from "../shared/shown-rows";
import { useScreen } from "../shared/screen-context";
import { FailedCall, Notice } from "../shared/states";
import { ViewNotice } from "../shared/view-notice";
import { useDetailParts } from "./detail-parts";
import { DetailSkeleton } from "./detail-skeleton";
import "./detail.css";

const loadBody = once(() => import("./detail-body"));
const DetailBody = later(loadBody, (module) => module.DetailBody);

/** What a detail is drawn from. */
export interface DetailProps {
  view: DetailView;
  /** The row at hand, or the parameters of the address: what the call is made with. */
  row: Row;
  place: "page" | "drawer";
  /** An action performed here, which does not lead elsewhere by itself, has done away with the row. */
  onGone: () => void;
}

/** One row in full. */
export function DetailRenderer({ view, row, place, onGone }: DetailProps): ReactElement {
  const { t } = useWords();
  const acted = useRef(false);
  const { data, error, refetch, dataUpdatedAt, errorUpdatedAt } = useDetail(view, row);
  // What a page asks with stands in its address: asked wrongly, nothing is there either.
  const gone = error instanceof ApiError && (error.code === 404 || (place === "page" && error.code === 400));
  useOnOpen(view, data);
  const prepared = usePrepared(view);
  const { shownActions } = useScreen();
  const shown = useMemo(() => (data ? [data] : []), [data]);
  useSelfRefresh(view, {
    answer: useMemo(() => (data ? { rows: [data] } : undefined), [data]),
    settledAt: Math.max(dataUpdatedAt, errorUpdatedAt),
    refresh: () => void refetch(),
  });
  useReportRows({ rows: shown, rowKey: "id", single: true, ready: data !== undefined || error !== null });
  useEffect(() => {
    if (gone && acted.current) onGone();
  }, [gone, onGone]);

  // Over a page the head of the drawer says the title already.
  const isBare = place === "drawer" && view.heading === undefined && view.actions.length === 0;
  return (
    <section className="view detail">
      <header className={isBare ? "visually-hidden" : "view-head"}>
        <DetailHeading view={view} row={row} data={data} place={place} />
        {data ? (
          <div className="view-actions">
            {shownActions(view.actions, data).map((action) => (
              <ActionButton
                key={action.name}
                action={action}
                rows={[data]}
                look="button"
                onDone={() => (acted.current = action.next === undefined)}
              />
            ))}
          </div>
        ) : (
          view.actions.length > 0 && !error && <RoomForActions actions={shownActions(view.actions, row)} />
        )}
      </header>
      <ViewNotice view={view} />
      {/* Another panel once the row is there: its name may take more lines, and what comes below it does not move. */}
      <div key={String(data !== undefined)} className={place === "page" ? "view-panel" : undefined}>
        {data && prepared ? (
          <DetailBody
            view={view}
            row={data}
            level={place === "page" ? "h2" : "h3"}
            meanwhile={<DetailSkeleton view={view} />}
          />
        ) : gone ? (
          <Notice alert drawing="nothingFound" title={t("detail.notFoundTitle")} text={t("detail.notFoundText")} />
        ) : error ? (
          <FailedCall title={t("screen.failedTitle")} error={error} onRetry={() => void refetch()} />
        ) : (
          <DetailSkeleton view={view} />
        )}
      </div>
    </section>
  );
}

/** The title, and what the row is called: until it is there, room for what the row that was opened is called. */
function DetailHeading({
  view,
  row,
  data,
  place,
}: Pick<DetailProps, "view" | "row" | "place"> & { data: Row | undefined }): ReactElement {
  const { say } = useWords();
  const name = view.heading === undefined ? undefined : valueText((data ?? row)[view.heading]);
  const shown = name ?? (data || view.heading === undefined ? undefined : "\u00a0");
  const onPage = place === "page";
  const Title = onPage ? "h1" : "h2";
  return (
    <Title tabIndex={-1} className={onPage ? undefined : "detail-heading"}>
      {(onPage || !data || name === undefined) && (
        <span className={onPage ? undefined : "visually-hidden"}>{say(view.title)}</span>
      )}
      {shown !== undefined && (
        <bdi className={`${onPage ? "detail-name" : ""}${data ? "" : " detail-coming"}`}>{shown}</bdi>
      )}
    </Title>
  );
}

/** Room for the actions that the row that was opened has, so that in a narrow window nothing below moves when they are there. */
function RoomForActions({ actions }: { actions: readonly ResolvedAction[] }): ReactElement {
  const { say } = useWords();
  return (
    <div className="view-actions detail-coming" aria-hidden>
      {actions.map(({ name, words }) => (
        <span key={name} className="bp6-button">
          {say(words)}
        </span>
      ))}
    </div>
  );
}

/** Fetches the row. A row that is gone is shown as gone, even if it was there a moment ago. */
function useDetail(view: DetailView, row: Row) {
  const { api } = useConsole();
  const input = resolveSend(view.send, [row]);
  const query = useQuery({
    queryKey: [view.call, input],
    // A row that is there stays when it cannot be fetched again, and nothing in its place says so.
    queryFn: ({ signal, client, queryKey }) =>
      api.callByName(view.call, input, {
        signal,
        told: client.getQueryData(queryKey) === undefined ? "inPlace" : undefined,
      }),
    select: (answer) => (isRow(answer) ? answer : {}),
  });
  const gone = query.error instanceof ApiError && query.error.code === 404;
  return gone ? { ...query, data: undefined } : query;
}

/** What draws the row is fetched beside the row itself. @returns whether it is there: nothing that has been drawn moves when the rest comes. */
function usePrepared(view: DetailView): boolean {
  const { prepareForm } = useDetailParts();
  useEffect(() => {
    if (view.sections.some(({ form }) => form !== undefined)) prepareForm();
  }, [view, prepareForm]);
  return useLoaded(preparing(view)) !== undefined;
}

const fetched = new WeakMap<DetailView, Promise<true>>();

/** Fetches what draws a view, once; what fails is fetched again by what it belongs to, which tells of it. */
function preparing(view: DetailView): Promise<true> {
  const known = fetched.get(view);
  if (known) return known;
  const promise = loadBody()
    .then(({ prepareViewers }) => prepareViewers(view))
    .then(
      () => true as const,
      () => true as const,
    );
  fetched.set(view, promise);
  return promise;
}

/** Performs the detail's own action, once for each row, where the row's state asks for it: reading marks as read. */
function useOnOpen(view: DetailView, row: Row | undefined): void {
  const { availability, perform } = useScreen();
  const done = useRef(new Set<string>());
  const action = view.onOpen;
  useEffect(() => {
    if (!action || !row) return;
    const key = JSON.stringify(resolveSend(action.does.kind === "call" ? action.does.send : {}, [row]));
    if (done.current.has(key) || !availability(action, [row]).possible) return;
    done.current.add(key);
    void perform(action, [row], { silent: true });
  }, [action, row, availability, perform]);
}
