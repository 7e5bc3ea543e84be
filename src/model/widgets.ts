import type { formats } from "../domain/formats";
import type { ValueKind } from "./value-kind";

/** Where a value stands in a list's card: beside the heading, as a paragraph, as tags, large below, or in a line with its name. */
export type CardPart = "tag" | "text" | "tags" | "figure" | "fact";

/**
 * What there is to know of a widget. It has up to three faces: a cell (lists, details), an input (forms) and a filter (a list's
 * head); each face that is there names the kinds of values it takes, and config cannot ask for any other.
 */
export interface Widget {
  cell?: readonly ValueKind[];
  input?: readonly ValueKind[];
  filter?: readonly ValueKind[];
  /** The kinds of values that have this widget where config names none: as cell and as input, unless `naturalInput` of another says so. */
  natural?: readonly ValueKind[];
  /** The kinds of values that have this input where config names none. */
  naturalInput?: readonly ValueKind[];
  /** The widget by whose cell its values are drawn; its own where left out. */
  cellOf?: string;
  /** A figure: flush right, with aligned digits. */
  numeric?: true;
  /** For what has a fraction, such as an amount: a whole number counts something, or is one of something. */
  fraction?: true;
  /** Takes the whole width, in details or in forms. */
  wide?: readonly ("detail" | "form")[];
  /** Its cell holds a link or button of its own: inside another link it is drawn as a text. */
  interactive?: true;
  /** Its input is made of several controls: the field's label is a text beside them, not the label of one. */
  group?: true;
  /** Its input is chosen in, not typed in: an empty one is asked to be chosen. */
  chosen?: true;
  /** Its input offers values that the API lists or a call fetches. */
  choices?: true;
  /** Its value is never shown: an input begins empty, and nothing is prefilled, previewed or reviewed. */
  secret?: true;
  /** What its input asks of a text by itself, whether or not the API names its format. */
  format?: keyof typeof formats;
  /** Its place in a list's card; a fact where left out. */
  cardPart?: CardPart;
}

const texts = ["text", "longText"] as const;
const lists = ["texts", "numbers", "enums", "objects"] as const;
const choosable = ["enum", "id", "number", "text"] as const;
const named = ["email", "phone", "ipAddress"] as const;

/** Every widget, one row each; its faces are in the folder of its name in src/widgets. */
export const widgets = {
  text: {
    cell: [
      ...texts,
      ...named,
      ...(["decimal", "ratio", "dateTime", "date", "month", "link", "menuCodes"] as const),
      ...(["enum", "boolean", "id", "number", "unknown", "domain", "ports"] as const),
    ],
    input: [...texts, ...named, "link", "unknown"],
    filter: [...texts, ...named, "id", "number", "month", "date", "domain", "ports"],
    natural: [...texts, "password", "id", "object", "domain", "ports", "unknown"],
  },
  textarea: {
    cell: texts,
    input: texts,
    naturalInput: ["longText"],
    wide: ["detail", "form"],
    cardPart: "text",
  },
  copyable: { cell: [...texts, ...named, "id", "number", "link", "domain", "ports"], interactive: true },
  money: {
    cell: ["decimal", "number"],
    input: ["decimal"],
    natural: ["decimal"],
    numeric: true,
    fraction: true,
    cardPart: "figure",
  },
  number: {
    cell: ["number", "id", "decimal", "ratio"],
    input: ["number", "id", "decimal", "ratio"],
    natural: ["number"],
    naturalInput: ["id"],
    numeric: true,
    cardPart: "figure",
  },
  percent: {
    cell: ["ratio", "decimal", "number"],
    input: ["ratio"],
    natural: ["ratio"],
    numeric: true,
    fraction: true,
    cardPart: "figure",
  },
  elapsed: { cell: ["number"], numeric: true },
  dateTime: { cell: ["dateTime"], input: ["dateTime"], natural: ["dateTime"], chosen: true },
  relativeTime: { cell: ["dateTime"] },
  date: { cell: ["date", "dateTime"], input: ["date"], natural: ["date"], chosen: true },
  month: { cell: ["month"], input: ["month"], natural: ["month"], chosen: true },
  enumTag: { cell: ["enum"], natural: ["enum"], cardPart: "tag" },
  enumText: { cell: ["enum"] },
  boolean: { cell: ["boolean"], natural: ["boolean"] },
  tags: { cell: lists, input: ["texts"], natural: lists, wide: ["form"], interactive: true, cardPart: "tags" },
  link: { cell: ["link", ...texts], input: ["link", ...texts], natural: ["link"], interactive: true },
  ipAddress: {
    cell: ["ipAddress", ...texts],
    input: ["ipAddress", "text"],
    natural: ["ipAddress"],
    group: true,
    // Specification §5: "Not a valid dotted address".
    format: "ipv4",
  },
  phone: { cell: ["phone", "text"], input: ["phone", "text"], natural: ["phone"], format: "phone" },
  email: {
    cell: ["email", "text"],
    input: ["email", "text"],
    natural: ["email"],
    interactive: true,
    format: "email",
  },
  password: { input: ["password", "text"], naturalInput: ["password"], secret: true },
  choice: {
    input: choosable,
    filter: choosable,
    naturalInput: ["enum"],
    cellOf: "enumTag",
    choices: true,
    chosen: true,
    cardPart: "tag",
  },
  multiChoice: {
    input: ["enums", "texts", "numbers"],
    filter: ["enums", "texts", "numbers"],
    naturalInput: ["numbers", "enums"],
    cellOf: "tags",
    choices: true,
    wide: ["form"],
    group: true,
    chosen: true,
    cardPart: "tags",
  },
  segmented: {
    input: ["enum"],
    filter: ["enum"],
    cellOf: "enumTag",
    choices: true,
    group: true,
    chosen: true,
    cardPart: "tag",
  },
  color: { cell: ["enum"], input: ["enum"], choices: true, group: true, chosen: true, cardPart: "tag" },
  switch: { input: ["boolean"], naturalInput: ["boolean"], cellOf: "boolean", chosen: true },
  permissionTree: {
    cell: ["menuCodes", ...texts],
    input: ["menuCodes", ...texts],
    natural: ["menuCodes"],
    wide: ["detail", "form"],
    group: true,
    chosen: true,
  },
  domain: { input: ["domain", "text"], naturalInput: ["domain"], cellOf: "text", format: "domain" },
  portList: { input: ["ports", "text"], naturalInput: ["ports"], cellOf: "text", format: "port-list" },
  duration: { cell: ["duration"], input: ["duration"], natural: ["duration"], group: true, format: "duration" },
  file: { cell: ["file"], input: ["file"], natural: ["file"], chosen: true },
  files: { cell: ["files", "objects"], input: ["files"], natural: ["files"], wide: ["detail"] },
  dateRange: { cell: ["period"], input: ["period"], natural: ["period"], group: true, chosen: true },
  filter: { cell: ["filter"], input: ["filter"], natural: ["filter"], wide: ["detail", "form"], cardPart: "text" },
  rows: {
    cell: ["objects"],
    input: ["objects"],
    naturalInput: ["objects"],
    cellOf: "tags",
    wide: ["detail", "form"],
    group: true,
  },
  timeline: { cell: ["objects"], wide: ["detail"] },
  conversation: { cell: ["objects"], wide: ["detail"] },
  json: { cell: ["objects", "object", "unknown", "texts", "numbers", ...texts], wide: ["detail"] },
  longText: { cell: texts, wide: ["detail"], cardPart: "text" },
  html: { cell: texts, wide: ["detail"], cardPart: "text" },
  progress: { cell: ["number"] },
  usage: { cell: ["number"] },
  thresholdChart: { cell: ["object"], wide: ["detail"] },
  fileSize: { cell: ["number", "id"], numeric: true },
} as const satisfies Record<string, Widget>;

/** The name of a widget, as config writes it. */
export type WidgetName = keyof typeof widgets;

/** The closed vocabulary of config: one of these, or none for the natural one. */
export const widgetNames = Object.keys(widgets) as [WidgetName, ...WidgetName[]];

/** What there is to know of a widget. The renderer asks src/widgets/traits.ts. */
export function widgetRow(name: WidgetName): Widget {
  return widgets[name];
}
