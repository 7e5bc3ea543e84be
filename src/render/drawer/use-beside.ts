import type { ResolvedView } from "../../model/resolved";
import { useConsole } from "../../state/console";
import { useMedia } from "../../state/media";

/** From this width on there is room for a list and a detail beside each other. */
const WIDE = "(min-width: 1280px)";

/** Whether a view opens beside its list. */
export interface Beside {
  beside: boolean;
  /** Changes that, for every detail from now on; absent where there is no choice. */
  toggle?: () => void;
}

/** Whether a view opens beside the list it came from: where there is room, as the reader or else config wants it. Its users observe. */
export function useBeside(view: ResolvedView | undefined, overList: boolean): Beside {
  const { preferences } = useConsole();
  const wide = useMedia(WIDE);
  if (view?.kind !== "detail" || !wide || !overList) return { beside: false };
  const beside = (preferences.detailPanel ?? view.panel ?? "over") === "side";
  return { beside, toggle: () => preferences.setDetailPanel(beside ? "over" : "side") };
}
