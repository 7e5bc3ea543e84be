import { z } from "zod";
import { explain } from "../explain";
import { name, operationSchema, viewShape } from "./common";

/** A view of kind page. */
export const pageSchema = z.strictObject({
  ...viewShape,
  kind: z.literal("page").meta(explain("A hand-written page.", "手写页面。")),
  page: name.meta(explain("Name of a hand-written page (src/pages).", "手写页面的名称（src/pages）。")),
  calls: z
    .array(operationSchema)
    .optional()
    .meta(explain("The calls the page makes, so that its permissions are checked.", "页面调用的接口，用于检查权限。")),
});

/** A page as config writes it. */
export type ConfigPage = z.infer<typeof pageSchema>;
