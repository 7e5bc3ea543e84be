import type { Parts } from "./parts";

/** A value as ECharts takes it: by itself, or with a look of its own. */
type Drawn = number | null | { value: number | null; itemStyle?: object };

/** Values of a series, that of a period which is not over drawn as not final: bars pale, points of a line hollow. */
export function withInProgress(values: readonly Drawn[], { inProgress }: Parts, shape: "bars" | "line"): Drawn[] {
  return values.map((value, index) => {
    if (index !== inProgress?.at || value === null) return value;
    const own = typeof value === "number" ? { value } : value;
    return shape === "line" ? { ...own, ...hollow } : { ...own, itemStyle: { ...own.itemStyle, opacity: 0.55 } };
  });
}

const hollow = { symbol: "emptyCircle", symbolSize: 9 };

/** What a label is called where there is room: of a period that is not over, that it is not. */
export function fullLabel({ labels, inProgress }: Parts, at: number): string {
  return (inProgress?.at === at ? inProgress.name : labels[at]) ?? "";
}
