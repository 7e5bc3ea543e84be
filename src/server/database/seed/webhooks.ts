import { newSecret } from "../../areas/webhook/signature";
import { sealWebhookSecret } from "../../areas/webhook/secret";
import { addDays } from "../../time";
import type { Tx } from "../client";
import { webhooks } from "../schema/webhook";
import type { Seed } from "./run/seed-type";

const demo = [
  {
    customId: 1001,
    webhookName: "值班平台",
    url: "https://oncall.example.com/hooks/cloud",
    creator: "admin",
    madeAgo: 40,
  },
  {
    customId: 1001,
    webhookName: "运维群机器人",
    url: "https://chat.example.com/robot/send",
    creator: "admin",
    madeAgo: 12,
  },
  { customId: 1010, webhookName: "工单系统", url: "https://desk.example.com/alarms", creator: "type0", madeAgo: 5 },
];

/** Webhooks that no rule tells yet: there is nobody at these addresses. */
export const seed: Seed = { needs: ["identity"], write: seedWebhooks };

async function seedWebhooks(tx: Tx, today: Date): Promise<void> {
  await tx.insert(webhooks).values(
    demo.map(({ madeAgo, ...row }) => ({
      ...row,
      secret: sealWebhookSecret(newSecret(), row.customId),
      createTime: addDays(today, -madeAgo),
    })),
  );
}
