import { and, asc, eq } from "drizzle-orm";
import type { MetricSource } from "../../areas/monitor/source";
import { dismiss } from "../../areas/saving/decide";
import { findSavings } from "../../areas/saving/find-savings";
import { catalogueOf } from "../../cloud-world/metric-catalogue";
import { cloudSimulator } from "../../cloud-world/world";
import { addMinutes } from "../../time";
import type { Tx } from "../client";
import { savings } from "../schema/saving";
import { averagesOf } from "./alarms-data/measured";
import type { Seed } from "./run/seed-type";
import { openWorld } from "./run/world";

/** What the demo can save on, found by the console in its bills and in what the simulated clouds measured; one of it is dismissed. */
export const seed: Seed = { needs: ["bills", "history", "resources", "resource-operations"], write: seedSavings };

async function seedSavings(tx: Tx, today: Date): Promise<void> {
  const world = await openWorld(tx, today);
  let now = addMinutes(today, -240);
  const clock = () => now;
  const time = {
    clock,
    // Time passes only where somebody waits.
    sleep: async (milliseconds: number) => void (now = new Date(now.getTime() + milliseconds)),
    signal: new AbortController().signal,
  };
  await findSavings(world.db, { cloud: cloudSimulator(world.db, clock), metrics: measured }, time, (error) => {
    throw error;
  });
  const [least] = await tx
    .select({ id: savings.id })
    .from(savings)
    .where(and(eq(savings.customId, group), eq(savings.kind, "unusedPrepaid")))
    .orderBy(asc(savings.monthSaving))
    .limit(1);
  if (least)
    await dismiss(
      { ids: [least.id], reason: "standby", remark: "容灾演练使用，每季度启用一次" },
      world.of(group, addMinutes(now, 30)),
    );
}

/** The customer whose savings are decided on. */
const group = 1001;

/** What the simulated clouds measure, before the collector has fetched any of it. */
const measured: MetricSource = {
  collected: false,
  catalogue: catalogueOf,
  range: async (_db, series, { from, to, step }) =>
    series.map(({ resource, metricName }) => ({
      average: averagesOf(resource.resourceId, metricName, {
        firstEnd: from.getTime() + step * 1000,
        count: (to.getTime() - from.getTime()) / (step * 1000),
        period: step,
      }),
    })),
  latest: async () => [],
};
