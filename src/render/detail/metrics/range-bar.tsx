import type { ReactElement, ReactNode } from "react";
import { useWords } from "../../../state/language";
import { Segments } from "../../../widgets/segmented/segments";
import type { Comparison, RangeName } from "./time-range";
import type { ChosenRange } from "./use-range";

interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly (readonly [Value, string])[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Which time the charts show, and what they are compared with; `children` are further tools. */
export function RangeBar({
  range,
  compare,
  select,
  compareWith,
  children,
}: ChosenRange & { children?: ReactNode }): ReactElement {
  const { t } = useWords();
  const ranges: [RangeName, string][] = [
    ["1h", t("metrics.hour")],
    ["24h", t("metrics.day")],
    ["7d", t("metrics.week")],
    ["30d", t("metrics.month")],
  ];
  const comparisons: [Comparison, string][] = [
    ["none", t("metrics.noCompare")],
    ["day", t("metrics.dayBefore")],
    ["week", t("metrics.weekBefore")],
  ];
  return (
    <div className="metric-bar">
      <Choice label={t("metrics.timeRange")} options={ranges} value={range} onChange={select} />
      <Choice label={t("metrics.compare")} options={comparisons} value={compare} onChange={compareWith} />
      {children}
    </div>
  );
}

function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>): ReactElement {
  return (
    <Segments
      aria-label={label}
      options={options.map(([one, words]) => ({ value: one, label: words }))}
      value={value}
      onChange={onChange}
    />
  );
}
