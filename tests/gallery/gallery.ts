import path from "node:path";
import type { Words } from "../../src/model/words";
import { builtConsole } from "../helpers/places";
import { byArea, findViews, type GalleryArea } from "./catalogue";
import { startServer } from "./server";
import { type GalleryState, stateNames, states } from "./states";

/** What the gallery shows. */
export interface Catalogue {
  states: Readonly<Record<GalleryState, Words>>;
  areas: GalleryArea[];
}

/** The gallery, running. */
export interface Gallery {
  /** Its origin, such as http://127.0.0.1:8080. */
  url: string;
  /** What it shows; views are opened with rows of the state. */
  catalogue(state?: GalleryState): Promise<Catalogue>;
  close(): Promise<void>;
}

/**
 * Serves the console as it was built, with answers made of the description.
 * @param root the project
 * @param port 0 for any free one
 */
export async function openGallery(root: string, port: number): Promise<Gallery> {
  const found = new Map<GalleryState, Promise<Catalogue>>();
  const catalogue = (state: GalleryState = "many"): Promise<Catalogue> => {
    const known = found.get(state) ?? catalogueOf(server.url, state);
    found.set(state, known);
    known.catch(() => found.delete(state));
    return known;
  };
  const server = await startServer({
    consoleRoot: path.join(root, "dist"),
    port,
    catalogue: (state) => catalogue(stateNames.find((name) => name === state)),
  });
  return { ...server, catalogue };
}

async function catalogueOf(url: string, state: GalleryState): Promise<Catalogue> {
  const [views, built] = await Promise.all([findViews(url, state), builtConsole()]);
  return { states, areas: byArea(views, built) };
}
