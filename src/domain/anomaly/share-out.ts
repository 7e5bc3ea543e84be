/** What a part cost, in the currency's unit: on the days of an anomaly, and in the time before them. */
export interface PartCosts {
  actual: number;
  before: number;
}

/** Amounts with two decimals; `actual` less `expected` is `impact`. */
export interface Impact {
  actual: string;
  expected: string;
  impact: string;
}

/** An anomaly divided by its parts. */
export interface SharedOut<Part> {
  /** The parts that add most to it, the greatest first. */
  greatest: { part: Part; amounts: Impact }[];
  /** All others; absent where there are none. */
  others?: Impact;
}

/**
 * Divides an anomaly by its parts. What was to be expected of each is what it made up in the time before, of what was to be expected of all.
 * Exactly: the amounts of the parts and the others are those of the anomaly, to a cent.
 */
export function shareOut<Part extends PartCosts>(
  whole: Pick<Impact, "actual" | "expected">,
  parts: readonly Part[],
  most: number,
): SharedOut<Part> {
  const [actual, expected] = [toCents(Number(whole.actual)), toCents(Number(whole.expected))];
  const before = parts.reduce((sum, part) => sum + part.before, 0);
  const sorted = parts
    .map((part) => ({
      part,
      actual: toCents(part.actual),
      expected: before > 0 ? Math.round((expected * part.before) / before) : 0,
    }))
    .sort((a, b) => b.actual - b.expected - (a.actual - a.expected));
  const greatest = sorted.slice(0, most);
  const rest = greatest.reduce(
    (left, one) => ({ actual: left.actual - one.actual, expected: left.expected - one.expected }),
    { actual, expected },
  );
  const isAll = sorted.length <= most && rest.actual === 0 && rest.expected === 0;
  return {
    greatest: greatest.map(({ part, ...cents }) => ({ part, amounts: toImpact(cents) })),
    ...(!isAll && { others: toImpact(rest) }),
  };
}

/** The amounts of costs beside those that were to be expected. */
export function impactOf(actual: number, expected: number): Impact {
  return toImpact({ actual: toCents(actual), expected: toCents(expected) });
}

function toImpact({ actual, expected }: { actual: number; expected: number }): Impact {
  return { actual: toText(actual), expected: toText(expected), impact: toText(actual - expected) };
}

function toCents(amount: number): number {
  return Math.round(amount * 100);
}

function toText(cents: number): string {
  return (cents / 100).toFixed(2);
}
