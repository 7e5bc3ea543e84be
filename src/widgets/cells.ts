import "./cells.css";
import type { WidgetName } from "../model/widget-names";
import { booleanCell } from "./boolean/cell";
import type { Cell } from "./contract";
import { conversationCell } from "./conversation/cell";
import { copyableCell } from "./copyable/cell";
import { dateCell } from "./date/cell";
import { dateRangeCell } from "./date-range/cell";
import { dateTimeCell } from "./date-time/cell";
import { durationCell } from "./duration/cell";
import { emailCell } from "./email/cell";
import { enumTagCell } from "./enum-tag/cell";
import { fileCell } from "./file/cell";
import { fileSizeCell } from "./file-size/cell";
import { htmlCell } from "./html/cell";
import { filesCell } from "./files/cell";
import { ipAddressCell } from "./ip-address/cell";
import { jsonCell } from "./json/cell";
import { linkCell } from "./link/cell";
import { longTextCell } from "./long-text/cell";
import { moneyCell } from "./money/cell";
import { monthCell } from "./month/cell";
import { numberCell } from "./number/cell";
import { passwordCell } from "./password/cell";
import { percentCell } from "./percent/cell";
import { permissionTreeCell } from "./permission-tree/cell";
import { phoneCell } from "./phone/cell";
import { progressCell } from "./progress/cell";
import { tagsCell } from "./tags/cell";
import { textCell } from "./text/cell";
import { textareaCell } from "./textarea/cell";
import { timelineCell } from "./timeline/cell";

/** How each widget draws a value in lists and details. Looked up once per column, not per cell. */
export const cells: Record<WidgetName, Cell> = {
  text: textCell,
  textarea: textareaCell,
  copyable: copyableCell,
  money: moneyCell,
  number: numberCell,
  percent: percentCell,
  dateTime: dateTimeCell,
  date: dateCell,
  month: monthCell,
  enumTag: enumTagCell,
  boolean: booleanCell,
  tags: tagsCell,
  link: linkCell,
  ipAddress: ipAddressCell,
  phone: phoneCell,
  email: emailCell,
  password: passwordCell,
  choice: enumTagCell,
  multiChoice: tagsCell,
  segmented: enumTagCell,
  switch: booleanCell,
  permissionTree: permissionTreeCell,
  domain: textCell,
  portList: textCell,
  duration: durationCell,
  file: fileCell,
  files: filesCell,
  dateRange: dateRangeCell,
  rows: tagsCell,
  timeline: timelineCell,
  conversation: conversationCell,
  json: jsonCell,
  longText: longTextCell,
  html: htmlCell,
  progress: progressCell,
  fileSize: fileSizeCell,
};

/** The cell of a widget; text for a name this console does not know, so that newer config still shows. */
export function cellOf(widget: string): Cell {
  return Object.hasOwn(cells, widget) ? cells[widget as WidgetName] : textCell;
}
