import type { CloudCode, TicketScene } from "../../../../generated/api";
import type { cloudTickets } from "../../schema/voucher";

/** A voucher of the demo. */
export interface SeedTicket {
  ticketName: string;
  ticketType: "cash" | "discount";
  nominalValue: string;
  discountRate: string | null;
  minOrderAmount: string;
  applicableClouds: CloudCode[];
  applicableProducts: string[];
  applicableScenes: TicketScene[];
  status: (typeof cloudTickets.$inferInsert)["status"];
  grantedDaysAgo: number;
  /** When it can be used from; at its grant unless told. */
  effectiveInDays?: number;
  expiresInDays: number;
  remark: string;
  /** What it has paid, by order. */
  uses?: string[];
  /** The code that activates it. */
  code?: string;
}

const any = {
  discountRate: null,
  minOrderAmount: "0.00",
  applicableClouds: [] as CloudCode[],
  applicableProducts: [] as string[],
  applicableScenes: [] as TicketScene[],
  remark: "",
};

function cash(ticketName: string, nominalValue: string, rest: Partial<SeedTicket>): SeedTicket {
  return {
    ...any,
    ticketName,
    ticketType: "cash",
    nominalValue,
    status: "UNUSED",
    grantedDaysAgo: 20,
    expiresInDays: 160,
    ...rest,
  };
}

/** `most`: what all its discounts together can come to. */
function discount(ticketName: string, discountRate: string, most: string, rest: Partial<SeedTicket>): SeedTicket {
  return { ...cash(ticketName, most, rest), ticketType: "discount", discountRate };
}

/** The group's 30, every state among them; those past their time have expired. */
export const groupTickets: SeedTicket[] = [
  cash("新客代金券", "500.00", { minOrderAmount: "1000.00", applicableScenes: ["new"] }),
  cash("云安全专项代金券", "2000.00", {
    minOrderAmount: "5000.00",
    applicableProducts: ["waf", "hss", "ddos"],
    expiresInDays: 85,
  }),
  cash("通用代金券", "100.00", { expiresInDays: 45 }),
  cash("通用代金券", "50.00", { expiresInDays: 6 }),
  cash("续费代金券", "800.00", { minOrderAmount: "2000.00", applicableScenes: ["renew"], expiresInDays: 120 }),
  cash("中金云代金券", "300.00", { applicableClouds: ["qingyun"], minOrderAmount: "600.00" }),
  cash("腾讯云代金券", "1000.00", { applicableClouds: ["tx"], minOrderAmount: "3000.00", expiresInDays: 200 }),
  discount("安全产品九折券", "0.900000", "5000.00", { applicableScenes: ["new", "renew"], expiresInDays: 100 }),
  discount("升级八五折券", "0.850000", "3000.00", { applicableScenes: ["upgrade"], expiresInDays: 70 }),
  cash("双十二预热代金券", "600.00", {
    minOrderAmount: "1500.00",
    grantedDaysAgo: 2,
    effectiveInDays: 20,
    expiresInDays: 60,
  }),
  cash("通用代金券", "1500.00", {
    status: "USING",
    uses: ["420.00", "300.00"],
    grantedDaysAgo: 390,
    expiresInDays: 40,
  }),
  cash("合作伙伴代金券", "3000.00", { status: "USING", uses: ["1200.00"], grantedDaysAgo: 390, expiresInDays: 90 }),
  cash("中金云代金券", "800.00", {
    status: "USING",
    uses: ["99.50"],
    applicableClouds: ["qingyun"],
    grantedDaysAgo: 390,
    expiresInDays: 12,
  }),
  discount("安全产品八折券", "0.800000", "4000.00", {
    status: "USING",
    uses: ["860.00", "512.40", "77.60"],
    grantedDaysAgo: 390,
    expiresInDays: 55,
  }),
  cash("续费代金券", "600.00", {
    status: "USING",
    uses: ["250.00"],
    applicableScenes: ["new", "renew"],
    grantedDaysAgo: 390,
    expiresInDays: 25,
  }),
  cash("新客代金券", "500.00", {
    status: "USED_UP",
    uses: ["500.00"],
    minOrderAmount: "500.00",
    applicableScenes: ["new", "renew"],
    grantedDaysAgo: 392,
    expiresInDays: 20,
  }),
  cash("通用代金券", "100.00", { status: "USED_UP", uses: ["100.00"], grantedDaysAgo: 392, expiresInDays: -30 }),
  cash("通用代金券", "200.00", {
    status: "USED_UP",
    uses: ["120.00", "80.00"],
    grantedDaysAgo: 392,
    expiresInDays: -75,
  }),
  cash("云安全专项代金券", "1000.00", { status: "USED_UP", uses: ["1000.00"], grantedDaysAgo: 392, expiresInDays: 15 }),
  cash("年中活动代金券", "300.00", { status: "USED_UP", uses: ["300.00"], grantedDaysAgo: 392, expiresInDays: -140 }),
  discount("续费九五折券", "0.950000", "400.00", {
    status: "USED_UP",
    uses: ["180.25", "219.75"],
    grantedDaysAgo: 392,
    expiresInDays: -10,
  }),
  cash("春节活动代金券", "200.00", { grantedDaysAgo: 300, expiresInDays: -210 }),
  cash("通用代金券", "400.00", { status: "USING", uses: ["150.00"], grantedDaysAgo: 392, expiresInDays: -3 }),
  discount("新购九折券", "0.900000", "2000.00", { applicableScenes: ["new"], grantedDaysAgo: 200, expiresInDays: -60 }),
  cash("线下活动礼品卡", "100.00", {
    status: "INACTIVE",
    code: "GIFT-DEMO-2000-0004",
    grantedDaysAgo: 250,
    expiresInDays: -20,
  }),
  cash("线下活动礼品卡", "100.00", {
    status: "INACTIVE",
    code: "GIFT-DEMO-2000-0001",
    grantedDaysAgo: 30,
    expiresInDays: 150,
  }),
  cash("线下活动礼品卡", "200.00", {
    status: "INACTIVE",
    code: "GIFT-DEMO-2000-0002",
    grantedDaysAgo: 30,
    expiresInDays: 150,
  }),
  cash("合作伙伴礼品卡", "1000.00", {
    status: "INACTIVE",
    code: "GIFT-DEMO-2000-0003",
    grantedDaysAgo: 12,
    expiresInDays: 340,
    minOrderAmount: "3000.00",
  }),
  cash("误发代金券", "5000.00", {
    status: "INVALID",
    grantedDaysAgo: 64,
    expiresInDays: 110,
    remark: "重复发放，已作废",
  }),
  cash("合同终止代金券", "700.00", {
    status: "INVALID",
    uses: ["230.00"],
    grantedDaysAgo: 392,
    expiresInDays: 30,
    remark: "合同终止，余额作废",
  }),
];

/** Those of other customers. */
export const otherTickets: SeedTicket[] = [
  cash("新客代金券", "500.00", { minOrderAmount: "1000.00", applicableScenes: ["new"] }),
  cash("通用代金券", "100.00", { expiresInDays: 45 }),
];
