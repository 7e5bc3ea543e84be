import type { ReactElement } from "react";
import { useLocation } from "react-router-dom";
import { later, once } from "../../state/later";
import { whenIdle } from "../../state/when-idle";
import type { ShownRows } from "../shared/shown-rows";
import { opensView } from "../shared/view-address";

const loadOpenedView = once(() => import("./opened-view"));
const OpenedView = later(loadOpenedView, (module) => module.OpenedView);

/** Fetches what draws an opened view, once nothing else is to be done: it is not part of a first load, and there by the click. */
export function prepareDrawer(): void {
  whenIdle(() => void loadOpenedView().catch(() => undefined));
}

/** The view that the page's address opens over or beside it, if it opens one. `shown` is what the page shows. */
export function ViewDrawer({ shown }: { shown: ShownRows }): ReactElement | null {
  return opensView(useLocation().search) ? <OpenedView shown={shown} /> : null;
}
