import { eq, sql } from "drizzle-orm";
import type { ChangedWebhook, NewWebhook } from "../../../generated/api";
import { askingFirst, type Context, type Handlers } from "../../context";
import type { Tx } from "../../database/client";
import { refusingConflicts } from "../../database/conflicts";
import { webhooks } from "../../database/schema/webhook";
import { refuse } from "../../errors";
import { problemOf, type UrlProblem } from "./check-url";
import { webhookList } from "./lists";
import { publicWebhooks } from "./public-webhooks";
import { openWebhookSecret, sealWebhookSecret } from "./secret";
import { newSecret } from "./signature";

/** Webhooks of a customer, at most. */
const most = 20;

const problems = {
  invalid: "WEBHOOK_URL_WRONG",
  notHttps: "WEBHOOK_NOT_HTTPS",
  hasUser: "WEBHOOK_HAS_USER",
  notPublic: "WEBHOOK_NOT_PUBLIC",
} as const satisfies Record<UrlProblem, string>;

/** Webhooks of the caller's customer. */
export const handlers = {
  getWebhook: async ({ id }, context) => webhookList.show(await webhookList.get(id, context), context),

  saveWebhook: (input, context) => {
    const problem = problemOf(input.url, senderOf(context).policy);
    if (problem) throw refuse(problems[problem]);
    return refusingConflicts(() =>
      context.db.transaction(async (tx) => {
        const saved = "id" in input ? await change(tx, input, context) : await add(tx, input, context);
        const detail = { webhook: input.webhookName.trim(), url: input.url, secret: saved.secret !== null };
        await context.audit({ targets: [saved.id], detail }, tx);
        return saved;
      }),
    );
  },

  deleteWebhooks: async ({ ids }, context) => {
    await context.db.transaction(async (tx) => {
      const rows = await webhookList.lockAll(tx, ids, context);
      await webhookList.remove(tx, ids, context);
      const names = rows.map(({ webhookName }) => webhookName).join(", ");
      await context.audit({ targets: ids, detail: { webhooks: names } }, tx);
    });
    return null;
  },

  testWebhook: askingFirst("testWebhook", {
    ask: async ({ id }, context) => {
      const { url, secret: sealed, customId, webhookName } = await webhookList.get(id, context);
      const secret = openWebhookSecret(sealed, customId);
      if (secret === undefined) throw refuse("WEBHOOK_SECRET_LOST");
      const now = context.now();
      const body = JSON.stringify({ type: "test", time: now.toISOString(), webhook: webhookName });
      return senderOf(context).send({ id: `test-${id}-${now.getTime()}`, url, secret, body }, now);
    },
    answer: async ({ id }, context, outcome) => {
      await context.audit({ targets: [id], detail: { delivered: outcome.delivered } });
      if (!outcome.delivered) throw refuse("WEBHOOK_TEST_FAILED", { reason: outcome.reason });
      return null;
    },
  }),
} satisfies Partial<Handlers>;

function senderOf({ providers: { webhook = publicWebhooks } }: Context) {
  return webhook;
}

async function add(tx: Tx, input: NewWebhook, context: Context): Promise<{ id: number; secret: string }> {
  const { user, now } = context;
  // One at a time of a customer, so that their number is not outrun.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('webhooks', ${user.customId}))`);
  if ((await tx.$count(webhooks, webhookList.owned(context))) >= most) throw refuse("WEBHOOKS_FULL", { max: most });
  const secret = newSecret();
  const made = { customId: user.customId, creator: user.username, createTime: now() };
  const [row] = await tx
    .insert(webhooks)
    .values({ ...said(input), ...made, secret: sealWebhookSecret(secret, user.customId) })
    .returning({ id: webhooks.id });
  if (!row) throw new Error("an insert returns its row");
  return { id: row.id, secret };
}

async function change(tx: Tx, input: ChangedWebhook, context: Context): Promise<{ id: number; secret: string | null }> {
  const { id, customId } = await webhookList.lock(tx, input.id, context);
  const secret = input.renewSecret ? newSecret() : null;
  await tx
    .update(webhooks)
    .set({ ...said(input), ...(secret !== null && { secret: sealWebhookSecret(secret, customId) }) })
    .where(eq(webhooks.id, id));
  return { id, secret };
}

function said({ webhookName, url }: NewWebhook | ChangedWebhook) {
  return { webhookName: webhookName.trim(), url };
}
