import { eq } from "drizzle-orm";
import type { Handlers } from "../../context";
import { costAnomalies } from "../../database/schema/cost-anomaly";
import { refuse } from "../../errors";
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

  reopenCostAnomaly: async ({ id }, context) => {
    await context.db.transaction(async (tx) => {
      const { verdict } = await anomalyList.lock(tx, id, context);
      if (verdict === "open") throw refuse("ANOMALY_NOT_JUDGED");
      const unsaid = { verdict: "open", remark: null, judge: null, judgeTime: null } as const;
      await tx.update(costAnomalies).set(unsaid).where(eq(costAnomalies.id, id));
      await context.audit({ targets: [id], detail: { verdict: unsaid.verdict, before: verdict } }, tx);
    });
    return null;
  },
} satisfies Partial<Handlers>;
