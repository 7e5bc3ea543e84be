import { z } from "zod";
import { explain } from "../explain";
import type { Hue } from "../hues";
import { toneSchema, wordsSchema, wordsShape } from "../words";
import { imageSchema, schemaKey } from "./common";

/** config/words/enums.json: words of enum values, by the enum's name in the description. */
export const enumWordsSchema = z
  .strictObject({ ...schemaKey })
  .catchall(
    z
      .record(
        z.string(),
        z
          .strictObject({ ...wordsShape, tone: toneSchema.optional(), image: imageSchema.optional() })
          .meta(explain("The words of a value, by its name.", "一个值的文本，以其名称为键。")),
      )
      .meta(explain("The words of an enum of the API, by its name.", "接口中一个枚举的文本，以枚举名为键。")),
  );

/** config/words/messages.json: texts of the hand-written parts; `{name}` is a placeholder. */
export const messagesSchema = z
  .strictObject({ ...schemaKey })
  .catchall(wordsSchema.meta(explain("A text, by its key.", "一条文本，以编号为键。")));

/** The words of one value of an enum. The compiler adds the address of its image and, of clouds, the hue. */
export type EnumValueWords = { zh: string; en: string; tone?: z.infer<typeof toneSchema>; image?: string; hue?: Hue };
/** config/words/enums.json. */
export type EnumWords = Record<string, Record<string, EnumValueWords>>;
