import { readFile } from "node:fs/promises";
import path from "node:path";
import helmet from "@fastify/helmet";
import files from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { BASE_PATH } from "../../domain/served-paths";
import { CHUNKS, consoleFile, PAGE } from "./console-files";
import { earlyFiles } from "./early-files";
import { freshJson } from "./fresh-json";
import { knownAddresses } from "./known-addresses";

/** What the console is served from. */
export interface ConsoleOptions {
  /** The folder dist/: app/ (Vite's output), console/ (compiled from config/) and version.json. Read anew for each request. */
  root: string;
}

/** Long enough to mean for ever. */
const YEAR_MS = 365 * 24 * 3_600_000;

/**
 * Nothing but our own files and our own API: no inline script or style, no eval, no framing, nothing from elsewhere.
 * Pictures may also be made in the page (the verification code, files about to be uploaded).
 */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", "data:", "blob:"],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    manifestSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    objectSrc: ["'none'"],
  },
};

/**
 * Serves the console under /custom/: every screen's address leads to the application, and so does any other address, with status
 * 404, for the application says that there is no such page.
 */
export async function consolePlugin(app: FastifyInstance, { root }: ConsoleOptions): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy,
    frameguard: { action: "deny" },
    referrerPolicy: { policy: "same-origin" },
    // Served on a plain-http loopback; whoever puts it behind TLS decides about this.
    strictTransportSecurity: false,
  });
  await app.register(files, { root, serve: false, preCompressed: true, index: false, dotfiles: "deny" });

  for (const url of ["/", BASE_PATH]) app.get(url, (_request, reply) => reply.redirect(`${BASE_PATH}/`));

  // Browsers ask for it wherever what they show names no icon: a JSON file, a PDF.
  const readChunks = freshJson<Record<string, { file: string }>>(path.join(root, CHUNKS));
  app.get("/favicon.ico", async (_request, reply) => {
    const icon = (await readChunks())?.["shell/icon.svg"];
    return icon ? reply.redirect(`${BASE_PATH}/${icon.file}`) : reply.callNotFound();
  });

  const early = earlyFiles(root);
  const isKnown = knownAddresses(root);
  app.get<{ Params: { "*": string } }>(`${BASE_PATH}/*`, async (request, reply) => {
    const file = consoleFile(request.params["*"]);
    if (!file) return reply.callNotFound();
    const links = file.path === PAGE ? await early(`/${request.params["*"]}`) : undefined;
    if (links) reply.header("link", links);
    reply.header("vary", "accept-encoding");
    if (file.path === PAGE && !(await isKnown(rawPath(request.url)))) return sendNotFoundPage(reply, root);
    return reply.sendFile(
      file.path,
      file.immutable ? { maxAge: YEAR_MS, immutable: true } : { maxAge: 0, cacheControl: false },
    );
  });

  // A file kept without asking is one that never changes; all others are asked for with their ETag each time.
  app.addHook("onSend", async (_request, reply) => {
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-cache");
  });
}

/** Sent without an ETag: a 304 would confirm a page that was there before. */
async function sendNotFoundPage(reply: FastifyReply, root: string): Promise<FastifyReply> {
  return reply
    .code(404)
    .type("text/html; charset=utf-8")
    .send(await readFile(path.join(root, PAGE)));
}

/** The path of a request below /custom as it was sent, without its query. */
function rawPath(url: string): string {
  return (url.split("?")[0] ?? "").slice(BASE_PATH.length);
}
