import { formats } from "../../domain/formats";
import { addMonths } from "../../domain/month";

const DAY_MS = 86_400_000;
/** Periods drawn side by side at most: of a longer stretch only those that the server sent. */
const MOST_PERIODS = 400;

/**
 * Months, or days, in ascending order with those that are missing among them: a period without a row is a gap, and what is beside
 * it does not close up. Labels of anything else stay as they are.
 */
export function withMissingPeriods(labels: readonly unknown[]): unknown[] {
  const next = nextOf(labels);
  if (!next) return [...labels];
  const [first, last] = [labels[0], labels.at(-1)] as [string, string];
  const all: string[] = [];
  for (let period = first; period <= last && all.length < MOST_PERIODS; period = next(period)) all.push(period);
  return all.at(-1) === last ? all : [...labels];
}

/** The period after one; undefined where the labels are no periods of one length in ascending order. */
function nextOf(labels: readonly unknown[]): ((period: string) => string) | undefined {
  const isAscending = labels.every(
    (label, index): label is string => typeof label === "string" && (index === 0 || label > String(labels[index - 1])),
  );
  if (labels.length < 2 || !isAscending) return undefined;
  if (labels.every(formats["year-month"])) return (month) => addMonths(month, 1);
  if (labels.every(formats.date)) return (day) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
  return undefined;
}
