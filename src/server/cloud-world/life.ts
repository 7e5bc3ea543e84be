import { drawOf } from "./draw";

/** One entity's time: a place in an estate is taken by one after the other. */
export interface Life {
  /** How many were in its place before. */
  generation: number;
  born: Date;
  gone: Date;
  /** How much of it has passed, 0..1. */
  part: number;
}

const hour = 60 * 60 * 1000;

/**
 * Who has a place at a moment. Each stays for the same time and is replaced at once, so that estates neither grow nor shrink, and something
 * appears and vanishes every few days in any large one.
 */
export function lifeAt(
  place: readonly (string | number)[],
  now: Date,
  hours: readonly [from: number, to: number],
): Life {
  const random = drawOf("life", ...place);
  const length = random.whole(...hours) * hour;
  const phase = Math.floor(random.next() * length);
  const generation = Math.floor((now.getTime() - phase) / length);
  const born = phase + generation * length;
  return {
    generation,
    born: new Date(born),
    gone: new Date(born + length),
    part: (now.getTime() - born) / length,
  };
}
