import type { Words } from "../../src/model/words";

/** A state of the API, in which every view can be looked at. */
export const states = {
  many: { zh: "多行", en: "Many rows" },
  one: { zh: "一行", en: "One row" },
  empty: { zh: "空", en: "Empty" },
  loading: { zh: "加载中", en: "Loading" },
  error: { zh: "出错", en: "Error" },
  forbidden: { zh: "拒绝访问", en: "Forbidden" },
  unpermitted: { zh: "没有权限", en: "No permission" },
  long: { zh: "长文本", en: "Long texts" },
  markup: { zh: "文本含标记", en: "Markup in texts" },
} as const satisfies Record<string, Words>;

/** Its name. */
export type GalleryState = keyof typeof states;

/** Every state, in the order in which they are offered. */
export const stateNames = Object.keys(states) as GalleryState[];

/** States whose rows differ: what a view is opened with is looked up in each of them, and as `many` in all others. */
export const statesWithRows: readonly GalleryState[] = ["many", "one", "long", "markup"];

/** Users of the gallery, by the permission codes they hold where the state is not `unpermitted`. */
const codesOf = { admin: "all", channel: "channel" } as const;

/** Who is signed in, and the state of the API for them. */
export interface GallerySession {
  user: keyof typeof codesOf;
  state: GalleryState;
}

/** Marks a session's token: long enough for one, whoever is signed in. */
const mark = "gallery-session.";

/** The name by which a user signs in to a state: "admin.many". */
export function usernameOf({ user, state }: { user: string; state: GalleryState }): string {
  return `${user}.${state}`;
}

/** The token of a session. It says everything, so the server remembers nothing. */
export function tokenOf(username: string): string {
  return `${mark}${username}`;
}

/** The session of a token; the main account with many rows for any other text. */
export function sessionOf(token: string): GallerySession {
  const [user = "", state = ""] = token.replace(mark, "").split(".");
  return { user: isIn(codesOf, user) ? user : "admin", state: isIn(states, state) ? state : "many" };
}

/** The permission codes that the session's user holds. */
export function authCodesOf({ user, state }: GallerySession): string {
  return state === "unpermitted" ? "" : codesOf[user];
}

function isIn<Names extends object>(names: Names, name: string): name is Extract<keyof Names, string> {
  return Object.hasOwn(names, name);
}
