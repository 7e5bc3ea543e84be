import { z } from "zod";
import { explain } from "../explain";
import { wordsSchema, wordsShape } from "../words";
import { schemaKey } from "./common";

const rejected = z.array(z.string().min(1)).min(1).optional();

/** config/words/glossary.json: what things are called on screen, the same in both consoles. */
export const glossarySchema = z.strictObject({
  ...schemaKey,
  terms: z
    .array(
      z.strictObject({
        ...wordsShape,
        is: wordsSchema.meta(explain("What the term means, in one sentence.", "术语的含义，一句话。")),
        not: z
          .strictObject({
            zh: rejected.meta(
              explain("Chinese words to reject; any occurrence counts.", "不使用的中文写法，出现即报错。"),
            ),
            en: rejected.meta(
              explain(
                "English words to reject: whole words, in upper or lower case, unless spelled exactly as the term.",
                "不使用的英文写法：按整词匹配，不区分大小写；与术语写法完全相同的除外。",
              ),
            ),
          })
          .optional()
          .meta(
            explain(
              "What the thing is not called. A text of config that uses one of these is a mistake, so list only words that are never right.",
              "不使用的写法。配置中的文本使用这些写法即报错，因此只列出任何情况下都不正确的写法。",
            ),
          ),
      }),
    )
    .meta(explain("The terms, in any order.", "术语，顺序不限。")),
});

/** config/words/glossary.json. */
export type ConfigGlossary = z.infer<typeof glossarySchema>;
