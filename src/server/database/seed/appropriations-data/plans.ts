import type { AppropriateFund, AppropriateType } from "../../../../generated/api";
import { AppropriateStatus } from "../../../../generated/enums";

/** The group of the demo. */
export const group = 1001;

/** A transfer of the demo. */
export interface TransferPlan {
  memberId: number;
  type: AppropriateType;
  fundType: AppropriateFund;
  /** CNY; "most": all that can be transferred then. Of a voucher: its value. */
  amount: string;
  daysAgo: number;
  remark: string;
  end: AppropriateStatus;
}

const allocate = (
  memberId: number,
  amount: string,
  daysAgo: number,
  remark: string,
  rest: Partial<TransferPlan> = {},
): TransferPlan => ({
  memberId,
  type: 1,
  fundType: "cash",
  amount,
  daysAgo,
  remark,
  end: AppropriateStatus.succeeded,
  ...rest,
});
const reclaim = (
  memberId: number,
  amount: string,
  daysAgo: number,
  remark: string,
  rest: Partial<TransferPlan> = {},
): TransferPlan => ({ ...allocate(memberId, amount, daysAgo, remark, rest), type: 2 });

/** 22, the oldest first, every state, kind and fund present. What waits is so large that it waits for a person (demo-review.ts). */
export const transferPlans: readonly TransferPlan[] = [
  allocate(1002, "30000.00", 331, "年度云资源预算"),
  allocate(1003, "24000.00", 328, "年度云资源预算"),
  allocate(1004, "18000.00", 322, "年度云资源预算"),
  allocate(1005, "36000.00", 310, "光伏数据平台上云"),
  allocate(1006, "12000.00", 296, ""),
  allocate(1007, "15000.00", 287, "互联网医院项目"),
  allocate(1003, "10000.00", 262, "一季度追加信用额度", { fundType: "credit" }),
  allocate(1004, "500000.44", 240, "数据中心迁移", { end: AppropriateStatus.failed }),
  reclaim(1006, "4000.00", 221, "项目暂缓，收回余款"),
  allocate(1002, "26000.00", 203, "二季度追加"),
  allocate(1005, "600.00", 176, "节能活动云券", { fundType: "ticket" }),
  allocate(1007, "8000.00", 158, "信用额度调剂", { fundType: "credit" }),
  reclaim(1005, "9500.00", 120, "年中结余收回"),
  // Reviewed when the next one has taken a part of it.
  allocate(1002, "most", 97.03, "信创改造", { end: AppropriateStatus.failed }),
  allocate(1003, "16800.00", 97, "双十一物流高峰扩容"),
  allocate(1006, "6000.00", 88, ""),
  reclaim(1007, "3000.00", 61, "信用额度收回", { fundType: "credit" }),
  allocate(1004, "12500.50", 46, "等保测评整改"),
  allocate(1003, "800.00", 33, "物流高峰云券", { fundType: "ticket" }),
  reclaim(1002, "5200.00", 18, "三季度结余收回"),
  allocate(1007, "9000.00", 9, "冬季流感预约扩容"),
  allocate(1005, "1200000.00", 0.4, "新能源调度平台一期", { end: AppropriateStatus.processing }),
];
