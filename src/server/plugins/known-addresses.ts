import { readFile } from "node:fs/promises";
import path from "node:path";
import { placeOf, possiblePlaces } from "../../domain/address-key";
import { freshJson } from "./fresh-json";

/** What is needed here of the compiled console: its addresses, or the chunk that has all of them where they are many. */
interface Addresses {
  routes?: { path: string }[];
  directory?: { whole: string };
}

/** The application's own address, which always has a page. Among places it would be that of any single part. */
const ROOT = "/";

/**
 * Whether the console has a page at an address. Read from the compiled console, so that it is true after publishing, too.
 * @param root the folder dist/
 * @returns a function of a raw path below /custom, without its query; while there is no compiled console, every address has one
 */
export function knownAddresses(root: string): (rawPath: string) => Promise<boolean> {
  const readManifest = freshJson<Addresses>(path.join(root, "console/manifest.json"));
  let known: { manifest?: Addresses; places?: ReadonlySet<string> } = {};
  return async (rawPath) => {
    const manifest = await readManifest();
    if (manifest && known.manifest !== manifest) {
      const routes = (await allOf(root, manifest)).filter((route) => route.path !== ROOT);
      const places = new Set(routes.map((route) => placeOf(route.path)));
      // None: the chunk cannot be read at the moment. Read again for the next address.
      known = places.size > 0 ? { manifest, places } : {};
    }
    return !known.places || rawPath === ROOT || isPlaced(known.places, rawPath);
  };
}

/** The manifest itself, or the chunk it names: a module that exports data, see the compiler's `partChunk`. */
async function allOf(root: string, { directory, routes = [] }: Addresses): Promise<{ path: string }[]> {
  if (!directory) return routes;
  const text = await readFile(path.join(root, "console", directory.whole), "utf8").catch(() => undefined);
  if (text === undefined) return [];
  return (JSON.parse(text.replace(/^export default /, "").replace(/;\s*$/, "")) as Required<Pick<Addresses, "routes">>)
    .routes;
}

/** Parts are compared decoded, as the router does; a parameter may hold a slash and is never empty. */
function isPlaced(places: ReadonlySet<string>, rawPath: string): boolean {
  const parts = rawPath
    .replace(/(.)\/$/, "$1")
    .split("/")
    .slice(1)
    .map(decoded);
  if (parts.length > 1 && parts.includes("")) return false;
  return possiblePlaces(`/${parts.join("/")}`).some((place) => places.has(place));
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part).replaceAll("/", "%2F");
  } catch {
    return part;
  }
}
