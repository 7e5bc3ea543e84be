import { z } from "zod";
import { explain } from "../explain";

/** 1 operations console, 2 maintenance console (specification §4). */
export const modeSchema = z
  .union([z.literal(1), z.literal(2)])
  .meta(explain("1 is the operations console, 2 the maintenance console.", "1 为运营控制台，2 为云管控制台。"));

/** 1 operations console, 2 maintenance console. */
export type Mode = z.infer<typeof modeSchema>;
