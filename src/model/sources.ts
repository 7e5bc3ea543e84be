import type { Mode } from "./config/mode";
import type { Words } from "./words";

/*
 * Where in config things stand, and why its rules are there: what the console explains to the provider's staff with. Chunks of their own,
 * which nobody else loads. Lines count from 1.
 */

/** What the names of texts begin with that only staff see: they come with the sources instead of the manifest. */
export const STAFF_TEXTS = "why.";

/** A rule of config. */
export interface RuleSource {
  why: Words;
  line: number;
}

/** A line of a file of config. */
export interface Place {
  file: string;
  line: number;
}

/** The file of a mode's menu, and the lines of its entries by code and of those of its header by name. */
export interface MenuSources {
  file: string;
  entries: Record<string, number>;
  header: Record<string, number>;
}

/** Everything but the screens. Rules stand in the order of the manifest's. */
export interface Sources {
  menus: Record<Mode, MenuSources>;
  menuRules: { file: string; rules: RuleSource[]; header: RuleSource[] };
  entryRules: { file: string; rules: RuleSource[] };
  /** Lines by address, as the manifest spells it. */
  routes: { file: string; lines: Record<string, number> };
  /** Where the codes stand that admit to a page, by its address; absent where there is none. */
  admits: Record<string, Place>;
  /** Address of the ScreenSources of each subject, relative to the manifest. */
  screens: Record<string, string>;
  /** The texts whose names begin with STAFF_TEXTS. */
  messages: Record<string, Words>;
}

/** The file of a subject, and the lines of what it declares by name. */
export interface ScreenSources {
  file: string;
  views: Record<string, number>;
  /** `when`: where the condition stands. */
  actions: Record<string, { line: number; when?: number }>;
  fields: Record<string, number>;
}
