import { z } from "zod";
import { explain } from "../explain";
import { name, names } from "./common";

/** What a board is narrowed down by. */
export const scopeSchema = z
  .strictObject({
    month: name
      .optional()
      .meta(
        explain(
          "The month the board is of; the present one unless the address says another.",
          "看板的月份；地址未指定时为当前月。",
        ),
      ),
    filters: names
      .optional()
      .meta(
        explain(
          "Filters of the board, in their order: request properties of its calls.",
          "看板的筛选项，按顺序排列：取自其接口的请求参数。",
        ),
      ),
    divides: names
      .optional()
      .meta(
        explain(
          "Further filters that say how cards are divided, not what they are narrowed down to: cards whose call lacks them do not say so.",
          "其他筛选项：只决定卡片如何分组，不缩小范围；接口没有该参数的卡片不作提示。",
        ),
      ),
  })
  .meta(
    explain(
      "Filters of the whole board, in its address. Each goes to every card whose call has it.",
      "整个看板的筛选项，记录在地址中。每个筛选项发送给接口支持它的所有卡片。",
    ),
  );
