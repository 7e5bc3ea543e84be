import type { MetricName } from "../../../../generated/api";
import { hourValues, shapeOf } from "../../../cloud-world/metric-values";

const hour = 3600_000;

/** Averages of a host's metric over consecutive periods, as its simulated cloud measures them. Moments: milliseconds since 1970. */
export function averagesOf(
  resourceId: string,
  name: MetricName,
  { firstEnd, count, period }: { firstEnd: number; count: number; period: number },
): (number | null)[] {
  const shape = shapeOf(resourceId, name);
  const from = firstEnd - period * 1000;
  const first = Math.floor(from / hour);
  const hours = Math.ceil((firstEnd + (count - 1) * period * 1000) / hour) - first;
  const minutes = Array.from({ length: hours }, (_, at) => hourValues(shape, first + at)).flat();
  const begin = (from - first * hour) / 60_000;
  const size = period / 60;
  return Array.from({ length: count }, (_, at) => {
    const some = minutes.slice(begin + at * size, begin + (at + 1) * size).filter((value) => value !== null);
    return some.length === 0 ? null : some.reduce((sum, value) => sum + value, 0) / some.length;
  });
}
