import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import files from "@fastify/static";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { consolePlugin } from "../../src/server/plugins/console";
import { PAGE } from "../../src/server/plugins/console-files";
import type { Language } from "../../src/model/words";
import { answerOf } from "./answer";
import { answers } from "./describe";
import { sessionOf } from "./states";

/** A server that answers. */
export interface GalleryServer {
  /** Its origin. */
  url: string;
  close(): Promise<void>;
}

/** What is served, and where. */
export interface GalleryServerOptions {
  /** The folder dist/ of the built console. */
  consoleRoot: string;
  /** 0 for any free one. */
  port: number;
  /** What the page of the gallery lists for a state. */
  catalogue(state: string): Promise<unknown>;
}

/** Where the page of the gallery stands. */
export const GALLERY_PATH = "/gallery/";

/** Its page, and what it puts into the pages of the console. */
const pageFolder = fileURLToPath(new URL("page", import.meta.url));

/** Largest request: a file to be uploaded, in base64. */
const BODY_BYTES = 16 * 1024 * 1024;

/** Serves the gallery, the console that it shows, and an API for it that is made of the description. */
export async function startServer({ consoleRoot, port, catalogue }: GalleryServerOptions): Promise<GalleryServer> {
  const app = Fastify({ bodyLimit: BODY_BYTES, forceCloseConnections: true });
  showInFrame(app, await readFile(path.join(consoleRoot, PAGE), "utf8"));
  app.get<{ Querystring: { state?: string } }>(`${GALLERY_PATH}catalogue.json`, ({ query }) =>
    catalogue(query.state ?? ""),
  );
  app.register(files, { root: pageFolder, prefix: GALLERY_PATH, decorateReply: false });
  app.register(consolePlugin, { root: consoleRoot });
  app.all("/cdz-admin/*", answerCall);
  const url = await app.listen({ port, host: "127.0.0.1" });
  return { url, close: () => app.close() };
}

/** The console's own pages, with the script of the gallery first; every other header is as the console has it. */
function showInFrame(app: FastifyInstance, page: string): void {
  const shown = page.replace("<head>", `<head><script src="${GALLERY_PATH}in-console.js"></script>`);
  app.addHook("onSend", async ({ url }, reply, payload) => {
    const policy = String(reply.getHeader("content-security-policy") ?? "");
    reply.header("content-security-policy", policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
    reply.removeHeader("x-frame-options");
    const isPage = url.startsWith("/custom/") && String(reply.getHeader("content-type")).startsWith("text/html");
    if (!isPage) return payload;
    // An address without a page is shown as one: whoever looks at it wants no error in the browser's console.
    reply.code(200).removeHeader("content-encoding").removeHeader("content-length").removeHeader("etag");
    return shown;
  });
}

function answerCall(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { pathname, searchParams } = new URL(request.url, "http://localhost");
  const described = answers.get(`${request.method.toLowerCase()} ${pathname.slice("/cdz-admin".length)}`);
  if (!described) return reply.code(404).send();
  const { status, type, body, waits } = answerOf(described, {
    session: sessionOf(String(request.headers.token ?? "")),
    language: languageOf(request),
    input: { ...Object.fromEntries([...searchParams].map(typed)), ...(request.body as object | null) },
  });
  return reply
    .code(status)
    .headers({ "cache-control": "no-store", ...(waits && { "x-gallery-waits": "yes" }) })
    .type(type)
    .send(body);
}

/** Parameters of an address are texts; numbers are meant. */
function typed([name, value]: [string, string]): [string, unknown] {
  return [name, /^\d{1,15}$/.test(value) ? Number(value) : value];
}

function languageOf({ headers }: FastifyRequest): Language {
  return headers["accept-language"]?.startsWith("en") ? "en" : "zh";
}
