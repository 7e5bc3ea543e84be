import { type KeyboardEvent, type ReactElement, useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { observer } from "mobx-react-lite";
import { useLocation, useNavigate } from "react-router-dom";
import type { ResolvedView } from "../../model/resolved";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import type { Row } from "../../widgets/contract";
import { useScreen } from "../screen/screen-context";
import { ViewBody } from "../screen/view-body";
import { DetailTools } from "./detail-tools";
import { Drawer } from "./drawer";
import { drawerRow } from "./drawer-row";
import { type Neighbours, neighboursOf, opener } from "./neighbours";
import type { ShownRows } from "./shown-rows";
import { SidePanel } from "./side-panel";
import { useBeside } from "./use-beside";
import { closedSearch, keyField, openSearch, readOpen, readOpenState, TAB } from "./view-address";

/** The view that the page's address opens over or beside it, if it opens one. `shown` is what the page shows. */
export const ViewDrawer = observer(function ViewDrawer({ shown }: { shown: ShownRows }): ReactElement | null {
  const { screen } = useScreen();
  const { say } = useWords();
  const { preferences } = useConsole();
  const location = useLocation();
  const search = new URLSearchParams(location.search);
  const open = readOpen(search, screen);
  const panel = useBeside(open?.view, !shown.single);
  const close = useClose(panel.beside);
  const step = useStep();

  const row = open && drawerRow(open.view, { id: open.id, kept: readOpenState(location.state).row, shown });
  // An address that opens what cannot be shown is put right.
  const stray = search.has("open") && shown.ready && !row;
  useEffect(() => {
    if (stray) close();
  }, [stray, close]);

  const neighboursAt = useNeighbours(open?.view, shown);
  // The router shows a new address a moment later: a second step that comes before that starts from the first one's row.
  const at = useRef(open?.id);
  useLayoutEffect(() => {
    at.current = open?.id;
  }, [open?.id]);
  if (!open || !row) return null;
  const { view } = open;
  const stepTo = (direction: "previous" | "next"): void => {
    const to = neighboursAt(at.current)?.[direction];
    if (!to) return;
    const id = to[keyField(view, shown.rowKey)];
    at.current = String(id);
    step(view, to, id);
  };
  const key = (event: KeyboardEvent): void => {
    const direction = event.key === "j" ? "next" : event.key === "k" ? "previous" : undefined;
    if (!direction || !preferences.singleKeys || !isPlain(event)) return;
    event.preventDefault();
    stepTo(direction);
  };
  const Panel = panel.beside ? SidePanel : Drawer;
  const isDetail = view.kind === "detail";
  // Unsaved input in a form is the form's to guard: closing is a change of address.
  return (
    <Panel
      key={isDetail ? view.name : `${view.name} ${open.id}`}
      title={say(view.title)}
      tools={isDetail && <DetailTools neighbours={neighboursAt(open.id)} onStep={stepTo} panel={panel} />}
      onClose={close}
      onKey={key}
    >
      <ViewBody key={open.id} view={view} row={row} place="drawer" onLeave={close} />
    </Panel>
  );
});

/** A key pressed alone, outside of inputs. */
function isPlain(event: KeyboardEvent): boolean {
  const typing = event.target instanceof HTMLElement && event.target.closest("input, textarea, select, [contenteditable]") !== null;
  return !typing && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.altKey && !event.shiftKey;
}

/** Tells the rows before and after one, its key given, among those the page shows. */
function useNeighbours(view: ResolvedView | undefined, shown: ShownRows): (id: string | undefined) => Neighbours | undefined {
  const { screen, availability } = useScreen();
  if (view?.kind !== "detail") return () => undefined;
  const action = opener(screen, view);
  const key = keyField(view, shown.rowKey);
  const opens = (row: Row): boolean => action === undefined || availability(action, [row]).possible;
  return (id) => (id === undefined ? undefined : neighboursOf(shown.rows, (row) => String(row[key]) === id, opens));
}

/** Leads to another row in the same panel: the same tab, and no step for Back. */
function useStep(): (view: ResolvedView, row: Row, id: unknown) => void {
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

/**
 * Closes the panel: a step back where it was opened from this page, else the address without it. Beside a list, where one
 * row after the other may have been opened, always the latter.
 */
function useClose(beside: boolean): () => void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const goesBack = readOpenState(state).opened === true && !beside;
  return useCallback(() => {
    const bare = closedSearch(new URLSearchParams(search)).toString();
    void (goesBack ? navigate(-1) : navigate({ pathname, search: bare }, { replace: true }));
  }, [navigate, goesBack, pathname, search]);
}
