import type { z } from "zod";
import { changesSchema } from "../../model/config/changes";
import { cloudsSchema } from "../../model/config/clouds";
import { connectionSchema } from "../../model/config/connection";
import { consoleSchema } from "../../model/config/console";
import { glossarySchema } from "../../model/config/glossary";
import { metricsSchema } from "../../model/config/metrics";
import { menuSchema } from "../../model/config/menu";
import { routesSchema } from "../../model/config/routes";
import { entryRulesSchema, menuRulesSchema } from "../../model/config/rules";
import { enumWordsSchema, messagesSchema } from "../../model/config/texts";
import { tourSchema } from "../../model/config/tour";
import { screenSchema } from "../../model/config/screen";

/** Kinds of config files: where they stand, their shape, and the JSON Schema that editors complete from. */
export interface FileKind {
  schema: z.ZodType;
  /** Below schema/config. */
  schemaFile: string;
  /** Paths of files of this kind. */
  pattern: RegExp;
  /** The path, where there is exactly one such file. */
  only?: string;
}

/** Every kind of config file. */
export const fileKinds = {
  console: single("config/console.json", consoleSchema, "console"),
  connection: single("config/connection.json", connectionSchema, "connection"),
  changes: { schema: changesSchema, schemaFile: "changes.schema.json", pattern: /^config\/changes\.json$/ },
  tour: { schema: tourSchema, schemaFile: "tour.schema.json", pattern: /^config\/tour\.json$/ },
  metrics: { schema: metricsSchema, schemaFile: "metrics.schema.json", pattern: /^config\/metrics\.json$/ },
  clouds: single("config/clouds.json", cloudsSchema, "clouds"),
  routes: single("config/routes.json", routesSchema, "routes"),
  menuRules: single("config/rules/menu.json", menuRulesSchema, "menu-rules"),
  entryRules: single("config/rules/entry.json", entryRulesSchema, "entry-rules"),
  enums: single("config/words/enums.json", enumWordsSchema, "enum-words"),
  messages: single("config/words/messages.json", messagesSchema, "messages"),
  glossary: {
    schema: glossarySchema,
    schemaFile: "glossary.schema.json",
    pattern: /^config\/words\/glossary\.json$/,
  },
  menu: { schema: menuSchema, schemaFile: "menu.schema.json", pattern: /^config\/menu\/[\w-]+\.json$/ },
  screen: {
    schema: screenSchema,
    schemaFile: "screen.schema.json",
    pattern: /^config\/screens\/(?:[\w-]+\/)*[\w-]+\.json$/,
  },
} satisfies Record<string, FileKind>;

/** Name of a kind. */
export type FileKindName = keyof typeof fileKinds;

/** The kind of a file by its path; undefined for files config does not know. */
export function kindOf(path: string): FileKindName | undefined {
  return (Object.keys(fileKinds) as FileKindName[]).find((name) => fileKinds[name].pattern.test(path));
}

/** Paths of which there is exactly one. */
export const onlyFiles: string[] = Object.values<FileKind>(fileKinds).flatMap(({ only }) => (only ? [only] : []));

function single<S extends z.ZodType>(only: string, schema: S, name: string): FileKind & { schema: S; only: string } {
  return { schema, schemaFile: `${name}.schema.json`, pattern: new RegExp(`^${only.replaceAll(".", "\\.")}$`), only };
}
