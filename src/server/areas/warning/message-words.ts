import type { MessageLevel, MessageType, WarningRecordType } from "../../../generated/api";
import type { Words } from "../../errors";

/** What is reminded of. */
export interface Warning {
  subject: Words;
  value: Words;
  threshold: Words;
  bizType: string;
  bizNo: string;
  /** What happens once only, if it is of that kind. */
  occasion?: string;
  /** What webhooks are told besides. */
  details?: object;
  /** How grave it is, where its type does not say so. */
  level?: MessageLevel;
}

/** A message about a reminder. */
interface WarningMessage {
  title: Words;
  content: Words;
  type: MessageType;
  level: MessageLevel;
}

/** What reminders are called among messages. */
const kinds: Record<WarningRecordType, string> = {
  balance: "balanceLow",
  arrears: "arrears",
  expire: "expiring",
  consume: "consumeHigh",
  alarm: "resourceAlarm",
  budget: "budgetHigh",
};

/** A reminder as a message, without its reader. */
export function messageRow(warningType: WarningRecordType, warning: Omit<Warning, "occasion">, createTime: Date) {
  const { title, content, type, level } = messageOf(warningType, warning);
  const texts = { title: title.zh, content: content.zh, titleEn: title.en, contentEn: content.en };
  return {
    type,
    subType: kinds[warningType],
    level,
    bizType: warning.bizType,
    bizId: warning.bizNo,
    createTime,
    ...texts,
  };
}

/** What a reminder says to its receivers. */
function messageOf(
  type: WarningRecordType,
  { subject, value, threshold, bizType, level = "warn" }: Omit<Warning, "occasion">,
): WarningMessage {
  switch (type) {
    case "balance":
      return {
        type: "finance",
        level: "warn",
        title: {
          zh: `可用余额 ${value.zh}，低于预警值 ${threshold.zh}`,
          en: `Available balance ${value.en}, below ${threshold.en}`,
        },
        content: {
          zh: `账户可用余额为 ${value.zh}，已低于设置的 ${threshold.zh}。为避免影响云资源的使用，请及时充值。`,
          en: `The available balance of your account is ${value.en}, below the ${threshold.en} you set. Recharge in time to keep your resources in service.`,
        },
      };
    case "arrears":
      return {
        type: "finance",
        level: "critical",
        title: { zh: `账户已欠费 ${value.zh}`, en: `Your account is ${value.en} in arrears` },
        content: {
          zh: `账户欠费 ${value.zh}。欠费期间云资源可能停服，请尽快充值结清。`,
          en: `Your account owes ${value.en}. Resources may be stopped until it is paid. Recharge as soon as possible.`,
        },
      };
    case "consume":
      return {
        type: "finance",
        level: "warn",
        title: {
          zh: `${subject.zh} ${value.zh}，超过预警值 ${threshold.zh}`,
          en: `${subject.en} ${value.en}, above ${threshold.en}`,
        },
        content: {
          zh: `${subject.zh}已达 ${value.zh}，超过设置的 ${threshold.zh}。可在“账单明细”中查看费用的构成。`,
          en: `${subject.en} has reached ${value.en}, above the ${threshold.en} you set. See “Bill details” for the lines.`,
        },
      };
    case "alarm":
      return {
        type: "om",
        level,
        title: subject,
        content: {
          zh: `${value.zh}。告警条件：${threshold.zh}。`,
          en: `${value.en}. Condition: ${threshold.en}.`,
        },
      };
    case "budget":
      return {
        type: "finance",
        level,
        title: {
          zh: `${subject.zh}${value.zh}，超过 ${threshold.zh}`,
          en: `${subject.en}: ${value.en}, above ${threshold.en}`,
        },
        content: {
          zh: `${subject.zh}${value.zh}，已超过设置的 ${threshold.zh}。可在“预算管理”中查看各周期的用量和预警。`,
          en: `${subject.en}: ${value.en}, above the threshold of ${threshold.en}. See “Budgets” for usage by period and earlier warnings.`,
        },
      };
    case "expire":
      return {
        type: bizType === "contract" ? "contract" : "product",
        level: "warn",
        title: { zh: `${subject.zh} ${value.zh}到期`, en: `${subject.en} expires ${value.en}` },
        content: {
          zh: `${subject.zh}将于 ${value.zh}到期，请及时续约或使用。`,
          en: `${subject.en} expires ${value.en}. Renew or use it in time.`,
        },
      };
  }
}
