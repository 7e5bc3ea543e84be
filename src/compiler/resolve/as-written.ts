import type { z } from "zod";

/** The keys of a shape that the browser gets as config writes them, as far as they are there. */
export function asWritten<S extends z.ZodRawShape>(
  shape: S,
  value: Partial<z.infer<z.ZodObject<S>>> | undefined,
): Partial<z.infer<z.ZodObject<S>>> {
  const written = (value ?? {}) as Record<string, unknown>;
  const present = Object.keys(shape).flatMap((key) => (written[key] === undefined ? [] : [[key, written[key]]]));
  return Object.fromEntries(present) as Partial<z.infer<z.ZodObject<S>>>;
}
