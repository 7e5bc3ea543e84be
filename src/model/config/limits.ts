import { z } from "zod";
import { explain } from "../explain";
import { constantSchema } from "./common";

const tighter = explain("Tightens the API's limit; may never widen it.", "收紧接口的限制；不得放宽。");
const tighterAmount = explain(
  "Of a number or an amount: tightens the API's limit; may never widen it.",
  "用于数字或金额：收紧接口的限制；不得放宽。",
);

/** What an input begins with, and limits of its own. */
export const limitsShape = {
  default: constantSchema
    .optional()
    .meta(
      explain(
        "What the input begins with in a form that does not `load` what it edits, instead of the API's default; the row at hand goes before it.",
        "输入项的初始值，代替接口的默认值，用于没有 `load` 的表单；当前行已有值时以其为准。",
      ),
    ),
  minimum: z.number().optional().meta(tighterAmount),
  maximum: z.number().optional().meta(tighterAmount),
  minLength: z.int().min(0).optional().meta(tighter),
  maxLength: z.int().min(1).optional().meta(tighter),
};
