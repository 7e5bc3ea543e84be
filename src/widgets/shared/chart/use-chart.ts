import { type RefObject, useEffect, useRef } from "react";
import { type EChartsCoreOption, type EChartsType, init } from "echarts/core";
import { type ChartTheme, readTheme, watchTheme } from "./chart-theme";

/** A chart on a canvas inside an element. */
export interface DrawnChart {
  /** To be given to the element. */
  holder: RefObject<HTMLDivElement | null>;
  /** There from the first effect that follows `useChart` to the last one. */
  chart: RefObject<EChartsType | undefined>;
}

/**
 * Draws a chart in the colours of the theme and as wide as there is room: again whenever the option is another one, or the theme.
 * @param option what ECharts draws; a function that stays the same as long as that does
 * @param onDrawn what is done each time after it was drawn; likewise
 */
export function useChart(
  option: (theme: ChartTheme) => EChartsCoreOption,
  onDrawn?: (chart: EChartsType) => void,
): DrawnChart {
  const holder = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType>(undefined);

  useEffect(() => {
    const element = holder.current;
    if (!element) return undefined;
    const made = init(element, null, { renderer: "canvas" });
    chart.current = made;
    const size = new ResizeObserver(() => made.resize());
    size.observe(element);
    return () => {
      size.disconnect();
      made.dispose();
      chart.current = undefined;
    };
  }, []);

  useEffect(() => {
    const element = holder.current;
    const draw = (): void => {
      if (!element || !chart.current) return;
      chart.current.setOption(option(readTheme(element)), { notMerge: true });
      onDrawn?.(chart.current);
    };
    draw();
    return watchTheme(draw);
  }, [option, onDrawn]);

  return { holder, chart };
}
