import type { ConfigDashboard } from "../../../model/config/dashboard";
import type { ViewInfo } from "../../index/views";
import type { CardCall } from "./card-calls";

/** A board with everything that is looked up about it. */
export interface DashboardInfo extends ViewInfo<ConfigDashboard> {
  /** The calls of its cards, in order. A field's `part` says of which it is. */
  cards: CardCall[];
}
