import { addDays, toLocalDate } from "../../../time";

/** Contracts of the group customer, one in each state or more: days from today, amount and price share. */
const rows: [
  name: string,
  signed: number,
  starts: number,
  ends: number,
  amount: string,
  discountRate: string,
  status: number,
][] = [
  ["云资源采购框架协议（下一年度）", -12, 41, 406, "5200000.00", "0.820000", 0],
  ["云资源采购框架协议（本年度）", -330, -324, 41, "4800000.00", "0.850000", 1],
  ["安全增值服务合同", -200, -180, 185, "680000.00", "0.900000", 1],
  ["等级保护测评服务合同", -150, -140, 225, "268000.00", "1.000000", 1],
  ["云资源采购框架协议（上一年度）", -700, -690, -325, "4200000.00", "0.880000", 2],
  ["灾备中心建设服务合同", -900, -880, -515, "1350000.00", "0.950000", 2],
  ["专线接入服务合同", -420, -410, -45, "180000.00", "0.930000", 3],
];

/** Contracts without their customer; `prefix` makes their numbers unique. */
export function seedContracts(today: Date, prefix: string) {
  const day = (offset: number) => toLocalDate(addDays(today, offset));
  return rows.map(([contractName, signed, starts, ends, amount, discountRate, status], at) => ({
    contractNo: `${prefix}-${day(signed).replaceAll("-", "")}-${String(at + 1).padStart(2, "0")}`,
    contractName,
    signDate: day(signed),
    startDate: day(starts),
    endDate: day(ends),
    amount,
    discountRate,
    status,
  }));
}
