import type { MetricName, ResourceType } from "../../generated/api";
import type { CloudMetricAsk, CloudMetricPage, CloudSeries } from "../areas/cloud/metrics";
import { CloudError } from "../areas/cloud/provider";
import type { Queryable } from "../database/client";
import type { Words } from "../errors";
import type { Done } from "./done";
import type { WorldAccount } from "./entity";
import { catalogueOf } from "./metric-catalogue";
import { hourValues, shapeOf } from "./metric-values";
import { estateAt, readDone } from "./orders";

/** Series of a page. */
const pageSize = 100;
const minute = 60_000;
const hour = 60 * minute;
/** Moments of accounts that are remembered: the metrics of a range are asked for one after the other, of some accounts at a time. */
const mostMoments = 600;

const unknown: Words = { zh: "该云平台不提供此监控指标", en: "The cloud does not supply this metric" };

/** In which states something is measured: what is stopped or attached to nothing supplies no values. */
const measured: Partial<Record<ResourceType, readonly string[]>> = {
  host: ["running", "rebooting"],
  disk: ["inUse"],
  database: ["running", "backingUp", "storageFull"],
  redis: ["running"],
  mongo: ["running", "backingUp"],
  pubIp: ["inUse"],
};

/** A resource that supplies values, with what its inventory says of them: no more, as many are remembered. */
interface Supplier {
  resourceId: string;
  type: ResourceType;
  attrs: Record<string, unknown>;
}

/** What supplied values at a moment, by region and type. */
type Suppliers = Map<string, Supplier[]>;

/** A time in which nothing begins or ends, in minutes since 1970. */
interface Stretch {
  from: number;
  to: number;
}

/** Computes metrics on reading: what is at the beginning of an hour is measured throughout, unless somebody does something to it. */
export function metricsReader(db: Queryable, now: () => Date) {
  const remembered = new Map<string, Suppliers>();
  const suppliersAt = (account: WorldAccount, done: readonly Done[], moment: number): Suppliers => {
    const key = `${account.accountUid} ${moment}`;
    const known = remembered.get(key);
    if (known) return known;
    const suppliers = suppliersOf(account, done, new Date(moment * minute));
    if (remembered.size >= mostMoments) for (const [oldest] of [...remembered].slice(0, 50)) remembered.delete(oldest);
    // Something may still begin within the minute.
    if ((moment + 1) * minute < now().getTime()) remembered.set(key, suppliers);
    return suppliers;
  };
  const doneIn = doneByMinute(db, now);
  return async (account: WorldAccount, ask: CloudMetricAsk, cursor = ""): Promise<CloudMetricPage> => {
    const { metricName, regionId, type } = ask;
    if (!catalogueOf(account.cloudCode, type).includes(metricName)) throw new CloudError("refused", unknown);
    const done = await doneIn(account);
    // The running minute has no value yet.
    const until = Math.min(ask.to.getTime(), Math.floor(now().getTime() / minute) * minute);
    const minutes = new Map<string, (number | null)[]>();
    for (const stretch of stretchesOf(ask.from.getTime(), until, done)) {
      const suppliers = suppliersAt(account, done, stretch.from).get(`${regionId} ${type}`) ?? [];
      for (const supplier of suppliers)
        if (supplier.resourceId > cursor) fill(minutes, supplier, metricName, stretch, ask);
    }
    const ids = [...minutes].flatMap(([id, values]) => (values.some((value) => value !== null) ? [id] : [])).sort();
    const page = ids.slice(0, pageSize);
    const series = page.map((id) => seriesOf(id, minutes.get(id) ?? [], ask));
    return { series, next: ids.length > pageSize ? page.at(-1) : undefined };
  };
}

/** What was done in an account, read once a minute: what is done within a minute changes no value before its end. */
function doneByMinute(db: Queryable, now: () => Date): (account: WorldAccount) => Promise<Done[]> {
  const read = new Map<string, { at: number; done: Promise<Done[]> }>();
  return (account) => {
    const at = Math.floor(now().getTime() / minute);
    const known = read.get(account.accountUid);
    if (known?.at === at) return known.done;
    const done = readDone(db, account);
    read.set(account.accountUid, { at, done });
    done.catch(() => read.delete(account.accountUid));
    return done;
  };
}

function suppliersOf(account: WorldAccount, done: readonly Done[], moment: Date): Suppliers {
  const suppliers: Suppliers = new Map();
  for (const entity of estateAt(account, done, moment).values()) {
    if (!measured[entity.type]?.includes(entity.item.status)) continue;
    const key = `${entity.regionId} ${entity.type}`;
    const { storage, storageUsed, capacity, usedMemory, bandwidth } = entity.item.attrs;
    const attrs = { storage, storageUsed, capacity, usedMemory, bandwidth };
    const supplier = { resourceId: entity.item.resourceId, type: entity.type, attrs };
    const others = suppliers.get(key);
    if (others) others.push(supplier);
    else suppliers.set(key, [supplier]);
  }
  return suppliers;
}

/** The hours of a range, parted where something was done. */
function stretchesOf(from: number, to: number, done: readonly Done[]): Stretch[] {
  const moments = new Set<number>();
  const first = Math.floor(from / hour) * hour;
  for (let at = first; at < to; at += hour) moments.add(at / minute);
  for (const { startTime, endTime } of done) {
    for (const moment of [startTime.getTime(), endTime.getTime()])
      if (moment > first && moment < to) moments.add(Math.ceil(moment / minute));
  }
  const sorted = [...moments].sort((one, other) => one - other);
  return sorted.map((at, index) => ({ from: at, to: sorted[index + 1] ?? to / minute }));
}

function fill(
  minutes: Map<string, (number | null)[]>,
  { resourceId, type, attrs }: Supplier,
  name: MetricName,
  stretch: Stretch,
  { from, to }: CloudMetricAsk,
): void {
  const begin = from.getTime() / minute;
  const values = minutes.get(resourceId) ?? Array.from({ length: to.getTime() / minute - begin }, () => null);
  minutes.set(resourceId, values);
  const first = Math.floor(stretch.from / 60);
  const hourly = hourValues(shapeOf(resourceId, name, knownOf(type, name, attrs)), first);
  for (let at = Math.max(stretch.from, begin); at < stretch.to; at += 1)
    values[at - begin] = hourly[at - first * 60] ?? null;
}

/** What the inventory says of a resource: what is measured agrees with it. */
function knownOf(
  type: ResourceType,
  name: MetricName,
  attrs: Record<string, unknown>,
): { level?: number; most?: number } {
  const part = (used: unknown, all: unknown) => (100 * Number(used)) / Number(all);
  if (type === "database" && name === "diskUsage") return { level: part(attrs.storageUsed, attrs.storage) };
  if (type === "redis" && name === "memUsage") return { level: part(attrs.usedMemory, attrs.capacity) };
  return type === "pubIp" ? { most: Number(attrs.bandwidth) } : {};
}

function seriesOf(resourceId: string, values: (number | null)[], { period }: CloudMetricAsk): CloudSeries {
  if (period === 60) return { resourceId, average: values };
  const hours = Array.from({ length: values.length / 60 }, (_, at) => present(values.slice(at * 60, at * 60 + 60)));
  const each = (fold: (hourly: number[]) => number) => hours.map((one) => (one.length > 0 ? fold(one) : null));
  return {
    resourceId,
    average: each((one) => one.reduce((sum, value) => sum + value, 0) / one.length),
    minimum: each((one) => Math.min(...one)),
    maximum: each((one) => Math.max(...one)),
  };
}

function present(values: readonly (number | null)[]): number[] {
  return values.filter((value) => value !== null);
}
