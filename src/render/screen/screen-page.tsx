import { type ReactElement, useState } from "react";
import type { ResolvedScreen, ResolvedView } from "../../model/resolved";
import type { Row } from "../../widgets/contract";
import { nothingShown, noRows, ShownRowsContext } from "../drawer/shown-rows";
import { ViewDrawer } from "../drawer/view-drawer";
import { ScreenProvider } from "./screen-provider";
import { ViewBody } from "./view-body";

/** A view as a page, and the drawer that its address may open over it. */
export function ScreenPage({ screen, view, params }: { screen: ResolvedScreen; view: ResolvedView; params: Row }): ReactElement {
  const reports = view.kind === "list" || view.kind === "detail";
  const [shown, setShown] = useState(reports ? nothingShown : noRows);
  return (
    <ScreenProvider screen={screen}>
      <ShownRowsContext value={setShown}>
        <ViewBody view={view} row={params} place="page" />
      </ShownRowsContext>
      <ViewDrawer shown={shown} />
    </ScreenProvider>
  );
}
