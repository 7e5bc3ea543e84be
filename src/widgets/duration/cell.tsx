import { readDuration } from "../../domain/duration";
import type { Cell } from "../contract";
import { nothing, plainText } from "../shared/plain";
import { valueText } from "../shared/value-text";

/** A duration in words: "P3M" is "3 months". */
export const durationCell: Cell = ({ value, language }) => {
  const text = valueText(value);
  const duration = text === undefined ? undefined : readDuration(text);
  if (text === undefined) return nothing;
  if (!duration) return plainText(text);
  const format = new Intl.NumberFormat(language === "zh" ? "zh-CN" : "en", {
    style: "unit",
    unit: duration.unit,
    unitDisplay: "long",
  });
  return plainText(format.format(Number(duration.number)));
};
