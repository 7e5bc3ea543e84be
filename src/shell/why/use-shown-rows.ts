import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import type { ResolvedScreen, ResolvedView } from "../../model/resolved";
import { readAnswer } from "../../render/list/read-answer";
import { readOpen } from "../../render/shared/view-address";
import { useInside } from "../../state/inside";
import type { Row } from "../../widgets/contract";
import { isRow } from "../../widgets/shared/is-row";
import { valueText } from "../../widgets/shared/value-text";

/** A row that a view shows at this moment. */
export interface NamedRow {
  key: string;
  name: string;
  row: Row;
}

/** The rows of a view, and the one that is explained. */
export interface RowsAtHand {
  rows: NamedRow[];
  chosen: NamedRow | undefined;
  choose(key: string): void;
}

/**
 * The rows that a list or detail shows, as its own call has answered them. Explained is the one that the reader has chosen, or clicked or
 * focused last on the page, else the one that the address opens; of a detail its own.
 */
export function useShownRows(screen: ResolvedScreen, view: ResolvedView): RowsAtHand {
  const answer = useAnswer("call" in view ? view.call : undefined);
  const open = readOpen(new URLSearchParams(useLocation().search), screen)?.id;
  const [key, choose] = useState<string>();
  useEffect(() => followRows(choose), []);
  const rows = useMemo(() => rowsIn(view, answer), [view, answer]);
  const find = (wanted: string | undefined): NamedRow | undefined => rows.find((row) => row.key === wanted);
  const chosen = view.kind === "detail" ? rows[0] : (find(key) ?? find(open));
  return { rows, chosen, choose };
}

function rowsIn(view: ResolvedView, answer: unknown): NamedRow[] {
  if (view.kind === "detail") return isRow(answer) ? [{ key: "", name: "", row: answer }] : [];
  if (view.kind !== "list") return [];
  const [column] = view.columns;
  return (readAnswer(answer)?.rows ?? []).map((row) => {
    const key = valueText(row[view.rowKey]) ?? "";
    return { key, name: valueText(row[column?.name ?? view.rowKey]) ?? key, row };
  });
}

/** What the latest call of that name on the page was answered. */
function useAnswer(call: string | undefined): unknown {
  const { queryClient } = useInside();
  const cache = queryClient.getQueryCache();
  return useSyncExternalStore(
    (tell) => cache.subscribe(tell),
    () => call !== undefined && cache.findAll({ queryKey: [call], type: "active" }).at(-1)?.state.data,
  );
}

/** Tells the key of each row of a list that the reader clicks or focuses. @returns what ends it. */
function followRows(tell: (key: string) => void): () => void {
  const look = ({ target }: Event): void => {
    const row = target instanceof Element ? target.closest<HTMLElement>("[data-row-key]") : null;
    if (row?.dataset.rowKey !== undefined) tell(row.dataset.rowKey);
  };
  document.addEventListener("click", look, true);
  document.addEventListener("focusin", look);
  return () => {
    document.removeEventListener("click", look, true);
    document.removeEventListener("focusin", look);
  };
}
