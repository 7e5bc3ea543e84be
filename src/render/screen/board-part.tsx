import type { ReactElement } from "react";
import { DashboardRenderer } from "../dashboard/dashboard-view";
import type { Row } from "../../widgets/contract";
import { LoadedScreen } from "./loaded-screen";
import { ScreenProvider } from "./screen-provider";

/** A part of a page has no parameters of its own. */
const noParams: Row = {};

/** Which board of which subject. */
export interface BoardPartProps {
  subject: string;
  view: string;
}

/** A board as part of a hand-written page. */
export function BoardPart({ subject, view: name }: BoardPartProps): ReactElement {
  return (
    <LoadedScreen subject={subject}>
      {(screen) => {
        const view = screen.views[name];
        if (view?.kind !== "dashboard") return null;
        return (
          <ScreenProvider screen={screen}>
            <DashboardRenderer view={view} params={noParams} part />
          </ScreenProvider>
        );
      }}
    </LoadedScreen>
  );
}
