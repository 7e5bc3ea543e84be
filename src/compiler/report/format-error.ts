import type { Language } from "../../model/words";
import type { ConfigError } from "./errors";

/** `config/screens/cost/recharge.json:31:18  CFG_UNKNOWN_FIELD  "paymethod" is not in Recharge; did you mean "payMethod"?` */
export function formatError({ file, line, column, code, words }: ConfigError, language: Language): string {
  return `${file}:${line}:${column}  ${code}  ${words[language]}`;
}
