import type { ConfigDetail, ConfigMetrics } from "../../../model/config/detail";
import type { Operation } from "../../api/operation";
import type { ViewInfo } from "../../index/views";
import type { Path } from "../../read/config-file";

/** A tab with charts, and what the API says about its calls. */
export interface MetricTab {
  /** Which of the detail's tabs. */
  tab: number;
  metrics: ConfigMetrics;
  path: Path;
  /** Answers the values. */
  values: Operation | undefined;
  /** Lists what is measured. */
  list: Operation | undefined;
  /** Lists the rows that may be drawn beside; undefined where none may, too. */
  compared: Operation | undefined;
}

/** A detail with everything that is looked up about it. */
export interface DetailInfo extends ViewInfo<ConfigDetail> {
  metrics: readonly MetricTab[];
}
