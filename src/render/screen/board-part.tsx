import type { ReactElement } from "react";
import { DashboardRenderer } from "../dashboard/dashboard-view";
import { LoadedScreen } from "./loaded-screen";
import { ScreenProvider } from "./screen-provider";

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
            <DashboardRenderer view={view} part />
          </ScreenProvider>
        );
      }}
    </LoadedScreen>
  );
}
