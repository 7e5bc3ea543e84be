import type { CloudCode, TicketScene } from "../../../../generated/api";

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
  grantedDaysAgo: number;
  /** When it can be used from; at its grant unless told. */
  effectiveInDays?: number;
  expiresInDays: number;
  remark: string;
  /** How many orders it pays, once some come that it fits. */
  uses?: number;
  /** The last of these takes all that is left of it. */
  usedUp?: true;
  /** When the platform took it back. */
  voidedDaysAgo?: number;
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
    uses: 2,
    grantedDaysAgo: 390,
    expiresInDays: 40,
  }),
  cash("合作伙伴代金券", "3000.00", { uses: 1, grantedDaysAgo: 390, expiresInDays: 90 }),
  cash("中金云代金券", "800.00", {
    uses: 1,
    applicableClouds: ["qingyun"],
    grantedDaysAgo: 390,
    expiresInDays: 12,
  }),
  discount("安全产品八折券", "0.800000", "4000.00", {
    uses: 3,
    grantedDaysAgo: 390,
    expiresInDays: 55,
  }),
  cash("续费代金券", "600.00", {
    uses: 1,
    applicableScenes: ["new", "renew"],
    grantedDaysAgo: 390,
    expiresInDays: 25,
  }),
  cash("新客代金券", "500.00", {
    uses: 1,
    usedUp: true,
    minOrderAmount: "500.00",
    applicableScenes: ["new", "renew"],
    grantedDaysAgo: 392,
    expiresInDays: 20,
  }),
  cash("通用代金券", "100.00", { uses: 1, usedUp: true, grantedDaysAgo: 392, expiresInDays: -30 }),
  cash("通用代金券", "200.00", {
    uses: 1,
    usedUp: true,
    grantedDaysAgo: 392,
    expiresInDays: -75,
  }),
  cash("云安全专项代金券", "1000.00", { uses: 1, usedUp: true, grantedDaysAgo: 392, expiresInDays: 15 }),
  cash("年中活动代金券", "300.00", { uses: 1, usedUp: true, grantedDaysAgo: 392, expiresInDays: -140 }),
  discount("续费九五折券", "0.950000", "20.00", {
    uses: 1,
    usedUp: true,
    grantedDaysAgo: 392,
    expiresInDays: -10,
  }),
  cash("春节活动代金券", "200.00", { grantedDaysAgo: 300, expiresInDays: -210 }),
  cash("通用代金券", "400.00", { uses: 1, grantedDaysAgo: 392, expiresInDays: -3 }),
  discount("新购九折券", "0.900000", "2000.00", { applicableScenes: ["new"], grantedDaysAgo: 200, expiresInDays: -60 }),
  cash("线下活动礼品卡", "100.00", {
    code: "GIFT-DEMO-2000-0004",
    grantedDaysAgo: 250,
    expiresInDays: -20,
  }),
  cash("线下活动礼品卡", "100.00", {
    code: "GIFT-DEMO-2000-0001",
    grantedDaysAgo: 30,
    expiresInDays: 150,
  }),
  cash("线下活动礼品卡", "200.00", {
    code: "GIFT-DEMO-2000-0002",
    grantedDaysAgo: 30,
    expiresInDays: 150,
  }),
  cash("合作伙伴礼品卡", "1000.00", {
    code: "GIFT-DEMO-2000-0003",
    grantedDaysAgo: 12,
    expiresInDays: 340,
    minOrderAmount: "3000.00",
  }),
  cash("误发代金券", "5000.00", {
    voidedDaysAgo: 60,
    grantedDaysAgo: 64,
    expiresInDays: 110,
    remark: "重复发放，已作废",
  }),
  cash("合同终止代金券", "700.00", {
    voidedDaysAgo: 35,
    uses: 1,
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

/** The group's members get these from it: by value, for the transfer that gives it. */
export const membersTickets: SeedTicket[] = [
  cash("节能活动代金券", "600.00", { grantedDaysAgo: 210, expiresInDays: 150 }),
  cash("物流高峰代金券", "800.00", { grantedDaysAgo: 70, expiresInDays: 150 }),
];

/** The customers with vouchers of the demo. */
export const ticketsOf: Readonly<Record<number, readonly SeedTicket[]>> = {
  1001: [...groupTickets, ...membersTickets],
  1002: otherTickets,
  1010: otherTickets,
};

/** The number of a customer's voucher, by its place among them. */
export function ticketNoOf(customId: number, at: number): string {
  return `CT${customId}${String(at + 1).padStart(8, "0")}`;
}
