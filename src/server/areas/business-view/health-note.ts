import { FULL_HEALTH, type Health } from "../../../domain/health";
import type { AlarmLevel } from "../../../generated/api";
import type { OpenAlarm } from "./open-alarms";

const levels: Record<AlarmLevel, { zh: string; en: string }> = {
  critical: { zh: "严重", en: "critical" },
  warn: { zh: "警告", en: "warning" },
  info: { zh: "提示", en: "info" },
};

const words = {
  zh: {
    none: () => `${FULL_HEALTH}：没有未恢复的告警`,
    one: (points: number, level: string, resource: string) => `- ${points}（${resource} 的${level}告警）`,
  },
  en: {
    none: () => `${FULL_HEALTH}: no active alarms`,
    one: (points: number, level: string, resource: string) =>
      `- ${points} for one ${level} active alarm on ${resource}`,
  },
};

/** How a health comes about: "100 - 20 for one critical active alarm on db-1 = 80". */
export function healthNote({ score, deductions }: Health<OpenAlarm>, language: "zh" | "en"): string {
  const { none, one } = words[language];
  if (deductions.length === 0) return none();
  const parts = deductions.map(({ alarm, points }) =>
    one(points, levels[alarm.alarmLevel][language], alarm.resourceName),
  );
  return [FULL_HEALTH, ...parts, "=", score].join(" ");
}
