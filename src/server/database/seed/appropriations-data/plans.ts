import type { AppropriateFund, AppropriateStatus, AppropriateType } from "../../../../generated/api";
import { addDays, toLocalDateTime } from "../../../time";
import { seededRandom } from "../bills-generator/random";
import type { SeedChange } from "../recharges-data/ledger";

/** The group of the demo. */
export const group = 1001;

/** A transfer of the demo. */
interface Plan {
  memberId: number;
  type: AppropriateType;
  fundType: AppropriateFund;
  amount: string;
  daysAgo: number;
  remark: string;
  status: AppropriateStatus;
  failReason?: { zh: string; en: string };
}

/** A plan with its number and its time. */
export interface SeedAppropriation extends Plan {
  appropriateNo: string;
  operateTime: Date;
}

const allocate = (
  memberId: number,
  amount: string,
  daysAgo: number,
  remark: string,
  rest: Partial<Plan> = {},
): Plan => ({ memberId, type: 1, fundType: "cash", amount, daysAgo, remark, status: 1, ...rest });
const reclaim = (
  memberId: number,
  amount: string,
  daysAgo: number,
  remark: string,
  rest: Partial<Plan> = {},
): Plan => ({ ...allocate(memberId, amount, daysAgo, remark, rest), type: 2 });

const notPassed = { zh: "大额划拨未通过平台审核", en: "The large transfer did not pass the review" };
const exceeded = {
  zh: "可划拨金额已不足，划拨取消",
  en: "Less than that can be transferred by now, it was called off",
};

/** 22, the oldest first, every state, kind and fund present. What waits is so large that it waits for a person (demo-review.ts). */
const plans: Plan[] = [
  allocate(1002, "30000.00", 331, "年度云资源预算"),
  allocate(1003, "24000.00", 328, "年度云资源预算"),
  allocate(1004, "18000.00", 322, "年度云资源预算"),
  allocate(1005, "36000.00", 310, "光伏数据平台上云"),
  allocate(1006, "12000.00", 296, ""),
  allocate(1007, "15000.00", 287, "互联网医院项目"),
  allocate(1003, "10000.00", 262, "一季度追加信用额度", { fundType: "credit" }),
  allocate(1004, "500000.44", 240, "数据中心迁移", { status: 2, failReason: notPassed }),
  reclaim(1006, "4000.00", 221, "项目暂缓，收回余款"),
  allocate(1002, "26000.00", 203, "二季度追加"),
  allocate(1005, "600.00", 176, "节能活动云券", { fundType: "ticket" }),
  allocate(1007, "8000.00", 158, "信用额度调剂", { fundType: "credit" }),
  allocate(1002, "620000.00", 141, "信创改造", { status: 2, failReason: exceeded }),
  reclaim(1005, "9500.00", 120, "年中结余收回"),
  allocate(1003, "16800.00", 97, "双十一物流高峰扩容"),
  allocate(1006, "6000.00", 88, ""),
  reclaim(1007, "3000.00", 61, "信用额度收回", { fundType: "credit" }),
  allocate(1004, "12500.50", 46, "等保测评整改"),
  allocate(1003, "800.00", 33, "物流高峰云券", { fundType: "ticket" }),
  reclaim(1002, "5200.00", 18, "三季度结余收回"),
  allocate(1007, "9000.00", 9, "冬季流感预约扩容"),
  allocate(1005, "1200000.00", 0.4, "新能源调度平台一期", { status: 0 }),
];

/** The transfers of the demo, with numbers and times. */
export function generateAppropriations(today: Date): SeedAppropriation[] {
  const random = seededRandom(38_039);
  return plans.map((plan) => {
    const operateTime = addDays(today, -plan.daysAgo);
    const appropriateNo = `AP${toLocalDateTime(operateTime).replace(/\D/g, "")}${String(random.whole(0, 99_999_999)).padStart(8, "0")}`;
    return { ...plan, operateTime, appropriateNo };
  });
}

/** What the transfers that are done did to the balances of a customer. */
export function changesOfAppropriations(customId: number, today: Date): SeedChange[] {
  return generateAppropriations(today).flatMap(
    ({ memberId, type, fundType, amount, status, appropriateNo: relateNo, operateTime: tradeTime }) => {
      if (status !== 1 || fundType === "ticket" || (customId !== group && customId !== memberId)) return [];
      const comesIn = (type === 1) === (customId === memberId);
      const allocates = fundType === "cash" && customId === memberId ? { allocates: true as const } : {};
      return [
        {
          customId,
          fund: fundType,
          tradeType: comesIn ? ("transferIn" as const) : ("transferOut" as const),
          amount: comesIn ? amount : `-${amount}`,
          relateNo,
          tradeTime,
          ...allocates,
        },
      ];
    },
  );
}
