import type { ResourceType, ViewLayer } from "../../../generated/api";
import type { viewGroups } from "../../database/schema/business-view";
import { keptText } from "../../lists/kept-filter";

interface Layer {
  layer: ViewLayer;
  types: ResourceType[];
  zh: string;
  en: string;
}

/** What a view of a project begins with: its resources by type, in the layer where such things stand. */
const layers: readonly Layer[] = [
  { layer: "access", types: ["pubIp"], zh: "公网入口", en: "Public entry" },
  { layer: "app", types: ["host", "disk"], zh: "应用主机", en: "Application hosts" },
  { layer: "data", types: ["database", "redis", "mongo"], zh: "数据服务", en: "Data services" },
  { layer: "network", types: ["priNet"], zh: "私有网络", en: "Private networks" },
];

/** The groups that a new view of a project gets, named in the language of who creates it. */
export function groupsOfProject(viewId: number, language: "zh" | "en"): (typeof viewGroups.$inferInsert)[] {
  return layers.map(({ layer, types, ...words }) => ({
    viewId,
    groupName: words[language],
    layer,
    sort: 0,
    membership: "filter",
    filter: keptText("listViewResources", `type = (${types.join(", ")})`),
  }));
}
