import { Decimal } from "decimal.js";
import { sumDecimals } from "../../../../domain/decimal-math";

/** Ratios are below it. */
const MOST_SHARE = 1000;

/** A part of a month before its share is known. */
export interface Part {
  payableAmount: string | null;
  lineCount: number;
}

/** Parts with their share of all of them; null where the whole is zero, or the part is no ratio of it. */
export function withShares<One extends Part>(parts: readonly One[]): (One & { share: string | null })[] {
  const whole = new Decimal(sumDecimals(parts.map(({ payableAmount }) => payableAmount ?? "0")));
  return parts.map((part) => {
    const share = whole.isZero() || part.payableAmount === null ? null : new Decimal(part.payableAmount).div(whole);
    return { ...part, share: share === null || share.abs().gte(MOST_SHARE) ? null : share.toFixed(6) };
  });
}

/** Several parts as one; none of none. */
export function together(parts: readonly Part[]): (Part & { payableAmount: string })[] {
  if (parts.length === 0) return [];
  return [
    {
      payableAmount: sumDecimals(parts.map(({ payableAmount }) => payableAmount ?? "0")),
      lineCount: parts.reduce((sum, { lineCount }) => sum + lineCount, 0),
    },
  ];
}
