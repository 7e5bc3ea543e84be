import type { Language } from "../../model/words";
import type { SourceFile } from "../read/config-file";
import { warningCodes, type ConfigError } from "./errors";
import { framesOf } from "./frame";
import { plainly, type Paint } from "./paint";

/** `config/screens/cost/recharge.json:85:43  CFG_UNDECLARED_FIELD  "rechargWay" is not declared under "fields"; …` */
export function formatError(error: ConfigError, language: Language, paint: Paint = plainly): string {
  const { file, line, column, code, words } = error;
  return `${file}:${line}:${column}  ${paint(warningCodes.has(code) ? "note" : "error", code)}  ${words[language]}`;
}

/** The same with the lines of config that it is about. */
export function formatFramed(
  error: ConfigError,
  files: readonly SourceFile[],
  language: Language,
  paint: Paint = plainly,
): string {
  return [formatError(error, language, paint), ...framesOf(error, files, paint)].join("\n");
}
