/**
 * Waits for all of several, whatever becomes of each.
 * @param done what was to be done with each, for the message: "sent"
 * @throws what went wrong: by itself of one, of more an AggregateError
 */
export async function eachAnyway(all: readonly PromiseLike<unknown>[], done: string): Promise<void> {
  const settled = await Promise.allSettled(all);
  throwAll(
    settled.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : [])),
    done,
  );
}

/**
 * Throws what went wrong with some of several, by itself or together; nothing where that is none.
 * @param done what was to be done with each, for the message: "sent"
 */
export function throwAll(failures: readonly unknown[], done: string): void {
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} could not be ${done}`);
  if (failures.length === 1) throw failures[0];
}
