import type { WidgetName } from "../../model/widget-names";
import type { ValueKind } from "../api/property";
import type { Face } from "../index/field-uses";

/** The kinds of values each face of a widget can show; a face that is not there cannot be asked for. */
type Faces = Partial<Record<Face, readonly ValueKind[]>>;

const scalars = [
  "decimal",
  "ratio",
  "dateTime",
  "date",
  "month",
  "email",
  "phone",
  "ipAddress",
  "link",
  "menuCodes",
  "enum",
  "boolean",
  "id",
  "number",
  "text",
  "longText",
  "unknown",
  "domain",
  "ports",
] as const satisfies ValueKind[];
const texts = ["text", "longText"] as const satisfies ValueKind[];
const lists = ["texts", "numbers", "enums", "objects"] as const satisfies ValueKind[];
const choosable = ["enum", "id", "number", "text"] as const satisfies ValueKind[];

/** Every widget with its faces. */
export const widgetFaces: Record<WidgetName, Faces> = {
  text: {
    cell: scalars,
    input: [...texts, "email", "phone", "link", "ipAddress", "unknown"],
    filter: [...texts, "id", "number", "email", "phone", "ipAddress", "month", "date", "domain", "ports"],
  },
  textarea: { cell: texts, input: texts },
  copyable: { cell: [...texts, "id", "number", "email", "phone", "ipAddress", "link", "domain", "ports"] },
  money: { cell: ["decimal", "number"], input: ["decimal"] },
  number: { cell: ["number", "id", "decimal", "ratio"], input: ["number", "id", "decimal", "ratio"] },
  percent: { cell: ["ratio", "decimal", "number"], input: ["ratio"] },
  dateTime: { cell: ["dateTime"], input: ["dateTime"] },
  date: { cell: ["date", "dateTime"], input: ["date"] },
  month: { cell: ["month"], input: ["month"] },
  enumTag: { cell: ["enum"] },
  boolean: { cell: ["boolean"] },
  tags: { cell: lists, input: ["texts"] },
  link: { cell: ["link", ...texts], input: ["link", ...texts] },
  ipAddress: { cell: ["ipAddress", ...texts], input: ["ipAddress", "text"] },
  phone: { cell: ["phone", "text"], input: ["phone", "text"] },
  email: { cell: ["email", "text"], input: ["email", "text"] },
  password: { input: ["password", "text"] },
  choice: { input: choosable, filter: choosable },
  multiChoice: { input: ["enums", "texts", "numbers"], filter: ["enums", "texts", "numbers"] },
  segmented: { input: ["enum"], filter: ["enum"] },
  switch: { input: ["boolean"] },
  timeline: { cell: ["objects"] },
  conversation: { cell: ["objects"] },
  json: { cell: ["objects", "object", "unknown", "texts", "numbers", ...texts] },
  longText: { cell: texts },
  html: { cell: texts },
  progress: { cell: ["number"] },
  fileSize: { cell: ["number", "id"] },
  permissionTree: { cell: ["menuCodes", ...texts], input: ["menuCodes", ...texts] },
  domain: { input: ["domain", "text"] },
  portList: { input: ["ports", "text"] },
  duration: { cell: ["duration"], input: ["duration"] },
  file: { cell: ["file"], input: ["file"] },
  files: { cell: ["files", "objects"], input: ["files"] },
  dateRange: { cell: ["period"], input: ["period"] },
  rows: { cell: ["objects"], input: ["objects"] },
};
