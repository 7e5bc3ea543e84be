import type { ConfigHome, ConfigHomeList, ConfigHomeTarget } from "../../model/config/home";
import type { Path } from "../read/config-file";
import type { Program } from "./program";

type Menu = Program["menus"][number];

/** A part of some mode's home with its place. */
export interface Placed<Part> {
  part: Part;
  menu: Menu;
  path: Path;
}

/** Everything above the areas of each mode's home. */
export function homeBlocks(program: Program): Placed<ConfigHome["above"][number]>[] {
  return program.menus.flatMap((menu) =>
    menu.value.home.above.map((part, index) => ({ part, menu, path: ["home", "above", index] })),
  );
}

/** Every list beside the areas. */
export function homeLists(program: Program): Placed<ConfigHomeList>[] {
  return program.menus.flatMap((menu) =>
    menu.value.home.beside.map((part, index) => ({ part, menu, path: ["home", "beside", index] })),
  );
}

/** The views that home leads to. */
export function homeTargets(program: Program): Placed<ConfigHomeTarget>[] {
  return homeLists(program).flatMap(({ part, menu, path }) =>
    (["opens", "all"] as const).map((key) => ({ part: part[key], menu, path: [...path, key] })),
  );
}
