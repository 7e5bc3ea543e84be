import { type ReactElement, useCallback, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useWords } from "../../state/language";
import { useScreen } from "../screen/screen-context";
import { ViewBody } from "../screen/view-body";
import { Drawer } from "./drawer";
import { drawerRow } from "./drawer-row";
import type { ShownRows } from "./shown-rows";
import { closedSearch, readOpen, readOpenState } from "./view-address";

/** The drawer that the page's address opens, if it opens one. `shown` is what the page below shows. */
export function ViewDrawer({ shown }: { shown: ShownRows }): ReactElement | null {
  const { screen } = useScreen();
  const { say } = useWords();
  const location = useLocation();
  const close = useClose();

  const search = new URLSearchParams(location.search);
  const open = readOpen(search, screen);
  const row = open && drawerRow(open.view, { id: open.id, kept: readOpenState(location.state).row, shown });
  // An address that opens what cannot be shown is put right.
  const stray = search.has("open") && shown.ready && !row;
  useEffect(() => {
    if (stray) close();
  }, [stray, close]);

  if (!open || !row) return null;
  // Unsaved input in a form is the form's to guard: closing is a change of address.
  return (
    <Drawer key={`${open.view.name} ${open.id}`} title={say(open.view.title)} onClose={close}>
      <ViewBody view={open.view} row={row} place="drawer" onLeave={close} />
    </Drawer>
  );
}

/** Closes the drawer: a step back where it was opened from this page, else the address without it. */
function useClose(): () => void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const opened = readOpenState(state).opened === true;
  return useCallback(() => {
    const bare = closedSearch(new URLSearchParams(search)).toString();
    void (opened ? navigate(-1) : navigate({ pathname, search: bare }, { replace: true }));
  }, [navigate, opened, pathname, search]);
}
