const known = ["production", "development", "test"] as const;

/**
 * Whether NODE_ENV says that this is production: no demo data, no simulated services, logs as JSON lines.
 * @throws where it is set to anything unknown: a server meant for production must not start as a demo.
 */
export function isProduction({ NODE_ENV: name }: { NODE_ENV?: string | undefined }): boolean {
  if (name && !known.some((one) => one === name)) {
    throw new Error(`NODE_ENV is "${name}"; it has to be production, development or test, or left out.`);
  }
  return name === "production";
}

/**
 * The whole number, in digits, that a variable is set to; undefined where it is left out or empty.
 * @throws for anything else: a mistyped limit must not become none.
 */
export function numberOf(name: string, text: string | undefined, least: number, most: number): number | undefined {
  if (text === undefined || text === "") return undefined;
  const number = /^\d+$/.test(text) ? Number(text) : NaN;
  if (number >= least && number <= most) return number;
  throw new Error(`${name} is "${text}"; it has to be a number from ${least} to ${most}.`);
}
