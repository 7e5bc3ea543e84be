const yuanFormat = new Intl.NumberFormat("zh-CN", { style: "currency", currency: "CNY" });

/** An amount as screens show it, to the cent: "-¥1,234.50". */
export function yuan(amount: string | number): string {
  return yuanFormat.format(Number(amount));
}

/** What a screen shows as the API writes it: "¥1,234.50" is "1234.50000000". @throws of what is no amount of yuan */
export function decimalOf(shown: string): string {
  const [, sign, whole, fraction] = /^(-?)¥([\d,]+)\.(\d{2,8})$/.exec(shown) ?? [];
  if (whole === undefined || fraction === undefined) throw new Error(`No amount: ${JSON.stringify(shown)}.`);
  return `${sign}${whole.replaceAll(",", "")}.${fraction.padEnd(8, "0")}`;
}
