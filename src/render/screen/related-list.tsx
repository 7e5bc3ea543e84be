import { type ReactElement, useMemo, useState } from "react";
import { observer } from "mobx-react-lite";
import type { ResolvedScreen } from "../../model/resolved";
import type { ListView } from "../../model/resolved-list";
import type { RelatedList } from "../../model/resolved-view";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import type { Row } from "../../widgets/contract";
import { resolveSend } from "../shared/resolve-send";
import { ShownRowsContext } from "../shared/shown-rows";
import { ListPlaceContext } from "../list/list-place";
import { ListRenderer } from "../list/list-view";
import { useScreen } from "../shared/screen-context";
import { Notice } from "../shared/states";
import { LoadedScreen } from "./loaded-screen";
import { ScreenProvider } from "./screen-provider";

/** What a related list is drawn from. */
export interface RelatedListProps {
  related: RelatedList;
  /** The detail's row, which the list is narrowed by. */
  row: Row;
}

/** A list of some subject about one row. Its chunk comes when first needed; a failure stays within the tab. */
export const RelatedListView = observer(function RelatedListView({ related, row }: RelatedListProps): ReactElement {
  const { session } = useConsole();
  const { t } = useWords();
  const { explain } = useScreen();
  const missing = related.permission.filter((codes) => !session.permits(codes));
  const isSelf = related.self !== undefined && resolveSend(related.filter, [row])[related.self] === session.profile?.id;
  if (missing.length > 0 && !isSelf)
    return <Notice title={t("guard.noPermissionTitle")} text={explain({ kind: "permission", missing })} />;
  return (
    <LoadedScreen subject={related.screen}>
      {(screen) => <BoundList screen={screen} related={related} row={row} />}
    </LoadedScreen>
  );
});

function BoundList({ screen, related, row }: RelatedListProps & { screen: ResolvedScreen }): ReactElement | null {
  const search = useState(() => new URLSearchParams());
  const view = screen.views[related.view];
  const bound = useMemo(
    () => (view?.kind === "list" ? boundList(screen, view, related) : undefined),
    [screen, view, related],
  );
  if (!bound) return null;
  return (
    <ScreenProvider screen={screen} home={homeOf(screen, bound)}>
      <ShownRowsContext value={undefined}>
        <ListPlaceContext value={search}>
          <ListRenderer view={bound} params={row} place="page" />
        </ListPlaceContext>
      </ShownRowsContext>
    </ScreenProvider>
  );
}

/** The list with what the row fixes: sent with every request, and no longer to be filtered by. What opens needs a page to open on. */
function boundList(screen: ResolvedScreen, view: ListView, { filter }: RelatedList): ListView {
  const leads = ({ does }: ListView["rowActions"][number]): boolean =>
    does.kind !== "open" ||
    homeOf(screen, view) !== undefined ||
    (does.screen === undefined && screen.views[does.view]?.route !== undefined);
  return {
    ...view,
    send: { ...view.send, ...filter },
    filters: view.filters.filter(({ params }) => !params.some((name) => Object.hasOwn(filter, name))),
    actions: [],
    rowActions: view.rowActions.filter(leads),
  };
}

/** The page where a related row's own views open: that of the list, or else of the subject's first list with an address of its own. */
function homeOf(screen: ResolvedScreen, view: ListView): string | undefined {
  const lists = [view, ...Object.values(screen.views)].filter(
    ({ kind, route }) => kind === "list" && route !== undefined && !route.includes(":"),
  );
  return lists[0]?.route;
}
