/** A typed number as the API writes it: without spaces and thousands separators, ASCII digits, "07" as "7", ".5" as "0.5". */
export function numberText(text: string): string {
  const plain = text
    .normalize("NFKC")
    .replace(/[\s,，¥￥]/g, "")
    .replace("。", ".");
  const match = /^([+-]?)0*(\d*)(?:\.(\d*))?$/.exec(plain);
  if (!match || !/\d/.test(plain)) return plain;
  const [, sign, whole, fraction] = match;
  return `${sign === "-" ? "-" : ""}${whole === "" ? "0" : whole}${fraction ? `.${fraction}` : ""}`;
}

/**
 * Moves the decimal point to the right (or left, if negative) without rounding: "0.125" by 2 is "12.5", "12.5" by -2 is
 * "0.125". Undefined where the text is no plain decimal.
 */
export function shiftPoint(text: string, places: number): string | undefined {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) return undefined;
  const [, sign = "", whole = "", fraction = ""] = match;
  const before = places < 0 ? whole.padStart(1 - places, "0") : whole;
  const behind = places > 0 ? fraction.padEnd(places, "0") : fraction;
  const digits = before + behind;
  const point = before.length + places;
  const shifted = `${digits.slice(0, point)}.${digits.slice(point)}`;
  return sign + shifted.replace(/^0+(?=\d)/, "").replace(/\.?0*$/, "");
}
