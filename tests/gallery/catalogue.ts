import { matchRoutes } from "react-router-dom";
import { codesOf } from "../../src/domain/menu";
import type { Mode } from "../../src/model/config/mode";
import type { Manifest, ResolvedView } from "../../src/model/resolved";
import type { Words } from "../../src/model/words";
import { type BuiltConsole, builtConsole, findPlaces, type Place, visitors } from "../helpers/places";
import { type GalleryState, statesWithRows, usernameOf } from "./states";

/** A view of the gallery, and how to open it. */
export interface GalleryView extends Pick<Place, "path" | "state" | "mode" | "kind" | "shown" | "frame"> {
  /** "orders.list", "users.detail?tab=roles". */
  name: string;
  words: Words;
  /** Who finds it there: "admin", or nobody (""), before signing in. */
  user: string;
  /** The view whose place shows it, where it has none of its own. */
  within?: string;
}

/** The views of one screen. */
export interface GalleryScreen {
  subject: string;
  words: Words;
  views: GalleryView[];
}

/** The screens of an entry of a menu. */
export interface GalleryArea {
  mode: Mode;
  words: Words;
  screens: GalleryScreen[];
}

/** Finds every view of the consoles that the gallery shows, in one of the states that have rows. */
export async function findViews(
  url: string,
  state: GalleryState = "many",
  known?: BuiltConsole,
): Promise<GalleryView[]> {
  if (!statesWithRows.includes(state)) return findViews(url, "many", known);
  const built = known ?? (await builtConsole());
  const users = visitors.map(({ username, mode }) => ({ mode, username: usernameOf({ user: username, state }) }));
  const { places, shownAt } = await findPlaces(url, users, built);
  const own = places.map(({ says, username, ...place }) => ({
    ...place,
    name: says,
    words: wordsOf(built, says),
    user: username.split(".")[0] ?? "",
  }));
  const within = [...shownAt].flatMap(([name, at]) => {
    const view = own.find((each) => each.name === at);
    return name === at || !view ? [] : [{ ...view, name, words: wordsOf(built, name), within: at }];
  });
  return [...signIn(built), ...own, ...within];
}

/** The names of all views of config. */
export function namesOf({ screens }: BuiltConsole): string[] {
  return [...screens].flatMap(([subject, { views }]) => Object.keys(views).map((name) => `${subject}.${name}`));
}

/** The views by the menu entries whose pages show them, in the order of the menus. */
export function byArea(views: readonly GalleryView[], { manifest, screens }: BuiltConsole): GalleryArea[] {
  const areas = ([1, 2] as const).flatMap((mode) => areasOf(manifest, mode));
  return areas.flatMap(({ codes, mode, words }) => {
    const own = views.filter((view) => view.mode === mode && codes.includes(codeOf(manifest, view)));
    const subjects = [...new Set(own.map(({ name }) => subjectOf(name)))];
    if (subjects.length === 0) return [];
    return [
      {
        mode,
        words,
        screens: subjects.map((subject) => ({
          subject,
          words: screens.get(subject)?.title ?? { zh: subject, en: subject },
          views: own.filter(({ name }) => subjectOf(name) === subject),
        })),
      },
    ];
  });
}

/** Signing in is the only view of those who have not. */
function signIn({ manifest, screens }: BuiltConsole): GalleryView[] {
  return manifest.routes
    .filter(({ path }) => path === "/login")
    .map(({ path, subject = "", view = "", title, frame }) => ({
      name: `${subject}.${view}`,
      words: screens.get(subject)?.views[view]?.title ?? title,
      user: "",
      mode: 1,
      path,
      state: {},
      kind: "page",
      frame,
      shown: "main form",
    }));
}

function areasOf({ menus }: Manifest, mode: Mode): { mode: Mode; words: Words; codes: string[] }[] {
  const { entries, title } = menus[mode];
  const own = entries.map((entry) => ({ mode, words: entry.words, codes: codesOf([entry]) }));
  // What no entry leads to is found from the header, or before signing in.
  return [...own, { mode, words: title, codes: [""] }];
}

/** The menu code of the page that shows a view; empty where the menu has none. */
function codeOf({ routes, menus }: Manifest, { path, mode }: GalleryView): string {
  const [address = ""] = path.split("?");
  const code =
    routes.find((route) => route.modes.includes(mode) && matchRoutes([{ path: route.path }], address))?.menu ?? "";
  return codesOf(menus[mode].entries).includes(code) ? code : "";
}

function wordsOf({ screens }: BuiltConsole, name: string): Words {
  const [base = "", part = ""] = name.split("?");
  const subject = subjectOf(name);
  const view = screens.get(subject)?.views[base.slice(subject.length + 1)];
  const title = view?.title ?? { zh: name, en: name };
  const tab = tabWords(view, new URLSearchParams(part).get("tab"));
  return tab ? { zh: `${title.zh} · ${tab.zh}`, en: `${title.en} · ${tab.en}` } : title;
}

function tabWords(view: ResolvedView | undefined, tab: string | null): Words | undefined {
  return view?.kind === "detail" ? view.tabs?.find(({ name }) => name === tab)?.words : undefined;
}

/** The subject of a view's name. */
export function subjectOf(name: string): string {
  const [base = ""] = name.split("?");
  return base.slice(0, base.lastIndexOf("."));
}
