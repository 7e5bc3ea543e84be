import type { Parts } from "./parts";

/** A value as ECharts takes it: by itself, or with a look of its own. */
type Drawn = number | null | { value: number | null; itemStyle?: object };

/** Which label a tip stands at. */
export interface TipHead {
  name: string;
  dataIndex: number;
}

/** Values of a series, that of a period which is not over drawn as not final: bars pale, points of a line hollow. */
export function withInProgress(values: readonly Drawn[], { inProgress }: Parts, shape: "bars" | "line"): Drawn[] {
  return values.map((value, index) => {
    if (index !== inProgress?.at || value === null) return value;
    const own = typeof value === "number" ? { value } : value;
    return shape === "line" ? { ...own, ...hollow } : { ...own, itemStyle: { ...own.itemStyle, opacity: 0.55 } };
  });
}

const hollow = { symbol: "emptyCircle", symbolSize: 9 };

/** What a tip says at its head: of a period that is not over, that it is not. */
export function headOf(tip: TipHead | undefined, { inProgress }: Parts): string {
  if (!tip) return "";
  return inProgress?.at === tip.dataIndex ? inProgress.name : tip.name;
}
