import { at, eachField } from "./check";

/** What a threshold chart is drawn from (src/widgets/threshold-chart/read-chart.ts). */
const parts = ["name", "unit", "threshold", "times", "values", "spans"] as const;

/** A threshold chart is an object with the properties that it is drawn from. */
export const checkThresholdCharts = eachField(({ name, field, property, info: { subject } }, report) => {
  if (field?.widget !== "thresholdChart" || property?.kind !== "object") return;
  const missing = parts.filter((part) => !property.fields?.has(part));
  if (missing.length > 0)
    report(at(subject, ["fields", name, "widget"]), "CFG_NO_CHART", { name, missing: missing.join(", ") });
});
