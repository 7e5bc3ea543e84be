import { z } from "zod";
import { explain } from "../explain";
import { wordsShape } from "../words";
import { schemaKey } from "./common";

/** config/changes.json: what is new for users, offered to them after a new version. */
export const changesSchema = z.strictObject({
  ...schemaKey,
  entries: z
    .array(
      z.strictObject({
        date: z.iso.date().meta(explain("The day it came, yyyy-MM-dd.", "上线日期，格式 yyyy-MM-dd。")),
        ...wordsShape,
      }),
    )
    .meta(
      explain("In any order; one sentence or two each, in the users' words.", "顺序不限；每条一两句，使用用户的语言。"),
    ),
});

/** config/changes.json. */
export type ConfigChanges = z.infer<typeof changesSchema>;
/** One entry of config/changes.json. */
export type ConfigChange = ConfigChanges["entries"][number];
