// Generated from the folders of src/widgets by `npm run generate`; never edited by hand.
import type { WidgetName } from "../../model/widgets";
import type { Cell } from "../contract";
import { textCell } from "../text/cell";
import { textareaCell } from "../textarea/cell";
import { copyableCell } from "../copyable/cell";
import { moneyCell } from "../money/cell";
import { numberCell } from "../number/cell";
import { percentCell } from "../percent/cell";
import { elapsedCell } from "../elapsed/cell";
import { dateTimeCell } from "../date-time/cell";
import { relativeTimeCell } from "../relative-time/cell";
import { dateCell } from "../date/cell";
import { monthCell } from "../month/cell";
import { enumTagCell } from "../enum-tag/cell";
import { enumTextCell } from "../enum-text/cell";
import { booleanCell } from "../boolean/cell";
import { tagsCell } from "../tags/cell";
import { linkCell } from "../link/cell";
import { ipAddressCell } from "../ip-address/cell";
import { phoneCell } from "../phone/cell";
import { emailCell } from "../email/cell";
import { passwordCell } from "../password/cell";
import { colorCell } from "../color/cell";
import { permissionTreeCell } from "../permission-tree/cell";
import { durationCell } from "../duration/cell";
import { fileCell } from "../file/cell";
import { filesCell } from "../files/cell";
import { dateRangeCell } from "../date-range/cell";
import { filterCell } from "../filter/cell";
import { timelineCell } from "../timeline/cell";
import { conversationCell } from "../conversation/cell";
import { jsonCell } from "../json/cell";
import { longTextCell } from "../long-text/cell";
import { htmlCell } from "../html/cell";
import { progressCell } from "../progress/cell";
import { usageCell } from "../usage/cell";
import { thresholdChartCell } from "../threshold-chart/cell";
import { fileSizeCell } from "../file-size/cell";

/** How each widget draws a value in lists and details. */
export const cells: Record<WidgetName, Cell> = {
  text: textCell,
  textarea: textareaCell,
  copyable: copyableCell,
  money: moneyCell,
  number: numberCell,
  percent: percentCell,
  elapsed: elapsedCell,
  dateTime: dateTimeCell,
  relativeTime: relativeTimeCell,
  date: dateCell,
  month: monthCell,
  enumTag: enumTagCell,
  enumText: enumTextCell,
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
  color: colorCell,
  switch: booleanCell,
  permissionTree: permissionTreeCell,
  domain: textCell,
  portList: textCell,
  duration: durationCell,
  file: fileCell,
  files: filesCell,
  dateRange: dateRangeCell,
  filter: filterCell,
  rows: tagsCell,
  timeline: timelineCell,
  conversation: conversationCell,
  json: jsonCell,
  longText: longTextCell,
  html: htmlCell,
  progress: progressCell,
  usage: usageCell,
  thresholdChart: thresholdChartCell,
  fileSize: fileSizeCell,
};
