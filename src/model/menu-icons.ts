/** Icons that config may name for an entry of a menu: names of Blueprint's. */
export const menuIconNames = [
  "application",
  "bank-account",
  "briefcase",
  "chart",
  "clipboard",
  "cloud",
  "dashboard",
  "envelope",
  "key",
  "notifications",
  "people",
  "pulse",
  "shield",
  "shopping-cart",
  "tag",
  "user",
] as const;

/** Name of an icon of a menu. */
export type MenuIconName = (typeof menuIconNames)[number];
