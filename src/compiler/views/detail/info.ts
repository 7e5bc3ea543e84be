import type { ConfigDetail } from "../../../model/config/detail";
import type { ViewInfo } from "../../index/views";

/** A detail with everything that is looked up about it. */
export type DetailInfo = ViewInfo<ConfigDetail>;
