import { fileURLToPath } from "node:url";
import { compile } from "../src/compiler/node/compile";
import { scaffold } from "../src/compiler/scaffold/scaffold";
import { tellScaffolded } from "../src/compiler/scaffold/tell";
import { readFolder } from "../src/compiler/node/read-folder";
import { apiOf } from "../src/compiler/sources";
import { endWith, readCommand } from "./setup/command";
import { scaffoldApi } from "./setup/scaffold-api";
import { writeConfig } from "./setup/write-files";

const usage = {
  zh: `npm run scaffold -- 接口... --file config/screens/领域/对象.json --menu 编码 --route 地址 [--dry-run] [--json] [--lang zh|en]
由接口生成一个界面：列表、单行详情、表单和操作，以及它的地址和菜单项中的页签。写入前先检查全部配置；编译器不接受的部分不包含在内，并会列出。
  --file     界面文件，须尚不存在
  --menu     通向该界面的菜单项的编码
  --route    列表的地址，位于基础路径之下
  --dry-run  不写入任何文件
npm run scaffold -- --api 文件 [--into 文件夹] [--base 地址] [--json] [--lang zh|en]
由任一 OpenAPI 3 描述（JSON 或 YAML）生成一个控制台：列表及详情、表单，按标签分组的菜单；并逐个说明每个接口成为了什么，或为何未包含。
  --into     写入的文件夹，须为空；不填则只说明，不写入。之后用 npm run preview -- 文件夹 --to 接口地址 查看
  --base     调用的基础地址，默认 /api
退出码：0 已生成；1 无法生成；2 命令写错`,
  en: `npm run scaffold -- OPERATION... --file config/screens/AREA/SUBJECT.json --menu CODE --route ADDRESS [--dry-run] [--json] [--lang zh|en]
Makes a screen from operations of the API: a list, a detail of one row, forms and actions, its address, and a tab of the menu entry with the
code. Config is checked with it before anything is written; what the compiler does not take is left out and named.
  --file     the file of the screen, which must not exist
  --menu     menu code of the entry that leads to the screen
  --route    address of the list, below the base path
  --dry-run  writes nothing
npm run scaffold -- --api FILE [--into FOLDER] [--base ADDRESS] [--json] [--lang zh|en]
Makes a console from any OpenAPI 3 description, JSON or YAML: lists with details, forms, and a menu by tags. Says of each operation what it
has become, or why nothing.
  --into     the folder to write, which must be empty; without one nothing is written. Then npm run preview -- FOLDER --to URL shows it
  --base     base of the calls; /api by default
Exit codes: 0 made; 1 not possible; 2 incorrect usage`,
};

const root = fileURLToPath(new URL("..", import.meta.url));
const {
  values,
  language,
  rest: operations,
} = readCommand(
  usage,
  {
    file: { type: "string" },
    menu: { type: "string" },
    route: { type: "string" },
    "dry-run": { type: "boolean" },
    api: { type: "string" },
    into: { type: "string" },
    base: { type: "string" },
  },
  Infinity,
);
const { file, menu, route } = values;
const { api, into, base = "/api", json = false } = values;
if (api !== undefined && operations.length === 0)
  process.exitCode = await scaffoldApi({ root, file: api, into, base, json, language });
else if (file === undefined || menu === undefined || route === undefined || operations.length === 0)
  endWith("OPERATION, --file, --menu, --route?", usage[language]);
else process.exitCode = await make({ operations, file, menu, route });

async function make(request: Parameters<typeof scaffold>[0]): Promise<number> {
  const texts = await readFolder(root);
  const made = scaffold(request, { ...texts, api: apiOf(texts) }, (sources) => compile(sources).errors);
  const isWritten = !("problem" in made) && !values["dry-run"];
  if (isWritten) for (const { path: name, text } of made.files) await writeConfig(root, name, text);
  console.log(values.json ? JSON.stringify(made, undefined, 2) : tellScaffolded(made, isWritten, language));
  return "problem" in made ? 1 : 0;
}
