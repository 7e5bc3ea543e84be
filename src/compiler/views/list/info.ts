import type { ConfigList } from "../../../model/config/list";
import type { ViewInfo } from "../../index/views";

/** A list with everything that is looked up about it. */
export type ListInfo = ViewInfo<ConfigList>;
