import type { ChartTheme } from "../../widgets/shared/chart/chart-theme";
import type { Part, Parts } from "./parts";

/** Names of steps with their values below: what a step amounts to is read without pointing at it. */
export function withValues({ parts, say }: { parts: Parts; say(part: Part): string }): object {
  const [series] = parts.series;
  const formatter = (name: string, at: number): string => {
    const part = series?.parts[at];
    return part ? `${name}\n${say(part)}` : name;
  };
  return { formatter };
}

/** Boxes from where the steps before have led to where each leads; the first and the last stand on zero. */
export function waterfall({ parts, better }: { parts: Parts; better?: "higher" | "lower" }, theme: ChartTheme): object {
  const sizes = (parts.series[0]?.parts ?? []).map((part) => part?.size ?? 0);
  const [usual = theme.text, other = usual] = theme.palette;
  const [up, down] =
    better === undefined ? [other, other] : better === "higher" ? [theme.good, theme.bad] : [theme.bad, theme.good];
  const total = { color: usual, color0: usual, borderColor: usual, borderColor0: usual };
  let reached = 0;
  const data = sizes.map((size, at) => {
    const isTotal = at === 0 || at === sizes.length - 1;
    const from = isTotal ? 0 : reached;
    reached = from + size;
    const value = [from, reached, Math.min(from, reached), Math.max(from, reached)];
    return isTotal ? { value, itemStyle: total } : { value };
  });
  return {
    type: "candlestick",
    name: parts.series[0]?.name,
    barMaxWidth: 24,
    data,
    itemStyle: { color: up, color0: down, borderColor: up, borderColor0: down, borderColorDoji: theme.muted },
  };
}
