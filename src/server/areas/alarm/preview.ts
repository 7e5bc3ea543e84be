import { JUDGING_DELAY } from "../../../domain/alarm/due";
import { type AlarmEpisode, episodesOf } from "../../../domain/alarm/episodes";
import { judgeAll } from "../../../domain/alarm/judge";
import type { AlarmChart, AlarmRulePreview } from "../../../generated/api";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import { requireProvider } from "../../providers";
import { addDays, toLocalDateTime } from "../../time";
import type { MeasuredResource } from "../monitor/source";
import { chartOf } from "./chart";
import { type AskedRule, checkRule, completed } from "./check-rule";
import { shownValue } from "./lists";
import { resourcesOf } from "./scope";
import { sentenceOf } from "./sentence";
import { type ResourceValues, valuesOf } from "./values";

/** Days that are looked back. */
const days = 7;
/** Values that are judged at most, over all resources: of a rule by the minute those of some tens. */
const mostValues = 600_000;
const mostFirings = 50;

/** What became of a resource. */
interface Judged extends ResourceValues {
  episodes: AlarmEpisode[];
}

/** Judges the last seven days as rules are judged. @throws AnswerError as saving does */
export async function previewRule(input: Input<"previewAlarmRule">, context: Context): Promise<AlarmRulePreview> {
  const asked = completed(input);
  await checkRule(asked, context);
  const source = requireProvider(context.providers, "metrics");
  const { db, user, now, language } = context;
  const named = { ids: asked.resourceIds };
  const inScope = await resourcesOf(db, { ...asked, customId: user.customId, named });
  const supplied = inScope.filter(({ cloudCode, type }) =>
    source.catalogue(cloudCode, type).includes(asked.metricName),
  );
  const window = windowOf(asked, now());
  const judged = await judge({ db, source }, supplied.slice(0, Math.floor(mostValues / window.count)), asked, window);
  const firings = judged.flatMap(({ resource, episodes }) => episodes.map((episode) => ({ resource, episode })));
  const length = asked.period * 1000;
  return {
    resourceCount: inScope.length,
    seriesCount: supplied.length,
    judgedCount: judged.length,
    firedCount: firings.length,
    firedResources: judged.filter(({ episodes }) => episodes.length > 0).length,
    condition: sentenceOf(asked, language),
    startTime: local(window.judgedFrom - length),
    endTime: local(window.firstEnd + (window.count - 1) * length),
    firings: firings
      .sort((one, other) => other.episode.start - one.episode.start)
      .slice(0, mostFirings)
      .map((one) => shown(one)),
    chart: chartOfWorst(asked, judged, window),
  };
}

/** The periods of the last days that are judged by now, and those before that are looked back at. */
function windowOf({ period, times }: AskedRule, now: Date) {
  const length = period * 1000;
  const lastEnd = Math.floor((now.getTime() - JUDGING_DELAY) / length) * length;
  const judgedFrom = Math.ceil(addDays(new Date(lastEnd), -days).getTime() / length) * length + length;
  const back = times - 1;
  const firstEnd = judgedFrom - back * length;
  return { firstEnd, judgedFrom, back, count: (lastEnd - firstEnd) / length + 1 };
}

type Window = ReturnType<typeof windowOf>;

async function judge(
  reading: Parameters<typeof valuesOf>[0],
  resources: readonly MeasuredResource[],
  asked: AskedRule,
  window: Window,
): Promise<Judged[]> {
  const read = await valuesOf(reading, { measure: asked, resources, periods: window });
  return read.map((one) => ({
    ...one,
    episodes: episodesOf(
      judgeAll(asked, { firstEnd: window.firstEnd, values: one.values }, "insufficientData", window.back),
    ),
  }));
}

function shown({ resource, episode }: { resource: MeasuredResource; episode: AlarmEpisode }) {
  return {
    resourceId: resource.id,
    resourceName: resource.name,
    startTime: local(episode.start),
    endTime: episode.end === null ? null : local(episode.end),
    value: shownValue(episode.value),
  };
}

/** The resource with the most alarms; without any the first one that has values. */
function chartOfWorst(asked: AskedRule, judged: readonly Judged[], { firstEnd }: Window): AlarmChart | null {
  const [most] = judged
    .filter(({ values }) => values.some((value) => value !== null))
    .toSorted((one, other) => other.episodes.length - one.episodes.length);
  if (!most) return null;
  const { resource, values, episodes } = most;
  return chartOf({ name: resource.name, measure: asked, firstEnd, values, spans: episodes });
}

function local(moment: number): string {
  return toLocalDateTime(new Date(moment));
}
