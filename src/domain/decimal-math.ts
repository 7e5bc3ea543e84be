/** Arithmetic on decimals as the API writes them, by whole numbers: nothing passes through a float. */

/** How a value stands to an earlier one. */
export interface Change {
  direction: "up" | "down" | "same";
  /** By how much, of the earlier value, to a tenth of a per cent: "12.3". Absent where the earlier value is zero. */
  percent?: string;
}

/** How `now` stands to `before`; undefined where either is no plain decimal. */
export function changeOf(now: string, before: string): Change | undefined {
  const pair = alike(now, before);
  if (!pair) return undefined;
  const [a, b] = pair;
  if (a === b) return { direction: "same" };
  const direction = a > b ? "up" : "down";
  return b === 0n ? { direction } : { direction, percent: written(divide(absolute(a - b) * 1000n, absolute(b)), 1) };
}

/** `part` of `whole` in thousandths, rounded: "1" of "3" is 333. Undefined where there is no such part, as of zero. */
export function thousandths(part: string, whole: string): number | undefined {
  const pair = alike(part, whole);
  if (!pair || pair[1] === 0n) return undefined;
  const [a, b] = pair;
  const isNegative = a < 0n !== b < 0n;
  const size = Number(divide(absolute(a) * 1000n, absolute(b)));
  return isNegative && size !== 0 ? -size : size;
}

/** A decimal with at most so many places, the half away from zero; other texts as they are. */
export function roundDecimal(text: string, places: number): string {
  const read = scaled(text);
  if (!read || read.places <= places) return text;
  const size = divide(absolute(read.units), 10n ** BigInt(read.places - places));
  return `${read.units < 0n && size !== 0n ? "-" : ""}${written(size, places)}`;
}

/**
 * As `roundDecimal`, but never to nothing: what is smaller than half of the last place keeps its first two digits that count,
 * "0.00012345" to 2 places is "0.00012".
 */
export function roundReadable(text: string, places: number): string {
  const [, zeros = ""] = /^-?0+\.(0*)[1-9]/.exec(text) ?? [];
  const rounded = roundDecimal(text, places);
  return zeros.length >= places && !/[1-9]/.test(rounded) ? roundDecimal(text, zeros.length + 2) : rounded;
}

/** The sum of decimals, with as many places as the one with the most, two at least; what is no decimal counts nothing. */
export function sumDecimals(texts: readonly string[]): string {
  const read = texts.flatMap((text) => scaled(text) ?? []);
  const places = Math.max(2, ...read.map((one) => one.places));
  const units = read.reduce((sum, one) => sum + one.units * 10n ** BigInt(places - one.places), 0n);
  return `${units < 0n ? "-" : ""}${written(absolute(units), places)}`;
}

/** The exact product of two decimals. @throws of what is no decimal */
export function multiplyDecimals(left: string, right: string): string {
  const [a, b] = [scaledOrThrow(left), scaledOrThrow(right)];
  const units = a.units * b.units;
  return `${units < 0n ? "-" : ""}${written(absolute(units), a.places + b.places)}`;
}

/** A decimal times one whole number by another one, to so many places, the half away from zero. @throws of what is no decimal */
export function proportionOf(text: string, by: { times: number; over: number }, places: number): string {
  const { units, places: own } = scaledOrThrow(text);
  const grown = absolute(units) * BigInt(by.times) * 10n ** BigInt(places);
  const size = divide(grown, BigInt(by.over) * 10n ** BigInt(own));
  return `${units < 0n && size !== 0n ? "-" : ""}${written(size, places)}`;
}

/**
 * A decimal divided by weights, none of them below zero, to so many places: the parts add up to exactly it. What is left when they are cut
 * off goes to those with the largest remainders, one last digit each, the first ones first among equals.
 * @throws of what is no decimal, of one with more places, and without a weight above zero
 */
export function shareOut(text: string, weights: readonly string[], places: number): string[] {
  const { units, places: own } = scaledOrThrow(text);
  const heavy = inOneUnit(weights.map(scaledOrThrow));
  const total = heavy.reduce((sum, weight) => sum + weight, 0n);
  if (total <= 0n || own > places) throw new Error(`"${text}" can't be divided by ${weights.join(", ")}`);
  const whole = absolute(units) * 10n ** BigInt(places - own);
  const parts = heavy.map((weight, at) => ({ at, size: (whole * weight) / total, rest: (whole * weight) % total }));
  const left = whole - parts.reduce((sum, { size }) => sum + size, 0n);
  const further = new Set(
    parts
      .toSorted((one, other) => (one.rest === other.rest ? one.at - other.at : one.rest > other.rest ? -1 : 1))
      .slice(0, Number(left))
      .map(({ at }) => at),
  );
  return parts.map(({ at, size }) => {
    const part = further.has(at) ? size + 1n : size;
    return `${units < 0n && part !== 0n ? "-" : ""}${written(part, places)}`;
  });
}

/** Whole per cent that `part` is of `whole`, cut off: 99 until all of it is there. @throws of what is no decimal, and of zero as the whole */
export function wholePercent(part: string, whole: string): number {
  const [a, b] = alikeOrThrow(part, whole);
  return Number((a * 100n) / b);
}

interface Scaled {
  units: bigint;
  places: number;
}

function scaled(text: string): Scaled | undefined {
  const [, sign, whole = "", fraction = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  return sign === undefined ? undefined : { units: BigInt(`${sign}${whole}${fraction}`), places: fraction.length };
}

function scaledOrThrow(text: string): Scaled {
  const read = scaled(text);
  if (!read) throw new Error(`"${text}" is no decimal`);
  return read;
}

function alikeOrThrow(left: string, right: string): [bigint, bigint] {
  const pair = alike(left, right);
  if (!pair) throw new Error(`"${left}" or "${right}" is no decimal`);
  return pair;
}

/** Both in the same unit. */
function alike(left: string, right: string): [bigint, bigint] | undefined {
  const [a, b] = [scaled(left), scaled(right)];
  if (!a || !b) return undefined;
  const [one = 0n, other = 0n] = inOneUnit([a, b]);
  return [one, other];
}

/** All in the unit of the one with the most places. */
function inOneUnit(read: readonly Scaled[]): bigint[] {
  const places = Math.max(0, ...read.map((one) => one.places));
  return read.map(({ units, places: own }) => units * 10n ** BigInt(places - own));
}

/** Rounded to the nearest, of two positive numbers. */
function divide(a: bigint, b: bigint): bigint {
  return (2n * a + b) / (2n * b);
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value;
}

function written(units: bigint, places: number): string {
  if (places === 0) return String(units);
  const digits = String(units).padStart(places + 1, "0");
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
