import { fileURLToPath } from "node:url";
import { GALLERY_PATH } from "../tests/gallery/server";
import { openGallery } from "../tests/gallery/gallery";
import { listed, tellGallery } from "../tests/gallery/tell";
import { ensureBuilt } from "./setup/build.mjs";
import { readCommand } from "./setup/command";
import { printFailure } from "./setup/explained.mjs";
import { portFrom, requireFreePort } from "./setup/port";
import { endOnSignals, onShutdown, shutDown } from "./setup/shutdown.mjs";

const usage = {
  zh: `npm run gallery -- [--list] [--json] [--lang zh|en]
在一个页面上显示每个视图的每种状态：真实的控制台，由接口描述生成的应答；不需要数据库。PORT 可指定 8080 以外的端口。
  --list   只列出视图和状态，然后结束
  --json   以 JSON 输出地址、状态和视图
退出码：0 已结束；1 无法启动；2 命令写错`,
  en: `npm run gallery -- [--list] [--json] [--lang zh|en]
Shows every view in every state on one page: the real console, with answers made of the API description; it needs no database. PORT sets
a port other than 8080.
  --list   only lists views and states, and ends
  --json   prints address, states and views as JSON
Exit codes: 0 ended; 1 could not start; 2 incorrect usage`,
};

const root = fileURLToPath(new URL("..", import.meta.url));
const { values, language } = readCommand(usage, { list: { type: "boolean" } });
endOnSignals();
try {
  const port = values.list ? 0 : portFrom(process.env.PORT);
  if (port !== 0) await requireFreePort(port);
  await ensureBuilt(root, process.stderr);
  const gallery = await openGallery(root, port);
  onShutdown(gallery.close);
  const address = values.list ? undefined : `http://localhost:${port}${GALLERY_PATH}`;
  const told = listed(await gallery.catalogue(), address);
  console.log(values.json ? JSON.stringify(told, undefined, 2) : tellGallery(told, language));
  if (values.list) await shutDown(0);
} catch (error) {
  printFailure(error);
  await shutDown(1);
}
