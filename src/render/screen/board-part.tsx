import { type ReactElement, type ReactNode, useMemo } from "react";
import type { RelatedBoard } from "../../model/resolved-view";
import { DashboardRenderer } from "../dashboard/dashboard-view";
import type { Row } from "../../widgets/contract";
import { resolveSend } from "../shared/resolve-send";
import { LoadedScreen } from "./loaded-screen";
import { ScreenProvider } from "./screen-provider";

/** A part of a page has no parameters of its own. */
const noParams: Row = {};

/** Which board of which subject, and what says of what it is. */
export interface BoardPartProps {
  subject: string;
  view: string;
  params?: Row;
  /** Stands in its place until its chunk is there. */
  waiting?: ReactNode;
}

/** A board about the row of a detail. Its chunk comes when first needed; a failure stays within the tab. */
export function RelatedBoardView({
  board: { screen, view, filter },
  row,
}: {
  board: RelatedBoard;
  row: Row;
}): ReactElement {
  const params = useMemo(() => resolveSend(filter, [row]), [filter, row]);
  return <BoardPart subject={screen} view={view} params={params} />;
}

/** A board as part of a hand-written page, or of a detail. */
export function BoardPart({ subject, view: name, params = noParams, waiting }: BoardPartProps): ReactElement {
  return (
    <LoadedScreen subject={subject} {...(waiting !== undefined && { meanwhile: waiting })}>
      {(screen) => {
        const view = screen.views[name];
        if (view?.kind !== "dashboard") return null;
        return (
          <ScreenProvider screen={screen}>
            <DashboardRenderer view={view} params={params} part />
          </ScreenProvider>
        );
      }}
    </LoadedScreen>
  );
}
