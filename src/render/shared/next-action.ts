import type { ResolvedScreen } from "../../model/resolved";
import type { FormView } from "../../model/resolved-form";
import type { ResolvedAction } from "../../model/resolved-view";
import type { Row } from "../../widgets/contract";
import type { ScreenTools } from "./screen-context";

/** What a form leads to once it is sent: the first of its `next` that is possible on the row with the answer; undefined where none is. */
export function nextAction(
  { next = [] }: Pick<FormView, "next">,
  { screen, availability }: Pick<ScreenTools, "screen" | "availability">,
  row: Row,
): ResolvedAction | undefined {
  return next
    .flatMap((action) => [action, inPlace(action, screen)])
    .find((action) => action && availability(action, [row]).possible);
}

/** What opens a view of the screen over a list does so over the present page, where the list does not open to the user. */
function inPlace(action: ResolvedAction, { views }: ResolvedScreen): ResolvedAction | undefined {
  const opened = action.does.kind === "link" && action.does.opens?.own ? action.does.opens.view : undefined;
  return opened !== undefined && views[opened] ? { ...action, does: { kind: "open", view: opened } } : undefined;
}
