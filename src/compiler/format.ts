import type { Language } from "../model/words";
import type { ConfigError } from "./report/errors";
import { formatError } from "./report/format-error";
import type { Compiled } from "./compile";

/** What `npm run check` prints for people: mistakes, then what is worth a look, then what is not built yet. */
export function formatReport({ errors, warnings, pending, console: compiled }: Compiled, language: Language): string {
  const zh = language === "zh";
  const lines = errors.map((error) => formatError(error, language));
  const notes = warnings.map((warning) => `${zh ? "提示" : "note"}: ${formatError(warning, language)}`);
  const open = pending.map(({ route, file, line, column }) => `  ${file}:${line}:${column}  ${route}`);
  if (open.length > 0)
    open.unshift(zh ? `${open.length} 个地址的界面尚未完成：` : `${open.length} addresses have no screen yet:`);
  const count = errors.length;
  const screens = Object.keys(compiled?.screens ?? {}).length;
  const verdict =
    count === 0
      ? zh
        ? `配置无误：${screens} 个界面`
        : `config is correct: ${screens} screens`
      : zh
        ? `${count} 个错误`
        : `${count} ${count === 1 ? "error" : "errors"}`;
  return [...lines, ...notes, ...open, verdict].join("\n");
}

/** What `npm run check -- --json` prints for tools. */
export function formatJson({ errors, warnings, pending }: Compiled, language: Language): string {
  const plain = ({ words, ...rest }: ConfigError) => ({ ...rest, message: words[language] });
  return JSON.stringify({ errors: errors.map(plain), warnings: warnings.map(plain), pending }, null, 2);
}
