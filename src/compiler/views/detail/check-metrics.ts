import { at, type Visit } from "../../checks/check";
import { checkChoices } from "../../checks/answers";
import { listedRow, objectRow } from "../../index/own-call";
import type { DetailInfo } from "./info";
import { worded } from "./metrics";

/** What is asked for, and what is answered. */
const asked = ["resourceIds", "metrics", "startTime", "endTime"];
const answered = ["times", "series", "events"];
const listed = ["metricName", "unit"];

/** Charts call what answers values over a time, of what is listed as measured; whatever they name has words. */
export const checkMetrics: Visit<DetailInfo> = ({ subject, metrics }, report, { scope }) => {
  const { program } = scope;
  for (const tab of metrics) {
    const { path, values, list } = tab;
    const request = values?.shapes[0].properties;
    const answer = values && objectRow(values)?.properties;
    if (values && !(asked.every((name) => request?.has(name)) && answered.every((name) => answer?.has(name))))
      report(at(subject, [...path, "call"]), "CFG_NO_SERIES", { name: values.id });
    const row = list && listedRow(list)?.properties;
    if (list && !listed.every((name) => row?.has(name)))
      report(at(subject, [...path, "of", "call"]), "CFG_NO_METRICS", { name: list.id });
    const { compare } = tab.metrics;
    if (compare) checkChoices(scope, subject, compare, [...path, "compare"], report);
    const { enums } = program;
    if (!enums?.whole) continue;
    for (const { enumName: name, names, values: all = [] } of worded(tab)) {
      if (name === undefined) continue;
      const words = enums.value[name];
      for (const value of names?.keys() ?? all)
        if (!words || !Object.hasOwn(words, value))
          report(at(enums, words ? [name] : []), "CFG_ENUM_WITHOUT_WORDS", { name, value });
    }
  }
};
