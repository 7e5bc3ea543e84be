import type { Seed } from "./run/seed-type";
import { sql } from "drizzle-orm";
import { addDays } from "../../time";
import { bulkInsert } from "../bulk-insert";
import type { Queryable } from "../client";
import { agents } from "../schema/agent";
import { billLines } from "../schema/bill";
import { customers } from "../schema/identity";
import { generateBillLines } from "./bills-generator/generate";
import { secondCustomerAccounts } from "./clouds-data/accounts";
import { creditCode } from "./identity-data/customers";

/** The customers that the two agents have brought. Nobody of them signs in. */
const brought = [
  {
    id: 1030,
    parentId: 1020,
    customName: "蓟北云仓供应链有限公司",
    contact: "高远",
    industry: "交通运输",
    region: "110112",
    monthlyTotal: 5200,
  },
  {
    id: 1031,
    parentId: 1020,
    customName: "京畿文创传媒有限公司",
    contact: "苏曼",
    industry: "文化传媒",
    region: "110105",
    monthlyTotal: 2800,
  },
  {
    id: 1032,
    parentId: 1020,
    customName: "海河精密制造有限公司",
    contact: "贺明",
    industry: "装备制造",
    region: "120111",
    monthlyTotal: 7600,
  },
  {
    id: 1033,
    parentId: 1021,
    customName: "岭南跨境电商有限公司",
    contact: "麦志华",
    industry: "零售",
    region: "440113",
    monthlyTotal: 6400,
  },
  {
    id: 1034,
    parentId: 1021,
    customName: "珠江生物科技有限公司",
    contact: "区婉仪",
    industry: "医疗健康",
    region: "440112",
    monthlyTotal: 3900,
  },
];

/** Agents of the group, the disabled one without customers; and one of the second customer, for the isolation of customers. */
const plans = [
  {
    customId: 1001,
    agentCustomId: 1020,
    agentName: "京华云通渠道服务有限公司",
    agentLevel: 1,
    contact: "秦朗",
    phone: "13810020020",
    rebateRate: "0.080000",
    remark: "华北区域",
  },
  {
    customId: 1001,
    agentCustomId: 1021,
    agentName: "岭南数通渠道服务有限公司",
    agentLevel: 2,
    contact: "梁嘉欣",
    phone: "13910021021",
    rebateRate: "0.060000",
    remark: "华南区域",
  },
  {
    customId: 1001,
    agentCustomId: null,
    agentName: "巴蜀云联信息技术有限公司",
    agentLevel: 3,
    contact: "罗川",
    phone: "18810022022",
    rebateRate: "0.030000",
    remark: "合作已终止",
    status: 0,
  },
  {
    customId: 1010,
    agentCustomId: null,
    agentName: "钱塘云服渠道有限公司",
    agentLevel: 3,
    contact: "俞晨",
    phone: "18610023023",
    rebateRate: "0.050000",
    remark: "",
  },
] as const;

/** Agents, the customers they brought, and three months of what these are billed. */
export const seed: Seed = { needs: ["identity"], write: seedAgents };

async function seedAgents(db: Queryable, today: Date): Promise<void> {
  const rows = brought.map(({ region, monthlyTotal: _total, ...customer }, at) => ({
    ...customer,
    customType: 0 as const,
    creditCode: creditCode(region, customer.id),
    phone: `1370010${customer.id}`,
    authStatus: 1,
    manager: "何俊杰",
    createTime: addDays(today, -300 + at * 45),
  }));
  await db.insert(customers).overridingSystemValue().values(rows);
  await db.execute(sql`SELECT setval(pg_get_serial_sequence('customers', 'id'), (SELECT max(id) FROM customers))`);
  for (const { id: customId, monthlyTotal } of brought) {
    const plan = {
      customId,
      seed: customId,
      accounts: secondCustomerAccounts,
      months: 3,
      streams: 10,
      subscriptions: 4,
      monthlyTotal,
      today,
    };
    for (const lines of generateBillLines(plan)) await bulkInsert(db, billLines, lines);
  }
  await db.insert(agents).values(plans.map((plan, at) => ({ ...plan, createTime: addDays(today, -330 + at * 20) })));
}
