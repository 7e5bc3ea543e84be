import type { AlarmTemplate } from "../../../generated/api";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import { requireProvider } from "../../providers";
import { namesOf } from "../monitor/list-metrics";
import { permitted } from "../resource/permitted";
import { sentenceOf } from "./sentence";
import { type TemplateRow, templatesOf } from "./template-table";

/** Templates for a type, by metrics that are supplied. @throws AnswerError NOT_FOUND for a type that the caller may not list */
export async function listTemplates(
  { resourceType }: Input<"listAlarmTemplates">,
  context: Context,
): Promise<AlarmTemplate[]> {
  permitted({ type: resourceType }, context);
  const supplied = await namesOf(resourceType, requireProvider(context.providers, "metrics"), context);
  return templatesOf(resourceType)
    .filter(({ metricName }) => supplied.includes(metricName))
    .map((row) => shown(row, context));
}

function shown({ words, ...rule }: TemplateRow, { language }: Context): AlarmTemplate {
  const ruleName = words[language];
  const condition = sentenceOf({ ...rule, period: rule.periodLength, times: rule.periods }, language);
  return { ...rule, ruleName, label: `${ruleName}${language === "zh" ? "：" : ": "}${condition}` };
}
