import { flappingMost } from "../../../../domain/alarm/notice";
import type { Words } from "../../../errors";
import type { alarmRules } from "../../../database/schema/alarm";
import type { Warning } from "../../warning/message-words";
import { metricUnits } from "../../monitor/units";
import { sentenceOf, unitOf } from "../sentence";

/** Resources that a notice names; of the others it says how many. */
const namedMost = 5;

/** What a notice is about. */
export interface NoticeGroup {
  rule: typeof alarmRules.$inferSelect;
  /** Whether the alarms begin or are over. */
  to: "alarm" | "ok";
  /** What the resources are called, with the value of each. */
  of: readonly {
    name: string;
    value: number | null;
    alarmId: number | null;
    resourceId: number;
    /** When it began, or was over. */
    time: Date;
    /** Whether it has begun so often within an hour that the next time is not told of. */
    pauses: boolean;
  }[];
}

/** What is said of alarms of a rule that began, or are over, together. */
export function alarmWarning({ rule, to, of }: NoticeGroup): Omit<Warning, "occasion"> {
  const { ruleName, alarmLevel } = rule;
  const pauses = pausing({ rule, to, of });
  const subject: Words =
    to === "alarm"
      ? { zh: `${ruleName}：${of.length} 个资源告警`, en: `${ruleName}: alarm on ${resources(of.length)}` }
      : { zh: `${ruleName}：${of.length} 个资源恢复`, en: `${ruleName}: recovered on ${resources(of.length)}` };
  return {
    subject,
    value: { zh: listed(rule, of, "zh") + pauses.zh, en: listed(rule, of, "en") + pauses.en },
    threshold: { zh: sentenceOf(rule, "zh"), en: sentenceOf(rule, "en") },
    bizType: "alarm",
    bizNo: ruleName,
    level: to === "ok" ? "info" : alarmLevel,
    details: detailsOf({ rule, to, of }),
  };
}

/** What webhooks are told besides. */
function detailsOf({ rule, to, of }: NoticeGroup): object {
  const { id, ruleName, alarmLevel, resourceType, metricName } = rule;
  return {
    event: to === "alarm" ? "alarm.began" : "alarm.recovered",
    rule: { id, name: ruleName, level: alarmLevel, resourceType, metric: metricName },
    alarms: of.map(({ alarmId, resourceId, name, value, time }) => ({
      id: alarmId,
      resourceId,
      resourceName: name,
      value,
      time: time.toISOString(),
    })),
  };
}

/** What is said of alarms that keep beginning: after this notice there is none until they have calmed down. */
function pausing({ to, of }: NoticeGroup): Words {
  const count = of.filter(({ pauses }) => pauses).length;
  if (to === "ok" || count === 0) return { zh: "", en: "" };
  return {
    zh: `。其中 ${count} 个资源一小时内已触发 ${flappingMost} 次，反复触发期间不再通知`,
    en: `. ${resources(count)} began ${flappingMost} times within an hour: no further notifications while flapping`,
  };
}

function resources(count: number): string {
  return count === 1 ? "1 resource" : `${count} resources`;
}

function listed({ metricName }: NoticeGroup["rule"], of: NoticeGroup["of"], language: "zh" | "en"): string {
  const unit = unitOf(metricUnits[metricName]);
  const none = { zh: "无数据", en: "no data" }[language];
  const named = of.slice(0, namedMost).map(({ name, value }) => {
    const said = value === null ? none : `${Number(value.toFixed(2))}${unit}`;
    return language === "zh" ? `${name}（${said}）` : `${name} (${said})`;
  });
  const others = of.length - named.length;
  if (language === "zh") return named.join("、") + (others > 0 ? ` 等 ${of.length} 个` : "");
  return named.join(", ") + (others > 0 ? ` and ${others} more` : "");
}
