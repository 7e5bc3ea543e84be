import { parseTree } from "jsonc-parser";
import type { z } from "zod";
import type { ConfigFile } from "../read/config-file";
import { once } from "../read/once";
import { noted } from "../report/noted";
import type { Report } from "../report/report";
import { repair } from "./repair";
import { reportIssue } from "./report-issue";

/** A config file whose value has the shape of its kind. */
export interface Loaded<T> {
  /** Its tree lacks what the value lacks. */
  file: ConfigFile;
  value: T;
  /** As written, with what was left out. */
  raw: unknown;
  /** False when parts were left out because their shape is wrong: then "nobody uses it" proves nothing. */
  whole: boolean;
}

/** Checks a file's shape against the schema of its kind; reports what is wrong and goes on with the rest. */
export function shapeOf<T>(file: ConfigFile, schema: z.ZodType<T>, report: Report): Loaded<T> | undefined {
  const { value, found } = shaped(schema)(file);
  report.again(found);
  return value as Loaded<T> | undefined;
}

const shaped = once((schema: z.ZodType) => once((file: ConfigFile) => noted((report) => shape(file, schema, report))));

function shape(file: ConfigFile, schema: z.ZodType, report: Report): Loaded<unknown> | undefined {
  const result = schema.safeParse(file.value);
  if (result.success) return { file, value: result.data, raw: file.value, whole: true };
  for (const issue of result.error.issues) reportIssue({ file, schema, report }, issue);
  const tree = parseTree(file.text) ?? file.tree();
  const repaired = repair(schema, file.value, tree);
  if (!repaired) return undefined;
  return {
    file: { ...file, tree: () => tree },
    value: repaired.value,
    raw: file.value,
    whole: onlySmall(result.error.issues),
  };
}

/** Unknown keys and missing languages take nothing away that something else could miss. */
function onlySmall(issues: readonly z.core.$ZodIssue[]): boolean {
  return issues.every(({ code, path }) => code === "unrecognized_keys" || path.at(-1) === "zh" || path.at(-1) === "en");
}
