import { z } from "zod";
import { explain } from "../explain";
import { schemaKey } from "./common";

const labelSchema = z.string().regex(/^[a-zA-Z_]\w*$/);

/** config/metrics.json: how metrics are asked of a Prometheus-compatible server. */
export const metricsSchema = z.strictObject({
  ...schemaKey,
  labels: z
    .strictObject({
      customer: labelSchema.meta(
        explain(
          "The label that holds the customer's number: nobody is shown another customer's series.",
          "存放客户编号的标签：客户只能看到自己的数据。",
        ),
      ),
      resource: labelSchema.meta(
        explain("The label that holds the resource's id at its cloud.", "存放资源在云平台上编号的标签。"),
      ),
    })
    .meta(explain("The labels that every series carries.", "每条时间序列都带有的标签。")),
  queries: z
    .array(
      z.strictObject({
        resourceType: z.string().meta(explain("The type of resource.", "资源类型。")),
        metric: z.string().meta(explain("The metric, in the unit of the API.", "指标，单位与接口一致。")),
        clouds: z
          .array(z.string())
          .min(1)
          .optional()
          .meta(explain("At these clouds only; left out: at all.", "仅用于这些云；省略则用于全部。")),
        query: z
          .string()
          .meta(
            explain(
              "PromQL. $match stands in the braces of each selector for the label matchers, $by after the `by` of each aggregation for the two labels.",
              "PromQL 表达式。$match 写在每个选择器的花括号内，代表标签匹配；$by 写在每个聚合的 by 之后，代表这两个标签。",
            ),
          ),
      }),
    )
    .meta(explain("What is asked for each metric of each type.", "各类型各指标的查询。")),
});

/** config/metrics.json. */
export type ConfigMetrics = z.infer<typeof metricsSchema>;
