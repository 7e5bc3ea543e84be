import type { NotifyWay, WarningType } from "../../../../generated/api";
import { expiryWarning } from "../../../areas/warning/expiring";
import { yuan } from "../../../areas/warning/words";
import { addDays, addMinutes, toLocalDate, toYearMonth } from "../../../time";
import type { warningRecords } from "../../schema/warning";
import { type Random, seededRandom } from "../bills-generator/random";

/** A reminder of the past; `failed` where somebody could not be reached. */
export type Told = Omit<typeof warningRecords.$inferInsert, "customId" | "notifyWays"> & {
  warningType: WarningType;
  notifyWays: NotifyWay[];
  failed: boolean;
};

const vouchers = ["新客体验券", "安全产品代金券", "续费满减券", "数据库专场券", "年中大促券", "容灾备份券"];
const same = (text: string) => ({ zh: text, en: text });

/** What a customer was reminded of in the past year, the earliest first: four or five a month, of every type. */
export function tellReminders(today: Date): Told[] {
  const random = seededRandom(9100);
  const told = Array.from({ length: 12 }, (_, back) => monthly(random, today, 12 - back)).flat();
  return told.sort((one, other) => one.raiseTime.getTime() - other.raiseTime.getTime());
}

function monthly(random: Random, today: Date, monthsAgo: number): Told[] {
  const moment = () => addMinutes(addDays(today, -30 * monthsAgo + random.whole(0, 24)), random.whole(-600, 600));
  return [
    balance(random, moment()),
    ...(monthsAgo % 3 === 0 ? [consumption(random, moment())] : []),
    ...(monthsAgo % 5 === 0 ? [arrears(random, moment())] : []),
    ...voucher(random, moment()),
  ];
}

function balance(random: Random, raiseTime: Date): Told {
  const value = `${random.whole(9_000, 19_999)}.${random.whole(10, 99)}`;
  return {
    warningType: "balance",
    subject: { zh: "可用余额", en: "Available balance" },
    value: same(yuan(value)),
    threshold: same(yuan("20000.00")),
    bizType: "account",
    bizNo: "balance",
    notifyWays: ["site", "sms"],
    raiseTime,
    failed: random.chance(0.2),
  };
}

function consumption(random: Random, raiseTime: Date): Told {
  const value = `${random.whole(800_000, 809_000)}.${random.whole(10, 99)}`;
  return {
    warningType: "consume",
    subject: { zh: "当月消费", en: "Consumption this month" },
    value: same(yuan(value)),
    threshold: same(yuan("800000.00")),
    bizType: "bill",
    bizNo: toYearMonth(raiseTime),
    notifyWays: ["site"],
    raiseTime,
    failed: false,
  };
}

function arrears(random: Random, raiseTime: Date): Told {
  const value = `${random.whole(20, 3_000)}.${random.whole(10, 99)}`;
  return {
    warningType: "arrears",
    subject: { zh: "账户欠费", en: "Arrears" },
    value: same(yuan(value)),
    threshold: same(yuan("0.00")),
    bizType: "account",
    bizNo: "arrears",
    notifyWays: ["site", "sms", "email"],
    raiseTime,
    failed: random.chance(0.5),
  };
}

/** A voucher that was left to expire: reminded of a week before, and the day before. */
function voucher(random: Random, raiseTime: Date): Told[] {
  const name = random.pick(vouchers);
  const no = `CT${toLocalDate(raiseTime).replaceAll("-", "")}${random.whole(1000, 9999)}`;
  const day = toLocalDate(addDays(raiseTime, 7));
  return [7, 1].map((left) => ({
    warningType: "expire",
    ...expiryWarning({ kind: "voucher", no, name, day, left }),
    notifyWays: ["site", "email"],
    raiseTime: addDays(raiseTime, 7 - left),
    failed: random.chance(0.1),
  }));
}
