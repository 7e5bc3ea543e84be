/**
 * The parameters of an address as values: whole numbers as numbers, since that is how the API writes ids, everything else
 * as text.
 */
export function paramValues(params: Readonly<Record<string, string | undefined>>): Record<string, unknown> {
  const entries = Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(entries.map(([name, text]) => [name, paramValue(text)]));
}

/** One parameter's value: "12" is 12, "012" and what no safe integer holds stay texts. */
export function paramValue(text: string): string | number {
  const value = Number(text);
  return /^(0|[1-9]\d{0,15})$/.test(text) && Number.isSafeInteger(value) ? value : text;
}
