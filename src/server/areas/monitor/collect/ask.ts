import type { Database, Tx } from "../../../database/client";
import { toLocalDate } from "../../../time";
import { holdAccount } from "../../cloud/hold-account";
import type { CloudMetricAsk, CloudSeries } from "../../cloud/metrics";
import type { CloudAccess, CloudProvider } from "../../cloud/provider";
import type { PatientCloud } from "../../cloud/sync/patient-cloud";
import { readPages } from "../../cloud/sync/read-pages";
import { type DayChunk, hourMs, minuteMs } from "../store/chunk";
import { writeDays } from "../store/write-days";
import { chunksOf, writeChunks, writeSamples } from "../store/write-minutes";
import type { MetricScopeRow } from "./claims";
import type { Question } from "./plan";
import type { RegionSeries } from "./series";

/** What asking about a region needs. */
export interface Asking {
  db: Database;
  cloud: CloudProvider;
  access: CloudAccess;
  patient: PatientCloud;
  scope: MetricScopeRow;
  series: RegionSeries;
}

/** Values of a series as a cloud told them. */
interface Told {
  seriesId: number;
  told: CloudSeries;
}

/** Asks for a range of every metric the cloud supplies, each for all resources at once, and writes it in one go. */
export async function ask(asking: Asking, question: Question): Promise<void> {
  const { from, to, period } = question;
  const all: Told[] = [];
  for (const type of asking.series.types) {
    for (const metricName of asking.cloud.metricCatalogue(asking.access.cloudCode, type)) {
      const told = await pagesOf(asking, {
        regionId: asking.scope.regionId,
        type,
        metricName,
        from,
        to,
        period,
      });
      await asking.series.keep(
        type,
        told.map(({ resourceId }) => resourceId),
        metricName,
      );
      for (const one of told) {
        const seriesId = asking.series.idOf(type, one.resourceId, metricName);
        if (seriesId !== undefined) all.push({ seriesId, told: one });
      }
    }
  }
  await asking.db.transaction(async (tx) => {
    if (await holdAccount(tx, asking.scope.cloudAccountId)) await write(tx, all, question);
  });
}

/** All series of an answer. @throws CloudError */
export async function pagesOf(
  { cloud, access, patient }: Pick<Asking, "access" | "patient"> & { cloud: Pick<CloudProvider, "metrics"> },
  asked: CloudMetricAsk,
): Promise<CloudSeries[]> {
  const series: CloudSeries[] = [];
  for await (const { answer } of readPages(patient, (cursor) => cloud.metrics(access, asked, cursor)))
    series.push(...answer.series);
  return series;
}

async function write(db: Tx, all: readonly Told[], { from, to, period }: Question): Promise<void> {
  if (period === 3600)
    return writeDays(
      db,
      all.flatMap((one) => daysOf(one, from)),
    );
  const minutes = (to.getTime() - from.getTime()) / minuteMs;
  if (minutes > 1)
    return writeChunks(
      db,
      all.flatMap(({ seriesId, told }) => chunksOf(seriesId, from, told.average)),
    );
  const minute = from.getTime() / minuteMs;
  const samples = all.flatMap(({ seriesId, told: { average } }) =>
    average[0] === null || average[0] === undefined ? [] : [{ seriesId, minute, value: average[0] }],
  );
  return writeSamples(db, samples);
}

function daysOf({ seriesId, told }: Told, from: Date): DayChunk[] {
  const days = new Map<string, DayChunk>();
  told.average.forEach((average, at) => {
    if (average === null) return;
    const time = new Date(from.getTime() + at * hourMs);
    const day = toLocalDate(time);
    const chunk = days.get(day) ?? { seriesId, day, average: nothing(), minimum: nothing(), maximum: nothing() };
    const hour = (time.getTime() / hourMs + 8) % 24;
    chunk.average[hour] = average;
    chunk.minimum[hour] = told.minimum?.[at] ?? average;
    chunk.maximum[hour] = told.maximum?.[at] ?? average;
    days.set(day, chunk);
  });
  return [...days.values()];
}

function nothing(): (number | null)[] {
  return Array.from({ length: 24 }, () => null);
}
