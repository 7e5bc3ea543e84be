import { toLocalDateTime } from "../../time";
import type { ResourceValues } from "./values";

/** A first value may lack for so long, milliseconds: clouds have gaps. */
const gap = 60 * 60_000;

/** What values there were to judge. */
export interface Coverage {
  /** Resources with values from the beginning on. */
  whole: number;
  /** When the first period with a value began, milliseconds since 1970; undefined without any. */
  dataStart: number | undefined;
}

/**
 * Of which time resources have values.
 * @param firstEnd the end of the first period @param length of a period; both milliseconds
 */
export function coverageOf(judged: readonly ResourceValues[], firstEnd: number, length: number): Coverage {
  const starts = judged.flatMap(({ values }) => {
    const at = values.findIndex((value) => value !== null);
    return at < 0 ? [] : [firstEnd + (at - 1) * length];
  });
  const from = firstEnd - length;
  const dataStart = starts.length === 0 ? undefined : Math.min(...starts);
  return { whole: starts.filter((start) => start <= from + gap).length, dataStart };
}

/** What a preview is about. */
interface Covered extends Coverage {
  /** Days that were looked back. */
  days: number;
  /** Resources that were judged, and those that could have been. */
  judged: number;
  supplied: number;
}

/** Coverage as a sentence. */
export function coverageSentence(covered: Covered, language: "zh" | "en"): string {
  const { days, judged, supplied, whole, dataStart } = covered;
  if (dataStart === undefined) return { zh: "没有监控数据", en: "No data" }[language];
  const since = toLocalDateTime(new Date(dataStart)).slice(0, 16);
  const [least, others] = [whole === 0, judged - whole];
  if (language === "zh") {
    const time = least ? `自 ${since} 起，不足 ${days} 天` : `近 ${days} 天`;
    const of = judged < supplied ? `${supplied} 个资源中的前 ${judged} 个` : `${judged} 个资源`;
    return `${time}；${of}${!least && others > 0 ? `，其中 ${others} 个数据不足 ${days} 天` : ""}`;
  }
  const time = least ? `Since ${since}, less than ${days} days` : `Last ${days} days`;
  const noun = supplied === 1 ? "resource" : "resources";
  const of = judged < supplied ? `the first ${judged} of ${supplied} ${noun}` : `${judged} ${noun}`;
  return `${time}; ${of}${!least && others > 0 ? `, ${others} of them with less data` : ""}`;
}
