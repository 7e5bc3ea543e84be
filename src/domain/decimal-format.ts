import { type Grouping, groupSigns, type Reading } from "./reading";

/**
 * Decimals as the API writes them ("-1234.5600"), formatted digit by digit: money never passes through a float.
 */

const decimalPattern = /^([+-]?)(\d+)(?:\.(\d+))?$/;

/** A decimal taken apart. */
interface Parts {
  negative: boolean;
  /** Digits before the point, without leading zeros; at least one. */
  whole: string;
  /** Digits behind the point, possibly none. */
  fraction: string;
}

/** How many decimals are shown. */
export interface Decimals {
  /** Zeros are added up to this many. */
  min?: number;
  /** Trailing zeros are taken away down to `min`; other digits always stay. */
  trim?: boolean;
  /** What stands between thousands; a comma unless told. */
  grouping?: Grouping;
}

/**
 * A decimal text with a comma (or what is wished) every three digits: "1234567.5" with min 2 becomes "1,234,567.50".
 * Never rounds and never drops a digit that counts. Undefined where the text is no plain decimal.
 */
export function formatDecimal(
  text: string,
  { min = 0, trim = true, grouping = "comma" }: Decimals = {},
): string | undefined {
  const parts = read(text);
  if (!parts) return undefined;
  const kept = trim ? trimZeros(parts.fraction, min) : parts.fraction;
  const fraction = kept.padEnd(min, "0");
  const sign = parts.negative && /[1-9]/.test(parts.whole + fraction) ? "-" : "";
  return `${sign}${group(parts.whole, groupSigns[grouping])}${fraction === "" ? "" : `.${fraction}`}`;
}

/** A count with what stands between its thousands. */
export function formatCount(count: number, { grouping }: Pick<Reading, "grouping">): string {
  return formatDecimal(String(count), { grouping }) ?? String(count);
}

/** A ratio as per cent: "0.8575" becomes "85.75%". Undefined where the text is no plain decimal. */
export function formatPercent(text: string, decimals?: Decimals): string | undefined {
  const parts = read(text);
  if (!parts) return undefined;
  const digits = parts.fraction.padEnd(2, "0");
  const shifted = `${parts.negative ? "-" : ""}${parts.whole}${digits.slice(0, 2)}.${digits.slice(2) || "0"}`;
  const formatted = formatDecimal(shifted, decimals);
  return formatted === undefined ? undefined : `${formatted}%`;
}

/** Below zero, exactly zero or above; undefined where the text is no plain decimal. */
export function signOf(text: string): -1 | 0 | 1 | undefined {
  const parts = read(text);
  if (!parts) return undefined;
  if (!/[1-9]/.test(parts.whole + parts.fraction)) return 0;
  return parts.negative ? -1 : 1;
}

/** Orders two decimals exactly; undefined where either is no plain decimal. */
export function compareDecimals(left: string, right: string): -1 | 0 | 1 | undefined {
  const [a, b] = [read(left), read(right)];
  const [signA, signB] = [signOf(left), signOf(right)];
  if (!a || !b || signA === undefined || signB === undefined) return undefined;
  if (signA !== signB) return signA < signB ? -1 : 1;
  const order = compareText(scaled(a, b), scaled(b, a));
  return signA === -1 ? ((0 - order) as -1 | 0 | 1) : order;
}

/** The digits of `parts`, both sides padded to the length of `other`, so that texts compare like numbers. */
function scaled(parts: Parts, other: Parts): string {
  const whole = parts.whole.padStart(other.whole.length, "0");
  return whole + parts.fraction.padEnd(other.fraction.length, "0");
}

function compareText(a: string, b: string): -1 | 0 | 1 {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function read(text: string): Parts | undefined {
  const match = decimalPattern.exec(text);
  if (!match) return undefined;
  const [, sign, whole, fraction] = match;
  return { negative: sign === "-", whole: (whole ?? "").replace(/^0+(?=\d)/, ""), fraction: fraction ?? "" };
}

function trimZeros(fraction: string, min: number): string {
  let end = fraction.length;
  while (end > min && fraction[end - 1] === "0") end--;
  return fraction.slice(0, end);
}

function group(whole: string, sign: string): string {
  return whole.replace(/\B(?=(\d{3})+$)/g, sign);
}
