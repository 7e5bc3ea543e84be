import { and, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Context } from "../../context";
import { alarmRuleWebhooks } from "../../database/schema/alarm";
import { warningDeliveries } from "../../database/schema/warning";
import { webhooks } from "../../database/schema/webhook";
import { defineList } from "../../lists/define-list";
import { contains } from "../../lists/filter";
import { ofCustomer } from "../../lists/owner";
import { toLocalDateTime, toLocalDateTimeOrNull } from "../../time";

/** How many rules tell a webhook. */
const rules = sql<number>`(select count(*) from ${alarmRuleWebhooks} where ${and(eq(alarmRuleWebhooks.webhookId, webhooks.id))})`;

/** Webhooks of the caller's customer, the newest first. */
export const webhookList = defineList("listWebhooks", {
  table: webhooks,
  owner: ofCustomer(webhooks.customId),
  filters: { webhookName: contains(webhooks.webhookName, webhooks.url) },
  sort: [desc(webhooks.createTime), desc(webhooks.id)],
  rows: ({ db }) =>
    db
      .select({ ...getTableColumns(webhooks), ruleCount: rules.mapWith(Number).as("rule_count") })
      .from(webhooks)
      .$dynamic(),
  load: lastOf,
  show: ({ customId: _custom, secret: _secret, createTime, ...row }, { language }, last) => {
    const { status, time, reason } = last.get(row.id) ?? {};
    return {
      ...row,
      lastStatus: status ?? null,
      lastTime: toLocalDateTimeOrNull(time ?? null),
      lastReason: reason?.[language] ?? null,
      createTime: toLocalDateTime(createTime),
    };
  },
});

/** The lists of this area, by operation. */
export const lists = { listWebhooks: webhookList };

/** What was last sent to each webhook, by its id. */
async function lastOf(rows: readonly { id: number }[], { db }: Context) {
  const { webhookId, status, time, reason } = warningDeliveries;
  const ids = rows.map(({ id }) => id);
  const found = await db
    .selectDistinctOn([webhookId], { webhookId, status, time, reason })
    .from(warningDeliveries)
    .where(inArray(webhookId, ids))
    .orderBy(webhookId, desc(warningDeliveries.id));
  return new Map(found.map((row) => [row.webhookId ?? 0, row]));
}
