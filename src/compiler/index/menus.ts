import type { Path } from "../read/config-file";
import type { MenuIconName } from "../../model/menu-icons";
import { once } from "../read/once";
import type { Loaded } from "../shape/shape";
import type { ConfigCounted } from "../../model/config/home-rows";
import type { ConfigMenu } from "../../model/config/menu";
import type { Mode } from "../../model/config/mode";
import type { Words } from "../../model/words";
import type { Program } from "./program";

/** An entry of a left menu as config writes it. */
export interface RawEntry extends Words {
  code: string;
  icon?: MenuIconName | undefined;
  route?: string | undefined;
  badge?: (Words & { rows: ConfigCounted }) | undefined;
  pending?: boolean | undefined;
  tabs?: string[] | undefined;
  children?: RawEntry[] | undefined;
}

/** An entry with its place and the codes of the entries around it, outermost first. */
export interface PlacedEntry {
  entry: RawEntry;
  menu: Loaded<ConfigMenu>;
  path: Path;
  parents: string[];
}

/** Every entry of every left menu, parents before children. */
export function menuEntries(program: Program): PlacedEntry[] {
  return program.menus.flatMap(entriesIn);
}

const entriesIn = once((menu: Loaded<ConfigMenu>) => placed(menu, menu.value.entries, ["entries"], []));

function placed(menu: Loaded<ConfigMenu>, entries: readonly RawEntry[], path: Path, parents: string[]): PlacedEntry[] {
  return entries.flatMap((entry, index) => {
    const here = [...path, index];
    return [
      { entry, menu, path: here, parents },
      ...placed(menu, entry.children ?? [], [...here, "children"], [...parents, entry.code]),
    ];
  });
}

/** Whether every code is known: both menus and the rules could be read in full. */
export function menusKnown({ menus, menuRules }: Program): boolean {
  return menus.length === 2 && menus.every(({ whole }) => whole) && menuRules?.whole === true;
}

/** What is known of menu codes. */
export interface Codes {
  /** Codes of the left menus. */
  inMenus: ReadonlySet<string>;
  /** Those, and the codes that rules/menu.json adds. */
  all: ReadonlySet<string>;
  /** The code and those above it: by the menus, and by the way codes are written (v8-2.1 is below v8-2 and v8). */
  withParents: (code: string) => Set<string>;
  /** Modes whose menu lists the code; for a code that no menu lists, those of the nearest above it; both if there is none. */
  modes: (code: string) => Mode[];
}

/** Collects the codes of all menus and rules. */
export function codesOf(program: Program): Codes {
  const entries = menuEntries(program);
  const inMenus = new Set(entries.map(({ entry }) => entry.code));
  const above = new Map<string, Set<string>>();
  const whole = new Map<string, Set<string>>();
  const listed = new Map<string, Set<Mode>>();
  for (const { entry, menu, parents } of entries) {
    above.set(entry.code, new Set([...(above.get(entry.code) ?? []), ...parents]));
    listed.set(entry.code, new Set([...(listed.get(entry.code) ?? []), menu.value.mode]));
  }
  return {
    inMenus,
    all: new Set([...inMenus, ...Object.keys(program.menuRules?.value.codes ?? {})]),
    withParents: (code) => {
      const known = whole.get(code) ?? new Set([...writtenAbove(code), ...(above.get(code) ?? [])]);
      whole.set(code, known);
      return known;
    },
    modes: (code) => {
      const nearest = writtenAbove(code).find((candidate) => listed.has(candidate));
      const modes = nearest === undefined ? undefined : listed.get(nearest);
      return modes ? [...modes].sort() : [1, 2];
    },
  };
}

/** v8-2.1, v8-2, v8. */
function writtenAbove(code: string): string[] {
  const parts = [code];
  for (let rest = code; /[-.]/.test(rest); parts.push(rest)) rest = rest.replace(/[-.][^-.]*$/, "");
  return parts;
}
