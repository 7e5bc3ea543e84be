import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { keyField } from "../../domain/row-key";
import type { ResolvedView } from "../../model/resolved";
import type { Row } from "../../widgets/contract";
import { useScreen } from "../shared/screen-context";
import type { ShownRows } from "../shared/shown-rows";
import { type OpenDrawer, openSearch, readOpenState, TAB } from "../shared/view-address";
import { type Direction, type Neighbours, neighboursOf, opener } from "./neighbours";

/** From row to row of the list that an open detail came from. */
export interface Steps {
  neighbours: Neighbours;
  /** Whether a step leads anywhere. */
  possible: Readonly<Record<Direction, boolean>>;
  step(direction: Direction): void;
}

/** A page that was turned to step over its end: it opens with its first or last row. */
interface Turned {
  direction: Direction;
  /** What was shown before. A page known already is there before its address is. */
  from: { rows: readonly Row[]; search: string };
  /** Shown until its rows are there, so that the buttons stay where they are. */
  neighbours: Neighbours;
}

/** The steps from the row that is open; undefined for what is no detail, and where there is nowhere to step to. */
export function useSteps(open: OpenDrawer | undefined, shown: ShownRows): Steps | undefined {
  const { screen, availability } = useScreen();
  const { search } = useLocation();
  const goTo = useGoTo();
  const [turned, setTurned] = useState<Turned>();
  // The router shows a new address a moment later: a second step that comes before that starts from the first one's row.
  const at = useRef(open?.id);
  useLayoutEffect(() => {
    at.current = open?.id;
  }, [open?.id]);

  const view = open?.view.kind === "detail" ? open.view : undefined;
  const key = view ? keyField(view, shown.rowKey) : "";
  const action = view && opener(screen, view);
  const opens = (row: Row): boolean => action === undefined || availability(action, [row]).possible;
  const around = (id: string | undefined): Neighbours | undefined =>
    view && id !== undefined ? neighboursOf(shown, (row) => String(row[key]) === id, opens) : undefined;
  const stepTo = (row: Row): void => {
    if (!view) return;
    at.current = String(row[key]);
    goTo(view, row, row[key]);
  };

  const here = around(open?.id);
  const arrived = turned !== undefined && turned.from.rows !== shown.rows && turned.from.search !== search;
  if (arrived && here) setTurned(undefined);
  const enter = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    enter.current = () => {
      const row = turned?.direction === "next" ? shown.rows.find(opens) : shown.rows.findLast(opens);
      if (row) stepTo(row);
    };
  });
  useEffect(() => {
    if (arrived) enter.current?.();
  }, [arrived]);

  const neighbours = here ?? turned?.neighbours;
  if (!neighbours) return undefined;
  const leads = (direction: Direction): boolean =>
    neighbours[direction] !== undefined || shown.pages?.[direction] !== undefined;
  return {
    neighbours,
    possible: { previous: leads("previous"), next: leads("next") },
    step(direction) {
      const now = around(at.current);
      const row = now?.[direction];
      const turn = shown.pages?.[direction];
      if (row) stepTo(row);
      else if (now && turn) {
        setTurned({ direction, from: { rows: shown.rows, search }, neighbours: now });
        turn();
      }
    },
  };
}

/** Leads to another row in the same panel: the same tab, and no step for Back. */
function useGoTo(): (view: ResolvedView, row: Row, id: unknown) => void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  return (view, row, id) => {
    const params = new URLSearchParams(search);
    const next = new URLSearchParams(openSearch(params, view.name, id));
    const tab = params.get(TAB);
    if (tab !== null) next.set(TAB, tab);
    void navigate({ pathname, search: next.toString() }, { replace: true, state: { ...readOpenState(state), row } });
  };
}
