/**
 * Does work on each, on so many at a time. Once some has failed no more begins, nor once the signal is aborted.
 *
 * @param all read bit by bit, as work gets done
 */
export async function fewAtOnce<One>(
  all: Iterable<One> | AsyncIterable<One>,
  atOnce: number,
  work: (one: One) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  // All lanes take from one generator. A loop that throws ends it, and with it those of the others.
  const left = handOut(all, signal);
  const lane = async (): Promise<void> => {
    for await (const one of left) await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

/** Nothing is read of what nobody asks for any more. */
async function* handOut<One>(all: Iterable<One> | AsyncIterable<One>, signal?: AbortSignal): AsyncGenerator<One> {
  if (signal?.aborted) return;
  for await (const one of all) {
    yield one;
    if (signal?.aborted) return;
  }
}
