import { z } from "zod";
import { name, operationSchema, viewShape } from "./common";

/** A view of kind page. */
export const pageSchema = z.strictObject({
  ...viewShape,
  kind: z.literal("page"),
  page: name.describe("Name of a hand-written page (src/pages)."),
  calls: z.array(operationSchema).optional().describe("The calls the page makes, so that its permissions are checked."),
});
