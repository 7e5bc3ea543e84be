import type { ReactElement } from "react";
import type { ResolvedAction } from "../../model/resolved-view";
import type { WidgetName } from "../../model/widgets";
import { useScreen } from "./screen-context";
import { LoadingScreen } from "./states";

/** What stands around the fields: the line about required ones, and the buttons; pixels. */
const FRAME = 112;
/** The distance of two fields, pixels. */
const GAP = 20;
/** Label and input, pixels: of most widgets, and of those that are higher. */
const FIELD = 64;
const higher: Partial<Record<WidgetName, number>> = { textarea: 149, files: 103 };

/** Room for the form that an action opens, where it stands in a page: as high as it will be, so that nothing below moves when it is there. */
export function FormRoom({ action }: { action: ResolvedAction }): ReactElement {
  const { screen } = useScreen();
  const view = action.does.kind === "open" ? screen.views[action.does.view] : undefined;
  const fields = view?.kind === "form" ? view.sections.flatMap((section) => section.fields) : [];
  const height = fields.reduce((sum, { widget }) => sum + (higher[widget] ?? FIELD) + GAP, FRAME);
  return <LoadingScreen height={height} />;
}
