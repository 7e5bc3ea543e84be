/**
 * The closed vocabulary of widgets. Config names one of these, or none: then the compiler takes the natural one for the
 * API's type. A widget has up to three faces: a cell (lists, details), an input (forms) and a filter (list head).
 */
export const widgetNames = [
  "text",
  "textarea",
  "copyable",
  "money",
  "number",
  "percent",
  "dateTime",
  "date",
  "month",
  "enumTag",
  "boolean",
  "tags",
  "link",
  "ipAddress",
  "phone",
  "email",
  "password",
  "choice",
  "multiChoice",
  "segmented",
  "switch",
  "permissionTree",
  "domain",
  "portList",
  "duration",
  "file",
  "files",
  "dateRange",
  "rows",
  "timeline",
  "conversation",
  "json",
  "longText",
  "html",
  "progress",
  "fileSize",
] as const;

/** The name of a widget, as config writes it. */
export type WidgetName = (typeof widgetNames)[number];
