import type { Seed } from "./run/seed-type";
import { asc } from "drizzle-orm";
import { bulkInsert } from "../bulk-insert";
import type { Queryable } from "../client";
import { accountLedger, accounts, rechargeEvents, recharges } from "../schema/account";
import { customers } from "../schema/identity";
import { seededRandom } from "./bills-generator/random";
import { changesOfAppropriations } from "./appropriations-data/plans";
import { accountOf } from "./recharges-data/ledger";
import { readOrderChanges, readRefundChanges } from "./recharges-data/order-changes";
import { readNeeds } from "./recharges-data/needs";
import { agentPaidIn, channelAgent, generateWithdrawals } from "./withdrawals-data/withdrawals";
import { generateRecharges, type RechargePlan } from "./recharges-data/recharges";

/** What is not done yet, or has come to nothing, of the group's 45 recharges. Large amounts wait for a person (demo-payments.ts). */
const groupOthers: RechargePlan["others"] = [
  { status: 0, rechargeWay: "BankTransfer", amount: "120000.00", daysAgo: 0.1 },
  { status: 0, rechargeWay: "UnionPay", amount: "50000.00", daysAgo: 0.6 },
  { status: 1, rechargeWay: "OfflineRemittance", amount: "500000.00", daysAgo: 1.2 },
  { status: 1, rechargeWay: "OfflineRemittance", amount: "800000.00", daysAgo: 2.4 },
  { status: 3, rechargeWay: "Alipay", amount: "12000.00", daysAgo: 33 },
  { status: 3, rechargeWay: "UnionPay", amount: "30000.00", daysAgo: 128 },
  { status: 3, rechargeWay: "OfflineRemittance", amount: "180000.00", daysAgo: 240 },
  { status: 4, rechargeWay: "WeChat", amount: "5000.00", daysAgo: 19 },
  { status: 4, rechargeWay: "BankTransfer", amount: "90000.00", daysAgo: 86 },
  { status: 4, rechargeWay: "Alipay", amount: "8000.00", daysAgo: 171 },
  { status: 4, rechargeWay: "UnionPay", amount: "26000.00", daysAgo: 305 },
];

/** What the group's account opened with besides what its orders took: its members' funds come out of it. */
const groupReserve = 2_000_000;

const fewOthers: RechargePlan["others"] = [
  { status: 0, rechargeWay: "BankTransfer", amount: "60000.00", daysAgo: 0.3 },
  { status: 4, rechargeWay: "Alipay", amount: "500.00", daysAgo: 40 },
];

/** Accounts, ledgers and recharges of every customer: 45 of the group, a few of the others. The bills and orders exist already. */
export const seed: Seed = { needs: ["order-bills"], write: seedRecharges };

async function seedRecharges(db: Queryable, today: Date): Promise<void> {
  const everybody = await db.select().from(customers).orderBy(asc(customers.id));
  for (const { id: customId, customName, contact } of everybody) {
    const needs = await readNeeds(db, customId);
    const group = customId === 1001;
    const plan: RechargePlan = {
      customId,
      payerName: customName,
      operators: group ? ["admin", "finance"] : [contact ?? customName],
      done: group ? 45 - groupOthers.length : needs.length,
      unit: group ? 1000 : 100,
      others: group ? groupOthers : customId === channelAgent ? [...fewOthers, agentPaidIn] : fewOthers,
    };
    const generated = generateRecharges(seededRandom(9000 + customId), plan, needs, today);
    const others = [
      ...changesOfAppropriations(customId, today),
      ...generateWithdrawals(customId, today).flatMap(({ changes }) => changes),
      ...(await readOrderChanges(db, customId, needs[0]?.billCycle, group ? groupReserve : 0)),
      ...(await readRefundChanges(db, customId)),
    ];
    const { account, ledger } = accountOf(customId, generated, needs, others, today);
    await bulkInsert(db, accounts, [account]);
    await bulkInsert(db, accountLedger, ledger);
    const ids = await db
      .insert(recharges)
      .values(generated.map(({ recharge }) => recharge))
      .returning({ id: recharges.id, rechargeNo: recharges.rechargeNo });
    const idOf = new Map(ids.map(({ id, rechargeNo }) => [rechargeNo, id]));
    await bulkInsert(
      db,
      rechargeEvents,
      generated.flatMap(({ recharge, events }) =>
        events.map((event) => ({ rechargeId: idOf.get(recharge.rechargeNo) ?? 0, ...event })),
      ),
    );
  }
}
