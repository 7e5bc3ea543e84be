/** Hues that config can give to something: `--hue-…` in src/shell/theme.css has each for light and for dark. */
export const hues = ["teal", "orange", "red", "violet", "gold", "blue"] as const;

/** One of them. */
export type Hue = (typeof hues)[number];

/** The hue as a colour of CSS. */
export function hueColor(hue: Hue): string {
  return `var(--hue-${hue})`;
}
