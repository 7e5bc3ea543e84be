import type { AlarmScopePreview } from "../../../generated/api";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import { requireProvider } from "../../providers";
import { permitted } from "../resource/permitted";
import { checkCondition, checkNamed, conditionOf, scopeOf } from "./check-rule";
import { resourcesOf } from "./scope";
import { sentenceOf } from "./sentence";

/** So many names are told. */
const mostNamed = 10;

/**
 * Counts the resources of a scope as it is being filled in, and says its condition.
 *
 * @throws AnswerError NOT_FOUND for a type, view or resource that is not the caller's, and where the condition could never be met
 */
export async function previewScope(input: Input<"previewAlarmScope">, context: Context): Promise<AlarmScopePreview> {
  const { resourceType, metricName } = input;
  permitted({ type: resourceType }, context);
  const condition = sayCondition(input, context);
  const scope = { resourceType, ...scopeOf(input) };
  await checkNamed(scope, context);
  const source = requireProvider(context.providers, "metrics");
  const found = await resourcesOf(context, {
    ...scope,
    customId: context.user.customId,
    named: { ids: scope.resourceIds },
  });
  const supplies = ({ cloudCode }: (typeof found)[number]) =>
    metricName !== undefined && source.catalogue(cloudCode, resourceType).includes(metricName);
  return {
    resourceCount: found.length,
    seriesCount: metricName === undefined ? null : found.filter(supplies).length,
    resourceNames: found
      .map(({ name }) => name)
      .sort()
      .slice(0, mostNamed),
    condition,
  };
}

function sayCondition({ metricName, threshold, ...input }: Input<"previewAlarmScope">, { language }: Context) {
  if (metricName === undefined || threshold === undefined) return null;
  const condition = conditionOf({ ...input, metricName, threshold });
  checkCondition(condition);
  return sentenceOf(condition, language);
}
