import { type ReactElement, useState } from "react";
import { useLocation } from "react-router-dom";
import { keyField } from "../../domain/row-key";
import type { Guest, ResolvedScreen, ResolvedView } from "../../model/resolved";
import type { Row } from "../../widgets/contract";
import { nothingShown, noRows, OpenRowContext, type ShownRows, ShownRowsContext } from "../shared/shown-rows";
import { readOpen } from "../shared/view-address";
import { LoadedScreen } from "./loaded-screen";
import { prepareDrawer, ViewDrawer } from "./view-drawer";
import { Sheets, useSheet } from "./sheets";
import { ScreenProvider } from "./screen-provider";
import { ViewBody } from "./view-body";

/** A view as a page, and what its address may open over or beside it. */
export function ScreenPage({
  screen,
  view: first,
  params,
}: {
  screen: ResolvedScreen;
  view: ResolvedView;
  params: Row;
}): ReactElement {
  const sheet = useSheet(first);
  const guest = screen.guests?.[sheet];
  const view = screen.views[sheet] ?? first;
  const reports = view.kind === "list" || view.kind === "detail";
  const [shown, setShown] = useState(reports ? nothingShown : noRows);
  const openRow = useOpenRow(screen, shown);
  return (
    <ScreenProvider screen={screen}>
      <div className="screen-page" onPointerEnter={prepareDrawer} onFocus={prepareDrawer}>
        <div className="screen-main">
          <ShownRowsContext value={setShown}>
            <OpenRowContext value={openRow}>
              <Sheets screen={screen} view={first} shown={sheet} />
              {guest ? (
                <GuestSheet key={sheet} guest={guest} host={screen} params={params} />
              ) : (
                <ViewBody key={view.name} view={view} row={params} place="page" />
              )}
            </OpenRowContext>
          </ShownRowsContext>
        </div>
        <ViewDrawer shown={shown} />
      </div>
    </ScreenProvider>
  );
}

/** A list of another subject under the address. Its chunk comes when first needed. */
function GuestSheet({ guest, host, params }: { guest: Guest; host: ResolvedScreen; params: Row }): ReactElement {
  return (
    <LoadedScreen subject={guest.screen}>
      {(screen) => {
        const view = screen.views[guest.view];
        return (
          view && (
            <ScreenProvider screen={screen} host={host}>
              <ViewBody view={view} row={params} place="page" />
            </ScreenProvider>
          )
        );
      }}
    </LoadedScreen>
  );
}

/** The key of the shown row that the address opens. */
function useOpenRow(screen: ResolvedScreen, { rows, rowKey }: ShownRows): string | undefined {
  const open = readOpen(new URLSearchParams(useLocation().search), screen);
  if (open?.view.kind !== "detail" || open.id === undefined) return undefined;
  const field = keyField(open.view, rowKey);
  const found = rows.find((row) => String(row[field]) === open.id);
  return found && String(found[rowKey]);
}
