/** Hand-written pages (src/pages) that config may name in a view of kind `page`. */
export const pageNames = ["login", "token", "home", "calculator", "cart"] as const;

/** Name of a hand-written page. */
export type PageName = (typeof pageNames)[number];

/** Pages for those who have not signed in: no permission is asked and no menu has to lead there. */
export const publicPages: readonly string[] = ["login", "token"] satisfies PageName[];
