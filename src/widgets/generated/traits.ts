// Generated from the folders of src/widgets by `npm run generate`; never edited by hand.
import type { Widget, WidgetName } from "../../model/widgets";

/** The traits of a widget that the renderer asks for. */
export type WidgetTraits = Pick<Widget, "numeric" | "wide" | "interactive" | "group" | "chosen" | "secret" | "cardPart">;

/** The traits of the widgets that have any. */
export const traits: Partial<Record<WidgetName, WidgetTraits>> = {
  textarea: { wide: ["detail","form"], cardPart: "text" },
  copyable: { interactive: true },
  money: { numeric: true, cardPart: "figure" },
  number: { numeric: true, cardPart: "figure" },
  percent: { numeric: true, cardPart: "figure" },
  elapsed: { numeric: true },
  dateTime: { chosen: true },
  date: { chosen: true },
  month: { chosen: true },
  enumTag: { cardPart: "tag" },
  tags: { wide: ["form"], interactive: true, cardPart: "tags" },
  link: { interactive: true },
  ipAddress: { group: true },
  email: { interactive: true },
  password: { secret: true },
  choice: { chosen: true, cardPart: "tag" },
  multiChoice: { wide: ["form"], group: true, chosen: true, cardPart: "tags" },
  segmented: { group: true, chosen: true, cardPart: "tag" },
  color: { group: true, chosen: true, cardPart: "tag" },
  switch: { chosen: true },
  permissionTree: { wide: ["detail","form"], group: true, chosen: true },
  duration: { group: true },
  file: { chosen: true },
  files: { wide: ["detail"] },
  dateRange: { group: true, chosen: true },
  filter: { wide: ["detail","form"], cardPart: "text" },
  rows: { wide: ["detail","form"], group: true },
  timeline: { wide: ["detail"] },
  conversation: { wide: ["detail"] },
  json: { wide: ["detail"] },
  longText: { wide: ["detail"], cardPart: "text" },
  html: { wide: ["detail"], cardPart: "text" },
  thresholdChart: { wide: ["detail"] },
  fileSize: { numeric: true },
};
