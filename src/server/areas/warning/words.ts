import { moneyText } from "../../../domain/money";
import { plainReading } from "../../../domain/reading";
import type { WarningPeriod, WarningType } from "../../../generated/api";
import type { Words } from "../../errors";

/** What a setting says, as far as its words need it. */
export interface Rule {
  warningType: WarningType;
  /** CNY; of balance and consume. */
  threshold: string | null;
  period: WarningPeriod | null;
  days: readonly number[];
}

const periods: Record<WarningPeriod, Words> = {
  month: { zh: "当月", en: "this month" },
  day: { zh: "当日", en: "today" },
};

/** The same text in both languages: an amount of CNY, "¥12,345.60". */
export function yuan(amount: string): string {
  return moneyText(amount, plainReading)?.exact ?? amount;
}

const listed = new Intl.ListFormat("en-GB");

/** Days one after the other, in English: "7, 3 and 1 days". */
function daysInEnglish(days: readonly number[]): string {
  return `${listed.format(days.map(String))} ${days.length === 1 && days[0] === 1 ? "day" : "days"}`;
}

/** A setting as a sentence. A threshold that is not there yet stands as a dash. */
export function ruleWords({ warningType, threshold, period, days }: Rule): Words {
  const amount = threshold === null ? "—" : yuan(threshold);
  const sorted = [...days].sort((one, other) => (warningType === "expire" ? other - one : one - other));
  switch (warningType) {
    case "balance":
      return { zh: `可用余额低于 ${amount} 时提醒`, en: `When the available balance falls below ${amount}` };
    case "consume":
      return {
        zh: `${periods[period ?? "month"].zh}消费超过 ${amount} 时提醒`,
        en: `When consumption ${periods[period ?? "month"].en} exceeds ${amount}`,
      };
    case "expire":
      return sorted.length === 0
        ? { zh: "请选择到期前几天提醒", en: "Choose how many days before" }
        : {
            zh: `资源、合同和云券到期前 ${sorted.join("、")} 天提醒`,
            en: `${daysInEnglish(sorted)} before a resource, contract or voucher expires`,
          };
    case "arrears":
      return {
        zh: `账户欠费时提醒${sorted.length > 0 ? `，之后第 ${sorted.join("、")} 天仍欠费则再次提醒` : ""}`,
        en: `When the account falls into arrears${sorted.length > 0 ? `, and again ${daysInEnglish(sorted)} later` : ""}`,
      };
  }
}
