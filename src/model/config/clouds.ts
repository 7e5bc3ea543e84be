import { z } from "zod";
import { explain } from "../explain";
import { wordsSchema, wordsShape } from "../words";
import { schemaKey } from "./common";

/** config/clouds.json: the cloud providers (specification §1). */
export const cloudsSchema = z.strictObject({
  ...schemaKey,
  enums: z
    .array(z.string())
    .optional()
    .meta(
      explain(
        "Enums whose values are codes of these clouds: a value is shown with the cloud's image.",
        "以这些云的编码为值的枚举：值与云图标一起显示。",
      ),
    ),
  clouds: z
    .array(
      z.strictObject({
        ...wordsShape,
        code: z.string().meta(explain("The cloud's code in the API.", "该云在接口中的编码。")),
        color: z
          .string()
          .regex(/^#[0-9a-f]{6}$/i)
          .meta(explain("Its colour in charts.", "在图表中的颜色。")),
        image: z
          .string()
          .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*\.(svg|png)$/)
          .meta(explain("Its icon, by its path below the console's base path.", "图标在控制台基础路径下的路径。")),
        introduce: wordsSchema.meta(explain("A sentence or two about the cloud.", "一两句介绍。")),
      }),
    )
    .meta(explain("The cloud providers, in the order in which they are shown.", "云厂商，按显示顺序排列。")),
});

/** config/clouds.json. */
export type ConfigClouds = z.infer<typeof cloudsSchema>;
