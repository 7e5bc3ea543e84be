import type { Language } from "../model/words";
import type { ConfigError } from "./report/errors";
import { formatFramed } from "./report/format-error";
import { plainly, type Paint } from "./report/paint";
import type { Compiled } from "./compile";
import type { Rechecked } from "./recheck";

/** What `npm run check` prints for people: mistakes with their lines, then what is worth a look, then what is not built yet. */
export function formatReport(compiled: Compiled, language: Language, paint: Paint = plainly): string {
  const { errors, warnings, pending, config } = compiled;
  const zh = language === "zh";
  const lines = errors.map((error) => `${formatFramed(error, config, language, paint)}\n`);
  const notes = warnings.map(
    (warning) => `${zh ? "提示" : "note"}: ${formatFramed(warning, config, language, paint)}\n`,
  );
  const open = pending.map(({ route, file, line, column }) => `  ${file}:${line}:${column}  ${route}`);
  if (open.length > 0)
    open.unshift(zh ? `${open.length} 个地址的界面尚未完成：` : `${open.length} addresses have no screen yet:`);
  return [...lines, ...notes, ...open, verdictOf(compiled, language)].join("\n");
}

function verdictOf({ errors, console: compiled }: Compiled, language: Language): string {
  const [count, screens] = [errors.length, Object.keys(compiled?.screens ?? {}).length];
  if (language === "zh") return count === 0 ? `配置无误：${screens} 个界面` : `${count} 个错误`;
  return count === 0 ? `config is correct: ${screens} screens` : `${count} ${count === 1 ? "error" : "errors"}`;
}

/** What `npm run check -- --watch` prints for people behind the first report: what is new, and how it stands. */
export function formatRechecked(
  { compiled, fresh, gone }: Rechecked,
  language: Language,
  paint: Paint = plainly,
): string {
  const lines = fresh.map((error) => `${formatFramed(error, compiled.config, language, paint)}\n`);
  const [zh, en] = [`新增 ${fresh.length}，消除 ${gone.length}`, `${fresh.length} new, ${gone.length} gone`];
  return [
    ...lines,
    language === "zh" ? `${verdictOf(compiled, language)}（${zh}）` : `${verdictOf(compiled, language)} (${en})`,
  ].join("\n");
}

/** What `npm run check -- --json` prints for tools; with `--watch` on one line each time. */
export function formatJson({ errors, warnings, pending }: Compiled, language: Language, indent = 2): string {
  const plain = ({ words, ...rest }: ConfigError) => ({ ...rest, message: words[language] });
  return JSON.stringify({ errors: errors.map(plain), warnings: warnings.map(plain), pending }, null, indent);
}
