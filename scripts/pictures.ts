import path from "node:path";
import { fileURLToPath } from "node:url";
import { takePictures } from "../tests/pictures/pictures";
import { readCommand } from "./setup/command";
import { printFailure } from "./setup/explained.mjs";
import { endOnSignals, onShutdown, shutDown } from "./setup/shutdown.mjs";

const usage = {
  zh: `npm run pictures -- [视图...] [--language zh|en] [--theme light|dark] [--json] [--lang zh|en]
以演示数据为每个视图截图：两种语言，浅色和深色，宽 1440 和 360 像素，汇总在 .cache/pictures 的一个页面上，供人查看；不作判断。
  视图         名称的开头，例如 orders. users.list；默认为全部视图
  --language   只截取该语言的界面；--theme 只截取该主题
  --json       以 JSON 输出该页面的文件名
退出码：0 完成；1 无法截图；2 命令写错`,
  en: `npm run pictures -- [VIEW...] [--language zh|en] [--theme light|dark] [--json] [--lang zh|en]
Takes a picture of every view with the demo's data, in both languages, light and dark, 1440 and 360 px wide, and shows them on one page in
.cache/pictures for a person to look through. It judges nothing.
  VIEW         the beginnings of names, such as orders. users.list; all views by default
  --language   only the interface in this language; --theme: only this theme
  --json       prints the file of that page as JSON
Exit codes: 0 done; 1 could not take them; 2 incorrect usage`,
};

const root = fileURLToPath(new URL("..", import.meta.url));
const { values, rest: names } = readCommand(
  usage,
  { language: { type: "string" }, theme: { type: "string" } },
  Number.POSITIVE_INFINITY,
);
endOnSignals();
try {
  const page = await takePictures({
    root,
    folder: path.join(root, ".cache/pictures"),
    names,
    language: values.language,
    theme: values.theme,
    log: (line) => console.error(`  ${line}`),
    onShutdown,
  });
  console.log(values.json ? JSON.stringify({ page }) : `\nThe pictures are shown by ${page}`);
  await shutDown(0);
} catch (error) {
  printFailure(error);
  await shutDown(1);
}
