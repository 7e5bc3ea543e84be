/**
 * Waits for all of several, whatever becomes of each.
 * @throws what went wrong: by itself of one, of more an AggregateError
 */
export async function eachAnyway(all: readonly PromiseLike<unknown>[], what: string): Promise<void> {
  const settled = await Promise.allSettled(all);
  throwAll(
    settled.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : [])),
    what,
  );
}

/** @throws what went wrong: by itself of one, of more an AggregateError; nothing of none */
export function throwAll(failures: readonly unknown[], what: string): void {
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} could not be ${what}`);
  if (failures.length === 1) throw failures[0];
}
