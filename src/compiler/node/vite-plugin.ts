import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import type * as development from "./development";
import type { ConsoleOnDemand } from "../on-demand";
import type { DevelopmentOutcome, Problem } from "./development";

// Vite loads this file before it can load the compiler's own way of importing; so only types are imported here, and the
// compiler itself through Vite, which takes up its changes too.

/** Name of the message that tells the open pages of another console. */
const consoleEvent = "cdz:console";

/** What the compiler is made of, and what it reads, below the root. */
const compilerFile = "src/compiler/node/development.ts";
const inputs = ["config", "src/generated/openapi.json"];

/** What publishing writes; everything else is Vite's. */
const isPublished = /^(console\/|version\.json$)/;

/** Several files saved at once, as an editor or git does, are one change. */
const settleMs = 20;

/**
 * Compiles config while Vite serves, and serves the outcome from memory at the addresses of the published console. Saving a
 * config file redraws the screens in place; a mistake shows in Vite's overlay, and the last good console stays.
 * `root`: folder of config/; `compiler`: folder of src/compiler, the same unless told.
 */
export function consolePlugin(root: string, compiler = root): Plugin {
  return {
    name: consoleEvent,
    // Tests run inside a Vite server too, and have no use for this.
    apply: (_config, { command, mode }) => command === "serve" && mode !== "test",
    configureServer: (server) => attach(server, root, path.join(compiler, compilerFile)),
  };
}

function attach(server: ViteDevServer, root: string, compilerPath: string): void {
  let console: ConsoleOnDemand | undefined;
  let problem: Problem | undefined;

  const recompile = async (): Promise<void> => {
    const outcome = await run(server, root, compilerPath);
    problem = "problem" in outcome ? outcome.problem : undefined;
    if ("problem" in outcome) return showProblem(server, outcome.problem);
    ({ console } = outcome);
    // An open console takes a shown overlay away and follows; a page that could not open, for want of any good console, is loaded again by
    // an update without content.
    server.ws.send({ type: "custom", event: consoleEvent });
    server.ws.send({ type: "update", updates: [] });
  };

  let ready = recompile();
  onConsoleChange(server, root, () => (ready = ready.then(recompile)));
  server.ws.on("connection", () => problem && showProblem(server, problem));
  server.middlewares.use((request, response, next) => {
    const file = fileOf(request, server.config.base);
    if (!isPublished.test(file)) return next();
    void ready.then(() => answer(console, file, response, next));
  });
}

/** Compiles; a failure of the compiler itself is shown like a mistake. */
async function run(server: ViteDevServer, root: string, compilerPath: string): Promise<DevelopmentOutcome> {
  try {
    const { compileForDevelopment } = (await server.ssrLoadModule(compilerPath)) as typeof development;
    return await compileForDevelopment(root, process.env.LANG?.startsWith("zh") ? "zh" : "en");
  } catch (error) {
    return { problem: { message: error instanceof Error ? (error.stack ?? error.message) : String(error) } };
  }
}

/** Acts whenever something is saved that the console is compiled from. */
export function onConsoleChange(server: ViteDevServer, root: string, act: () => void): void {
  const watched = inputs.map((input) => path.join(root, input));
  let timer: NodeJS.Timeout | undefined;
  server.watcher.add(watched);
  server.watcher.on("all", (_event, file) => {
    if (!watched.some((place) => file === place || file.startsWith(place + path.sep))) return;
    clearTimeout(timer);
    timer = setTimeout(act, settleMs);
  });
}

/** Mistakes go to the overlay, which links the first to its file and line, and to the terminal. */
function showProblem(server: ViteDevServer, { message, loc }: Problem): void {
  server.config.logger.error(message, { timestamp: true });
  server.ws.send({
    type: "error",
    err: { message, stack: "", plugin: consoleEvent, ...(loc ? { id: loc.file, loc } : {}) },
  });
}

/** Path below the published folder: /custom/console/manifest.json -> console/manifest.json. */
function fileOf({ url = "" }: IncomingMessage, base: string): string {
  const plain = url.replace(/[?#].*$/, "");
  return plain.startsWith(base) ? plain.slice(base.length) : plain.slice(1);
}

function answer(console: ConsoleOnDemand | undefined, file: string, response: ServerResponse, next: () => void): void {
  const content = console?.content(file);
  if (content === undefined) return next();
  response.setHeader(
    "Content-Type",
    file.endsWith(".js") ? "text/javascript; charset=utf-8" : "application/json; charset=utf-8",
  );
  response.setHeader("Cache-Control", "no-cache");
  response.end(content);
}
