import type { ConfigHomeCard, ConfigHomeTarget } from "../../model/config/home";
import type { ConfigCounted, ConfigFirst } from "../../model/config/home-rows";
import type { Path } from "../read/config-file";
import type { Program } from "./program";

type Menu = Program["menus"][number];

/** A part of some mode's home with its place. */
export interface Placed<Part> {
  part: Part;
  menu: Menu;
  path: Path;
}

/** A card of home of one kind, as config writes it. */
export type HomeCardOf<K extends ConfigHomeCard["card"]> = Extract<ConfigHomeCard, { card: K }>;

/** What a card counts, and the time of the first of its rows. */
export interface Counted {
  rows: ConfigCounted;
  first?: ConfigFirst | undefined;
}

/** Every card of each mode's home. */
export function homeCards(program: Program): Placed<ConfigHomeCard>[] {
  return program.menus.flatMap((menu) =>
    menu.value.home.cards.map((part, index) => ({ part, menu, path: ["home", "cards", index] })),
  );
}

/** The cards of one kind. */
export function homeCardsOf<K extends ConfigHomeCard["card"]>(program: Program, kind: K): Placed<HomeCardOf<K>>[] {
  return homeCards(program).filter((placed): placed is Placed<HomeCardOf<K>> => placed.part.card === kind);
}

/** The steps of checklists. */
export function homeSteps(program: Program): Placed<HomeCardOf<"checklist">["items"][number]>[] {
  return homeCardsOf(program, "checklist").flatMap(({ part, menu, path }) =>
    part.items.map((item, index) => ({ part: item, menu, path: [...path, "items", index] })),
  );
}

/** Everything that home counts: what waits, and what steps are done by. */
export function homeCounts(program: Program): Placed<Counted>[] {
  const todos = homeCardsOf(program, "todos").flatMap(({ part, menu, path }) =>
    part.items.map((item, index) => ({ part: item, menu, path: [...path, "items", index] })),
  );
  return [...todos, ...homeSteps(program)];
}

/** The views that lists and steps of home open, but for those that it counts the rows of. */
export function homeTargets(program: Program): Placed<ConfigHomeTarget>[] {
  return [
    ...[...homeCardsOf(program, "list"), ...homeSteps(program)].map(({ part, menu, path }) => ({
      part: part.opens,
      menu,
      path: [...path, "opens"],
    })),
    ...homeCardsOf(program, "list").map(({ part, menu, path }) => ({ part: part.all, menu, path: [...path, "all"] })),
  ];
}
