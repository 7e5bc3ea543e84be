import { z } from "zod";
import { explain } from "../explain";
import { hues } from "../hues";
import { wordsSchema, wordsShape } from "../words";
import { imageSchema, schemaKey } from "./common";

/** config/clouds.json: the cloud providers (specification §1). */
export const cloudsSchema = z.strictObject({
  ...schemaKey,
  enums: z
    .array(z.string())
    .optional()
    .meta(
      explain(
        "Enums whose values are codes of these clouds: a value is shown with the cloud's image, and in charts in its hue.",
        "以这些云的编码为值的枚举：值与云图标一起显示，在图表中用该云的色相。",
      ),
    ),
  clouds: z
    .array(
      z.strictObject({
        ...wordsShape,
        code: z.string().meta(explain("The cloud's code in the API.", "该云在接口中的编码。")),
        hue: z
          .enum(hues)
          .meta(
            explain(
              "Its hue in charts and cards, which is another colour in light than in dark: one of its own for each cloud.",
              "在图表与卡片中的色相，明暗主题下取不同颜色；每个云各用一种。",
            ),
          ),
        image: imageSchema,
        introduce: wordsSchema.meta(explain("A sentence or two about the cloud.", "一两句介绍。")),
      }),
    )
    .meta(explain("The cloud providers, in the order in which they are shown.", "云厂商，按显示顺序排列。")),
});

/** config/clouds.json. */
export type ConfigClouds = z.infer<typeof cloudsSchema>;
