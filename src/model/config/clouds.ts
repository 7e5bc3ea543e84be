import { z } from "zod";
import { explain } from "../explain";
import { hues } from "../hues";
import { wordsSchema, wordsShape } from "../words";
import { imageSchema, schemaKey } from "./common";

/** config/clouds.json: the cloud providers (specification §1). */
export const cloudsSchema = z.strictObject({
  ...schemaKey,
  clouds: z
    .array(
      z.strictObject({
        ...wordsShape,
        code: z
          .string()
          .meta(
            explain(
              "The cloud's code in the API. A value of any enum that has all of the codes is shown with its cloud's image, and in charts in its hue.",
              "该云在接口中的编码。包含全部编码的枚举，其值与云图标一起显示，在图表中用该云的色相。",
            ),
          ),
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
