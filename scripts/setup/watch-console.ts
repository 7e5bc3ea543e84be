import path from "node:path";
import { createServer } from "vite";
import { formatJson, formatRechecked, formatReport } from "../../src/compiler/format";
import { recheckFolder } from "../../src/compiler/node/compile";
import type { Rechecked } from "../../src/compiler/recheck";
import { onConsoleChange } from "../../src/compiler/node/vite-plugin";
import type { Language } from "../../src/model/words";
import { paintFor } from "./paint";

/** Takes away what a terminal shows, and goes to its first line. */
const clear = "\u001b[2J\u001b[3J\u001b[H";

const waiting = {
  zh: "保存后会重新检查；按 Ctrl-C 结束",
  en: "Checked again when something is saved; Ctrl-C ends.",
};

/** Checks at first and at every save, until it is told to end; the exit code is that of the last check. */
export async function watchConsole(root: string, language: Language, json: boolean): Promise<void> {
  const recheck = recheckFolder(root);
  let first = true;
  let code = 1;
  const run = async (): Promise<void> => {
    try {
      const found = await recheck();
      code = found.compiled.errors.length > 0 ? 1 : 0;
      console.log(json ? formatJson(found.compiled, language, 0) : told(found, language, first));
      first = false;
    } catch (error) {
      // A description that is being written cannot be read yet; the next save is checked again.
      code = 1;
      console.error(error instanceof Error ? error.message : String(error));
    }
  };
  let ready = run();
  await ready;
  const server = await watchingServer(root);
  onConsoleChange(server, root, () => (ready = ready.then(run)));
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      process.exitCode = code;
      void server.close().then(() => process.exit());
    });
}

/** On a terminal the whole report each time, elsewhere what is new behind what was printed. */
function told(found: Rechecked, language: Language, first: boolean): string {
  const paint = paintFor(process.stdout);
  if (!process.stdout.isTTY)
    return first ? formatReport(found.compiled, language, paint) : formatRechecked(found, language, paint);
  const report = formatReport(found.compiled, language, paint);
  return `${clear}${report}\n${paint("aside", waiting[language])}`;
}

/** Vite as `npm run dev` watches with it, which serves nothing here. */
function watchingServer(root: string) {
  return createServer({
    configFile: false,
    root: path.join(root, "config"),
    cacheDir: path.join(root, ".cache/vite-check"),
    appType: "custom",
    logLevel: "silent",
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, ws: false, hmr: false },
  });
}
