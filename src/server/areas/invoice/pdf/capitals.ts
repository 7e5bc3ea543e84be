import { Decimal } from "decimal.js";

const digits = "零壹贰叁肆伍陆柒捌玖";
const units = ["", "拾", "佰", "仟"];
const groups = ["", "万", "亿", "万亿"];

/** An amount in the capitals that Chinese invoices print: "壹仟零陆拾圆整". CNY with two decimals, below ten quadrillion. */
export function inCapitals(amount: string): string {
  const [whole = "0", cents = "00"] = new Decimal(amount).toFixed(2).split(".");
  const [tenth = "0", hundredth = "0"] = cents;
  const yuan = wholeInCapitals(whole);
  if (cents === "00") return `${yuan || "零"}圆整`;
  const jiao = tenth === "0" ? (yuan ? "零" : "") : `${digits[Number(tenth)]}角`;
  const fen = hundredth === "0" ? "整" : `${digits[Number(hundredth)]}分`;
  return `${yuan ? `${yuan}圆` : ""}${jiao}${fen}`;
}

function wholeInCapitals(whole: string): string {
  const padded = whole.padStart(Math.ceil(whole.length / 4) * 4, "0");
  const parts = padded.match(/\d{4}/g) ?? [];
  return parts
    .map((part, index) => groupInCapitals(part) && `${groupInCapitals(part)}${groups[parts.length - 1 - index] ?? ""}`)
    .reduce((text, part, index) => {
      if (!part) return text;
      // A gap before this group, or at its beginning, is said once.
      const gap = text !== "" && ((parts[index] ?? "").startsWith("0") || (parts[index - 1] ?? "").endsWith("0000"));
      return `${text}${gap ? "零" : ""}${part}`;
    }, "");
}

function groupInCapitals(part: string): string {
  let text = "";
  let gap = false;
  for (const [index, digit] of [...part].entries()) {
    if (digit === "0") gap = text !== "";
    else {
      text += `${gap ? "零" : ""}${digits[Number(digit)]}${units[3 - index]}`;
      gap = false;
    }
  }
  return text;
}
