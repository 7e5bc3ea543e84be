import type { ComponentType, ReactElement, ReactNode } from "react";
import type { DetailView } from "../../model/resolved-view";
import type { WidgetName } from "../../model/widgets";
import { later, once } from "../../state/later";
import type { CellProps } from "../../widgets/contract";

/** What shows more of a value in a detail than a cell does, with a chunk of its own; a heavy one is not waited for. */
function viewer<M>(load: () => Promise<M>, pick: (module: M) => ComponentType<CellProps>, { heavy = false } = {}) {
  const loaded = once(load);
  return { load: loaded, View: later(loaded, pick), heavy };
}

const viewers: Partial<Record<WidgetName, ReturnType<typeof viewer>>> = {
  timeline: viewer(
    () => import("../../widgets/timeline/timeline"),
    (module) => module.Timeline,
  ),
  conversation: viewer(
    () => import("../../widgets/conversation/conversation"),
    (module) => module.Conversation,
  ),
  json: viewer(
    () => import("../../widgets/json/viewer"),
    (module) => module.JsonViewer,
  ),
  filter: viewer(
    () => import("../filters/filter-text"),
    (module) => module.FilterText,
  ),
  rows: viewer(
    () => import("../../widgets/rows/table"),
    (module) => module.RowsTable,
  ),
  longText: viewer(
    () => import("../../widgets/long-text/viewer"),
    (module) => module.LongTextViewer,
  ),
  html: viewer(
    () => import("../../widgets/html/viewer"),
    (module) => module.HtmlViewer,
  ),
  thresholdChart: viewer(
    () => import("../../widgets/threshold-chart/viewer"),
    (module) => module.ThresholdChartViewer,
    { heavy: true },
  ),
};

/** Fetches what the values of a detail are shown with; what fails is fetched again where it is shown. */
export async function prepareViewers({ sections, tabs = [] }: DetailView): Promise<void> {
  const fields = [...sections, ...tabs.flatMap((tab) => tab.sections ?? [])].flatMap((section) => section.fields);
  const loads = fields.map(({ widget }) => {
    const own = viewers[widget];
    const loading = own?.load().catch(() => undefined);
    return own?.heavy ? undefined : loading;
  });
  await Promise.all(loads);
}

/** A value in a detail: some widgets have more to show there than in a cell. */
export function Viewer({ cell, ...props }: CellProps & { cell: ReactNode }): ReactElement {
  const { widget } = props.field;
  const own = viewers[widget];
  // What is missing is told by the cell, in the words that config has for it.
  if (!own || props.value === null || props.value === undefined) return <>{cell}</>;
  // The cell of rows is what programs write.
  return <own.View {...props} meanwhile={widget === "rows" ? <span className="detail-bar" /> : cell} />;
}
