import { existsSync } from "node:fs";
import { mkdir, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import proxy from "@fastify/http-proxy";
import { ConfigHasErrors, publish } from "../src/compiler/node/publish";
import { readFolder } from "../src/compiler/node/read-folder";
import { adapterIn } from "../src/compiler/sources";
import { createBareApp } from "../src/server/app";
import { consolePlugin } from "../src/server/plugins/console";
import { endWith, readCommand } from "./setup/command";

const usage = {
  zh: `npm run preview -- 文件夹 --to 接口地址 [--port 8090] [--lang zh|en]
查看由 npm run scaffold -- --api 生成的控制台：编译文件夹中的配置，并将其调用转发到接口，例如模拟服务器 http://127.0.0.1:4010。
须先运行 npm run build app。按 Ctrl-C 结束。
退出码：1 配置有错误；2 命令写错`,
  en: `npm run preview -- FOLDER --to URL [--port 8090] [--lang zh|en]
Shows a console that npm run scaffold -- --api has made: compiles the folder's config, and passes its calls on to the API, such as a mock
server at http://127.0.0.1:4010. Needs npm run build app before. Ctrl-C ends it.
Exit codes: 1 config has mistakes; 2 incorrect usage`,
};

const root = fileURLToPath(new URL("..", import.meta.url));
const { values, language, rest } = readCommand(usage, { to: { type: "string" }, port: { type: "string" } }, 1);
const [folder] = rest;
const { to, port = "8090" } = values;
if (folder === undefined || to === undefined || !URL.canParse(to)) endWith("FOLDER, --to URL?", usage[language]);
else await preview(path.resolve(folder), to, Number(port));

async function preview(from: string, target: string, listenAt: number): Promise<void> {
  const out = path.join(from, "dist");
  if (!existsSync(path.join(root, "dist/app"))) return endWith("npm run build app", usage[language]);
  await mkdir(out, { recursive: true });
  await rm(path.join(out, "app"), { recursive: true, force: true });
  await symlink(path.join(root, "dist/app"), path.join(out, "app"));
  try {
    await publish({ root: from, out });
  } catch (error) {
    if (!(error instanceof ConfigHasErrors)) throw error;
    console.error(error.message);
    process.exitCode = 1;
    return;
  }
  const base = adapterIn((await readFolder(from)).config)?.base ?? "/api";
  const { origin, pathname } = new URL(target);
  const app = createBareApp();
  if (base.startsWith("/"))
    await app.register(proxy, { upstream: origin, prefix: base, rewritePrefix: pathname.replace(/\/+$/, "") });
  await app.register(consolePlugin, { root: out });
  console.log(`${await app.listen({ port: listenAt, host: "127.0.0.1" })}/custom/`);
}
