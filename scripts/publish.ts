import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { formatReport } from "../src/compiler/format";
import { commandLanguage } from "../src/compiler/language";
import { ConfigHasErrors, publish } from "../src/compiler/publish";
import { compressFolder } from "./setup/compress";

// `npm run publish [-- --out dist] [-- --lang zh|en]`: check, compile, put in place. The application is not built anew.
const { values } = parseArgs({ options: { out: { type: "string" }, lang: { type: "string" } } });
const root = fileURLToPath(new URL("..", import.meta.url));
const out = path.resolve(root, values.out ?? "dist");
const language = commandLanguage(values.lang, process.env);

try {
  const { version, files, compiled } = await publish({ root, out });
  await compressFolder(path.join(out, "console"));
  console.log(formatReport(compiled, language));
  console.log(
    language === "zh"
      ? `已发布版本 ${version}：${files.length} 个文件`
      : `published version ${version}: ${files.length} files`,
  );
} catch (error) {
  if (!(error instanceof ConfigHasErrors)) throw error;
  console.error(formatReport(error.compiled, language));
  process.exitCode = 1;
}
