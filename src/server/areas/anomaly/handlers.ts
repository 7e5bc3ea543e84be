import { eq } from "drizzle-orm";
import type { Handlers } from "../../context";
import { costAnomalies } from "../../database/schema/cost-anomaly";
import { anomalyDays } from "./detail";
import { anomalyList } from "./lists";
import { anomalyParts } from "./parts";

/** Cost anomalies of the caller's customer. */
export const handlers = {
  getCostAnomaly: async ({ id }, context) => {
    const row = await anomalyList.get(id, context);
    return { ...(await anomalyList.show(row, context)), days: await anomalyDays(row, context) };
  },

  listCostAnomalyParts: async ({ id, by }, context) => anomalyParts(await anomalyList.get(id, context), by, context),

  judgeCostAnomaly: async ({ id, verdict, remark }, context) => {
    await context.db.transaction(async (tx) => {
      await anomalyList.lock(tx, id, context);
      const said = { verdict, remark: remark?.trim() || null, judge: context.user.username, judgeTime: context.now() };
      await tx.update(costAnomalies).set(said).where(eq(costAnomalies.id, id));
      await context.audit({ targets: [id], detail: { verdict } }, tx);
    });
    return null;
  },
} satisfies Partial<Handlers>;
