import path from "node:path";
import { placeOf, possiblePlaces } from "../../domain/address-key";
import { CHUNKS } from "./console-files";
import { freshJson } from "./fresh-json";

/** A file of the application, by Vite's account (build.manifest): keys of others lead on. */
interface Chunk {
  file: string;
  /** Name of the part. */
  name?: string;
  imports?: string[];
  css?: string[];
}

/** What is needed here of the compiled console: its addresses, and the chunks of its screens. */
interface Addresses {
  routes: { path: string; subject?: string; kind?: string; page?: string; frame?: string }[];
  screens: Record<string, string>;
  /** Of a hand-written page what config says of it. */
  parts?: Record<string, string>;
}

/** Where Vite's account of the application's files lies, and the compiled console. */
const sources = { chunks: CHUNKS, addresses: "console/manifest.json" } as const;

/**
 * The files that the page at an address will be drawn with, for a header that comes with the page: a browser fetches them at
 * once, and not one after the other as each is found to be needed. As to what is wanted only the address is known:
 * where it leads nowhere, or to the sign-in page, only what nothing runs without is named.
 * @param root the folder dist/
 * @returns the value of a Link header for a path below /custom, "/" first; undefined where there is nothing to name
 */
export function earlyFiles(root: string): (address: string) => Promise<string | undefined> {
  const readChunks = freshJson<Record<string, Chunk>>(path.join(root, sources.chunks));
  const readAddresses = freshJson<Addresses>(path.join(root, sources.addresses));
  return async (address) => {
    const [chunks, addresses] = await Promise.all([readChunks(), readAddresses()]);
    if (!chunks || !addresses?.routes) return undefined;
    // In the order in which it is waited for: a browser fetches six at once. The first chunk asks for who is signed in, by the addresses.
    const files = [
      ...filesOf(chunks, ["first"]),
      sources.addresses,
      ...filesOf(chunks, ["application"]),
      ...drawnWith(chunks, addresses, address),
    ];
    return [...new Set(files)].map(linkTo).join(", ");
  };
}

/** What else a page is drawn with. */
function drawnWith(chunks: Record<string, Chunk>, addresses: Addresses, address: string): string[] {
  const found = routeAt(addresses, address);
  if (!found || found.frame === "bare") return [];
  const screen = found.page === undefined ? addresses.screens[found.subject ?? ""] : addresses.parts?.[found.page];
  const parts =
    found.page === undefined ? ["inside", "screen", `${found.kind}-view`] : ["inside", `${found.page}-page`];
  return [...(screen === undefined ? [] : [`console/${screen}`]), ...filesOf(chunks, parts)];
}

/** An address whose part of the directory is not at hand (see the compiler's directory) is one of a list, most likely. */
function routeAt({ routes }: Addresses, address: string): Partial<Addresses["routes"][number]> | undefined {
  for (const place of possiblePlaces(address)) {
    const route = routes.find((other) => placeOf(other.path) === place);
    if (route) return route;
  }
  return undefined;
}

/** Where parts of the application are, by their names; what there is no such part of is left out. */
function keysOf(chunks: Record<string, Chunk>, parts: readonly string[]): string[] {
  const keys = Object.keys(chunks).filter((key) => chunks[key]?.file.endsWith(".js"));
  return parts.flatMap((part) => keys.filter((key) => chunks[key]?.name === part));
}

/** The files of parts and of all they import. */
function filesOf(chunks: Record<string, Chunk>, parts: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (key: string): void => {
    const chunk = chunks[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const other of chunk.imports ?? []) add(other);
    for (const style of chunk.css ?? []) files.add(style);
  };
  keysOf(chunks, parts).forEach(add);
  return [...files];
}

/** All is asked for as the application will ask for it, else it is fetched twice. */
function linkTo(file: string): string {
  if (file.endsWith(".js")) return `</custom/${file}>; rel=modulepreload`;
  return `</custom/${file}>; rel=preload; as=${file.endsWith(".css") ? "style" : "fetch"}; crossorigin`;
}
