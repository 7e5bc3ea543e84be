import type { MetricName } from "../../generated/api";
import { drawOf } from "./draw";

/** A metric of a resource: all that its values are made of. */
export interface MetricShape {
  /** Between its value at the quietest and at the busiest hour of a usual day. */
  low: number;
  high: number;
  /** No value is above. */
  most: number;
  /** How fast it grows until somebody tidies up, of the way from low to high a day; 0 where it follows the hour instead. */
  growth: number;
  /** Of the resource, so that its metrics rise together, and of the metric. */
  resourceSeed: number;
  seed: number;
}

/** Ranges in which the quietest and the busiest value of a resource lie, and the most there can be. */
interface Profile {
  low: readonly [number, number];
  high: readonly [number, number];
  most?: number;
  growth?: readonly [number, number];
}

const profiles: Record<MetricName, Profile> = {
  cpuUsage: { low: [3, 14], high: [18, 72], most: 100 },
  memUsage: { low: [25, 45], high: [50, 84], most: 100 },
  diskUsage: { low: [15, 40], high: [60, 91], most: 100, growth: [0.004, 0.03] },
  netIn: { low: [0.1, 2], high: [3, 60] },
  netOut: { low: [0.1, 3], high: [4, 80] },
  diskReadIops: { low: [1, 20], high: [30, 900] },
  diskWriteIops: { low: [4, 40], high: [60, 1500] },
  diskReadRate: { low: [0.05, 0.5], high: [1, 60] },
  diskWriteRate: { low: [0.1, 1], high: [2, 90] },
  diskLatency: { low: [0.3, 0.8], high: [0.9, 4] },
  connections: { low: [10, 60], high: [80, 900] },
  qps: { low: [20, 120], high: [300, 6_000] },
  tps: { low: [4, 30], high: [60, 900] },
  slowQueries: { low: [0, 0], high: [0, 5] },
  hitRate: { low: [82, 95], high: [96, 99.6], most: 100 },
};

/** One resource in eight is larger than its work needs: it uses little of its cores and memory. */
const largeOf = 8;
const littleUsed: Partial<Record<MetricName, Profile>> = {
  cpuUsage: { low: [1, 4], high: [6, 16], most: 100 },
  memUsage: { low: [8, 14], high: [18, 28], most: 100 },
};

/** One in three of these does nothing but run. */
const idleOf = 3;
const hardlyUsed: Partial<Record<MetricName, Profile>> = {
  cpuUsage: { low: [0.4, 0.8], high: [1.4, 2.6], most: 100 },
  memUsage: { low: [6, 9], high: [10, 13], most: 100 },
};

/** What a metric of a resource looks like. What a resource is known to hold is its level, and its bandwidth the most it sends. */
export function shapeOf(
  resourceId: string,
  name: MetricName,
  known: { level?: number; most?: number } = {},
): MetricShape {
  const isLarge = drawOf("large", resourceId).chance(1 / largeOf);
  const isIdle = isLarge && drawOf("idle", resourceId).chance(1 / idleOf);
  const used = isIdle ? hardlyUsed : isLarge ? littleUsed : {};
  const { low, high, most = Infinity, growth } = used[name] ?? profiles[name];
  const random = drawOf("metric", resourceId, name);
  const between = ([from, to]: readonly [number, number]) => from + (to - from) * random.next();
  const span = known.level === undefined ? [between(low), between(high)] : [known.level * 0.985, known.level];
  const top = known.most ?? most;
  const [quiet = 0, busy = 0] =
    known.most === undefined ? span : [known.most * 0.02, known.most * (0.2 + 0.5 * random.next())];
  return {
    low: quiet,
    high: busy,
    most: top,
    growth: known.level === undefined && growth ? between(growth) : 0,
    resourceSeed: drawOf("load", resourceId).whole(0, 0x7fffffff),
    seed: random.whole(0, 0x7fffffff),
  };
}

const dayMinutes = 1440;
/** Asia/Shanghai is ahead by so many minutes. */
const ahead = 8 * 60;
/** The busiest minute of a day, and how busy the days from Sunday on are. */
const peak = 14 * 60;
const weekdays = [0.62, 1.04, 1.06, 1.05, 1.03, 0.98, 0.7];

/** How busy each minute of a day is, 0..1. */
const daily = Array.from(
  { length: dayMinutes },
  (_, minute) => 0.5 + 0.5 * Math.cos((2 * Math.PI * (minute - peak)) / dayMinutes),
);

/** Minutes between the points of slow and quick noise, and its part of the span. */
const slow = { every: 30, part: 0.22 };
const quick = { every: 4, part: 0.12 };
/** Of so many blocks of these minutes one has a spike. */
const spikes = { every: 360, of: 14 };
/** Of so many hours one has minutes without a value. */
const gapHours = 160;

/** The values of an hour's 60 minutes, null where there is none. `hour`: hours since 1970, UTC. The same every time. */
export function hourValues(shape: MetricShape, hour: number): (number | null)[] {
  const gap = gapOf(shape, hour);
  return Array.from({ length: 60 }, (_, at) => (at >= gap.from && at < gap.to ? null : valueAt(shape, hour * 60 + at)));
}

function valueAt(shape: MetricShape, minute: number): number {
  const { low, high, most, growth, resourceSeed, seed } = shape;
  const local = minute + ahead;
  const day = Math.floor(local / dayMinutes);
  const noise = slow.part * noiseAt(resourceSeed, minute, slow.every) + quick.part * noiseAt(seed, minute, quick.every);
  const busy =
    growth > 0
      ? ((local / dayMinutes) * growth + (seed % 997) / 997) % 1
      : // 1 January 1970 was a Thursday.
        (daily[local % dayMinutes] ?? 0) * (weekdays[(day + 4) % 7] ?? 1) + noise + spikeAt(resourceSeed, minute);
  const value = low + (high - low) * busy;
  return Math.round(Math.min(most, Math.max(low * 0.6, value)) * 1000) / 1000;
}

/** Noise with memory, -1..1: a smooth way from one point to the next. */
function noiseAt(seed: number, minute: number, every: number): number {
  const point = Math.floor(minute / every);
  const part = minute / every - point;
  const from = chanceOf(seed, point);
  const smooth = part * part * (3 - 2 * part);
  return 2 * (from + (chanceOf(seed, point + 1) - from) * smooth) - 1;
}

function spikeAt(seed: number, minute: number): number {
  const block = Math.floor(minute / spikes.every);
  if (chanceOf(seed ^ 0x5bd1e995, block) >= 1 / spikes.of) return 0;
  const begin = Math.floor(chanceOf(seed ^ 0x1b873593, block) * (spikes.every - 40));
  const length = 5 + Math.floor(chanceOf(seed ^ 0x2545f491, block) * 30);
  const at = minute - block * spikes.every - begin;
  return at >= 0 && at < length ? 0.5 + chanceOf(seed ^ 0x7feb352d, block) : 0;
}

function gapOf({ resourceSeed }: MetricShape, hour: number): { from: number; to: number } {
  if (chanceOf(resourceSeed ^ 0x3c6ef372, hour) >= 1 / gapHours) return { from: 60, to: 60 };
  const from = Math.floor(chanceOf(resourceSeed ^ 0x6a09e667, hour) * 50);
  return { from, to: from + 3 + Math.floor(chanceOf(resourceSeed ^ 0x510e527f, hour) * 17) };
}

/** Chance that belongs to a seed and a number, 0..1. */
function chanceOf(seed: number, at: number): number {
  let mixed = Math.imul(seed ^ Math.imul(at, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0x27d4eb2f);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}
