import { parse } from "jsonc-parser";
import { type ApiAdapter, apiAdapterSchema } from "../model/config/api-adapter";
import { describe, type Description } from "./api/description";
import type { OpenApiDocument } from "./api/json-schema";
import { buildProgram, type Sources } from "./index/build-program";
import type { Program } from "./index/program";
import type { SourceFile } from "./read/config-file";
import { fileKinds } from "./read/file-kinds";
import { createReport } from "./report/report";
import type { ConfigError } from "./report/errors";

/** Where the description of the API lies, below the project's root. */
export const descriptionPath = "src/generated/openapi.json";

/** What a console is compiled from, with the description as it is written: two versions that have the same one can share it. */
export interface Texts extends Omit<Sources, "api"> {
  description: string;
}

/** The description as an object, read as config says that its API talks. */
export function apiOf({ description, config }: Pick<Texts, "description" | "config">): Description {
  return describe(JSON.parse(description) as OpenApiDocument, adapterIn(config));
}

/** How the API talks; undefined where config does not say it rightly, which the check of the file tells. */
export function adapterIn(config: readonly SourceFile[]): ApiAdapter | undefined {
  const text = config.find(({ path: file }) => file === fileKinds.connection.only)?.text ?? "";
  const { api } = Object(parse(text)) as { api?: unknown };
  return apiAdapterSchema.safeParse(api).data;
}

/** A version as a program, with what of it could not be read. */
export interface Read {
  program: Program;
  errors: ConfigError[];
}

/** Two versions as programs; they share the description where it is the same. */
export function programsOf(before: Texts, after: Texts): { before: Read; after: Read } {
  const api = apiOf(after);
  const same = before.description === after.description;
  return { before: programOf(before, same ? api : apiOf(before)), after: programOf(after, api) };
}

function programOf(texts: Texts, api: Description): Read {
  const { report, reported } = createReport();
  const program = buildProgram({ ...texts, api }, report);
  return { program, errors: reported().errors };
}
