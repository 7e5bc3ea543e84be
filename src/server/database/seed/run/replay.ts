import type { Deed } from "./world";

/**
 * Does what was done in the past in the order of time, with what each deed led to, up to `today`; what comes later is left to the
 * server. Deeds of one moment keep their order.
 */
export async function replay(deeds: readonly Deed[], today: Date): Promise<void> {
  const queue = [...deeds].sort((one, other) => one.at.getTime() - other.at.getTime());
  for (let next = queue.shift(); next && next.at <= today; next = queue.shift()) {
    for (const deed of (await next.do(next.at)) ?? []) queue.splice(placeOf(queue, deed), 0, deed);
  }
}

/** Where a deed belongs: behind all that are not later. */
function placeOf(queue: readonly Deed[], { at }: Deed): number {
  let [low, high] = [0, queue.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((queue[middle]?.at ?? at) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}
