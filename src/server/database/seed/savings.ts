import { and, asc, desc, eq } from "drizzle-orm";
import type { MetricSource } from "../../areas/monitor/source";
import { handlers as renewHandlers } from "../../areas/renew/handlers";
import { boughtAs } from "../../areas/saving/bought-as";
import { dismiss } from "../../areas/saving/decide";
import { findSavings } from "../../areas/saving/find-savings";
import { catalogueOf } from "../../cloud-world/metric-catalogue";
import { cloudSimulator } from "../../cloud-world/world";
import { addMinutes } from "../../time";
import type { Tx } from "../client";
import { instances } from "../schema/instance";
import { resources } from "../schema/resource";
import { savings } from "../schema/saving";
import { averagesOf } from "./alarms-data/measured";
import type { Seed } from "./run/seed-type";
import { openWorld, type World } from "./run/world";

/** What the demo can save on, found by the console in its bills and in what the simulated clouds measured; one of it is dismissed, another renews by itself. */
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
  await renewByItself(world, tx, addMinutes(now, 45));
}

/** Makes what costs most of what was paid ahead and is unused renew by itself: something to turn off. */
async function renewByItself(world: World, tx: Tx, now: Date): Promise<void> {
  const [dearest] = await tx
    .select({ id: instances.id })
    .from(savings)
    .innerJoin(resources, eq(resources.id, savings.resourceId))
    .innerJoin(instances, boughtAs)
    .where(and(eq(savings.customId, group), eq(savings.kind, "unusedPrepaid"), eq(instances.status, "Normal")))
    .orderBy(desc(savings.monthSaving))
    .limit(1);
  if (dearest)
    await renewHandlers.setAutoRenewal({ ids: [dearest.id], renewStatus: "AutoRenewal" }, world.of(group, now));
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
