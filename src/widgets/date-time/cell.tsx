import { formats } from "../../domain/formats";
import { toTimeZone } from "../../domain/time-zone";
import type { Cell } from "../contract";
import { machineTime, Moment } from "../shared/moment";
import { timeCell } from "../shared/time-cell";
import { valueText } from "../shared/value-text";

const exactCell = timeCell(formats["local-date-time"], machineTime, (text, { timeZone }) => toTimeZone(text, timeZone));

/**
 * "2026-01-31 08:00:00", a moment in Asia/Shanghai. In a column, which compares moments, it is exact; where it stands by itself,
 * one that is near is told by how far it is.
 */
export const dateTimeCell: Cell = (props) => {
  const { value, alone, reading, text } = props;
  const moment = valueText(value);
  if (!alone || moment === undefined || !formats["local-date-time"](moment)) return exactCell(props);
  return <Moment moment={moment} reading={reading} text={text} />;
};
