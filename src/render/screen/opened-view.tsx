import { type ReactElement, useCallback, useEffect } from "react";
import { observer } from "mobx-react-lite";
import { useLocation, useNavigate } from "react-router-dom";
import type { ResolvedScreen, ResolvedView } from "../../model/resolved";
import { useWords } from "../../state/language";
import { useScreen } from "../shared/screen-context";
import { ViewBody } from "./view-body";
import { DetailTools } from "../drawer/detail-tools";
import { Drawer } from "../drawer/drawer";
import { drawerRow } from "../drawer/drawer-row";
import { noRows, type ShownRows } from "../shared/shown-rows";
import { SidePanel } from "../drawer/side-panel";
import { useBeside } from "../drawer/use-beside";
import { useSteps } from "../drawer/use-steps";
import {
  closedSearch,
  type OpenDrawer,
  type OpenGuest,
  readGuest,
  readOpen,
  readOpenState,
} from "../shared/view-address";
import { LoadedScreen } from "./loaded-screen";
import { ScreenProvider } from "./screen-provider";

/** The view that the page's address opens: of the page's own subject, or of another. */
export function OpenedView({ shown }: { shown: ShownRows }): ReactElement | null {
  const { screen } = useScreen();
  const search = new URLSearchParams(useLocation().search);
  const guest = readGuest(search, screen);
  if (guest) return <GuestDrawer key={guest.screen} guest={guest} />;
  return <OpenView open={readOpen(search, screen)} shown={shown} />;
}

/** A view of another subject over the page. Its chunk comes when first needed; a failure stays in the drawer. */
function GuestDrawer({ guest: { screen: subject, view: name, title, id } }: { guest: OpenGuest }): ReactElement {
  const { screen: host } = useScreen();
  const close = useClose(false);
  const { say } = useWords();
  return (
    <LoadedScreen
      subject={subject}
      renderFailed={(notice) => (
        <Drawer title={say(title)} onClose={close}>
          {notice}
        </Drawer>
      )}
      meanwhile={null}
    >
      {(screen) => (
        <ScreenProvider screen={screen} host={host}>
          <OpenView open={guestView(screen, name, id)} shown={noRows} />
        </ScreenProvider>
      )}
    </LoadedScreen>
  );
}

function guestView({ views }: ResolvedScreen, name: string, id: string | undefined): OpenDrawer | undefined {
  const view = views[name];
  return view && { view, id };
}

/** An open view, in its drawer or side panel. */
const OpenView = observer(function OpenView({
  open,
  shown,
}: {
  open: OpenDrawer | undefined;
  shown: ShownRows;
}): ReactElement | null {
  const { say } = useWords();
  const location = useLocation();
  const search = new URLSearchParams(location.search);
  const panel = useBeside(open?.view, !shown.single);
  const close = useClose(panel.beside);

  const row = open && drawerRow(open.view, { id: open.id, kept: readOpenState(location.state).row, shown });
  // An address that opens what cannot be shown is put right.
  const stray = search.has("open") && shown.ready && !row;
  useEffect(() => {
    if (stray) close();
  }, [stray, close]);

  const steps = useSteps(open, shown);
  if (!open || !row) return null;
  const { view } = open;
  const Panel = panel.beside ? SidePanel : Drawer;
  const isDetail = view.kind === "detail";
  // Unsaved input in a form is the form's to guard: closing is a change of address.
  return (
    <Panel
      key={isDetail ? view.name : `${view.name} ${open.id}`}
      title={say(view.title)}
      tools={isDetail && <DetailTools steps={steps} panel={panel} />}
      onClose={close}
      onStep={steps?.step}
      broad={broadOf(view)}
    >
      <ViewBody key={open.id} view={view} row={row} place="drawer" onLeave={close} />
    </Panel>
  );
});

/** Whether a view needs a broader panel. */
function broadOf(view: ResolvedView): "list" | "columns" | undefined {
  if (view.kind === "list") return "list";
  return view.kind === "detail" && view.sections.some(({ beside }) => beside) ? "columns" : undefined;
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
