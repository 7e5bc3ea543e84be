import { z } from "zod";
import { name, operationSchema, viewShape } from "./common";

/** A view of kind page. */
export const pageSchema = z.strictObject({
  ...viewShape,
  kind: z.literal("page").describe("A hand-written page."),
  page: name.describe("Name of a hand-written page (src/pages)."),
  board: name.optional().describe("A board of this subject, without an address of its own, that the page shows."),
  calls: z.array(operationSchema).optional().describe("The calls the page makes, so that its permissions are checked."),
});

/** A page as config writes it. */
export type ConfigPage = z.infer<typeof pageSchema>;
