import type { ReactElement, ReactNode } from "react";
import { later } from "../../state/later";
import type { CellProps } from "../../widgets/contract";

const Timeline = later(
  () => import("../../widgets/timeline/timeline"),
  (module) => module.Timeline,
);
const Conversation = later(
  () => import("../../widgets/conversation/conversation"),
  (module) => module.Conversation,
);
const JsonViewer = later(
  () => import("../../widgets/json/viewer"),
  (module) => module.JsonViewer,
);
const RowsTable = later(
  () => import("../../widgets/rows/table"),
  (module) => module.RowsTable,
);
const HtmlViewer = later(
  () => import("../../widgets/html/viewer"),
  (module) => module.HtmlViewer,
);
const LongTextViewer = later(
  () => import("../../widgets/long-text/viewer"),
  (module) => module.LongTextViewer,
);
const ThresholdChartViewer = later(
  () => import("../../widgets/threshold-chart/viewer"),
  (module) => module.ThresholdChartViewer,
);
const FilterText = later(
  () => import("../filters/filter-text"),
  (module) => module.FilterText,
);

/** A value in a detail: some widgets have more to show there than in a cell, which comes when first needed. */
export function Viewer({ cell, ...props }: CellProps & { cell: ReactNode }): ReactElement {
  // What is missing is told by the cell, in the words that config has for it.
  if (props.value === null || props.value === undefined) return <>{cell}</>;
  switch (props.field.widget) {
    case "timeline":
      return <Timeline {...props} meanwhile={cell} />;
    case "conversation":
      return <Conversation {...props} meanwhile={cell} />;
    case "json":
      return <JsonViewer {...props} meanwhile={cell} />;
    case "filter":
      return <FilterText {...props} meanwhile={cell} />;
    case "rows":
      // Its cell is what programs write.
      return <RowsTable {...props} meanwhile={<span className="detail-bar" />} />;
    case "longText":
      return <LongTextViewer {...props} meanwhile={cell} />;
    case "html":
      return <HtmlViewer {...props} meanwhile={cell} />;
    case "thresholdChart":
      return <ThresholdChartViewer {...props} meanwhile={cell} />;
    default:
      return <>{cell}</>;
  }
}
