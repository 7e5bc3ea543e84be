import type { ConfigPage } from "../../../model/config/page";
import type { ViewInfo } from "../../index/views";

/** A hand-written page with everything that is looked up about it. */
export type PageInfo = ViewInfo<ConfigPage>;
