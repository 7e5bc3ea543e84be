import { JUDGING_DELAY } from "../../../domain/alarm/due";
import { type AlarmEpisode, episodesOf } from "../../../domain/alarm/episodes";
import { judgeAll } from "../../../domain/alarm/judge";
import type { AlarmChart, AlarmRulePreview } from "../../../generated/api";
import { AlarmPeriod } from "../../../generated/enums";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import { requireProvider } from "../../providers";
import { addDays, toLocalDateTime } from "../../time";
import { fetchMinutes } from "../monitor/collect/fetch-minutes";
import type { MeasuredResource } from "../monitor/source";
import { chartOf, worstFor } from "./chart";
import { coverageOf, coverageSentence } from "./coverage";
import { type AskedRule, checkRule, completed, isAbove } from "./check-rule";
import { shownValue } from "./lists";
import { resourcesOf } from "./scope";
import { sentenceOf } from "./sentence";
import { type ResourceValues, valuesOf } from "./values";

/** Days that are looked back. */
const days = 7;
/** Values that are read at most, over all resources: of a rule by hours those of thousands, of any other those of some hundred. */
const mostValues = 1_500_000;
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
  const inScope = await resourcesOf(context, { ...asked, customId: user.customId, named });
  const supplied = inScope.filter(({ cloudCode, type }) =>
    source.catalogue(cloudCode, type).includes(asked.metricName),
  );
  const window = windowOf(asked, now());
  const chosen = supplied.slice(0, Math.floor(mostValues / valuesIn(asked, window)));
  await fetchMissing(asked, chosen, window, context);
  const judged = await judge({ db, source }, chosen, asked, window);
  const coverage = coverageOf(judged, window.firstEnd, asked.period * 1000);
  const firings = judged.flatMap(({ resource, episodes }) => episodes.map((episode) => ({ resource, episode })));
  const length = asked.period * 1000;
  return {
    resourceCount: inScope.length,
    seriesCount: supplied.length,
    judgedCount: judged.length,
    wholeCount: coverage.whole,
    dataStartTime: coverage.dataStart === undefined ? null : local(coverage.dataStart),
    coverage: coverageSentence({ ...coverage, days, judged: judged.length, supplied: supplied.length }, language),
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

/** Values that are read of a resource: minutes, but of rules by the hour. */
function valuesIn({ period }: AskedRule, { count }: Window): number {
  return period === AlarmPeriod.hour ? count : (count * period) / 60;
}

/** Where the clouds fill the source, what it lacks of the minutes is fetched. What rules by the hour read is collected for longer. */
async function fetchMissing(
  { period, metricName }: AskedRule,
  chosen: readonly MeasuredResource[],
  { firstEnd }: Window,
  { db, now, providers: { cloud, metrics } }: Context,
): Promise<void> {
  if (!cloud || !metrics?.collected || period === AlarmPeriod.hour) return;
  const series = chosen.map((resource) => ({ resource, metricName }));
  await fetchMinutes({ db, cloud, now: now() }, series, new Date(firstEnd - period * 1000));
}

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

/** The resource with the most alarms; of several, and without any, the one that came closest to one. */
function chartOfWorst(asked: AskedRule, judged: readonly Judged[], { firstEnd }: Window): AlarmChart | null {
  const worst = worstFor(asked);
  const [most] = judged
    .filter(({ values }) => values.some((value) => value !== null))
    .map((one) => ({ ...one, nearest: worst(...one.values.filter((value) => value !== null)) }))
    .toSorted(
      (one, other) =>
        other.episodes.length - one.episodes.length || (isAbove(asked) ? 1 : -1) * (other.nearest - one.nearest),
    );
  if (!most) return null;
  const { resource, values, episodes } = most;
  return chartOf({ name: resource.name, measure: asked, firstEnd, values, spans: episodes });
}

function local(moment: number): string {
  return toLocalDateTime(new Date(moment));
}
