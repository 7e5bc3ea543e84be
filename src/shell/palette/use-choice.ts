import { useState } from "react";
import type { PaletteItem } from "./palette-items";
import type { FoundRecords } from "./records";
import { type PaletteContents, usePaletteGroups } from "./use-palette-groups";

/** What is typed, what that finds, and which of it is chosen. */
export interface Choice extends PaletteContents {
  text: string;
  items: PaletteItem[];
  current: PaletteItem | undefined;
  /** Enter was pressed before there was anything to choose: the first exact match is what is meant. */
  hasty: boolean;
  type(text: string): void;
  point(item: PaletteItem): void;
  /** To the item so many further on, round the end. */
  step(by: number): void;
  wait(): void;
}

/** What the user has done since the text changed. */
interface Doing {
  text: string;
  /** Key of the item pointed at. */
  chosen?: string;
  /** What lists had answered when the user first pointed at an item. */
  held?: readonly FoundRecords[];
  hasty?: boolean;
}

/** Typing, and pointing at an item by arrows or mouse. */
export function useChoice(): Choice {
  const [{ text, chosen, held, hasty = false }, setDoing] = useState<Doing>({ text: "" });
  const contents = usePaletteGroups(text.trim(), held);
  const items = contents.groups.flatMap((group) => group.items);
  const current = items.find(({ key }) => key === chosen) ?? contents.first;
  const point = ({ key }: PaletteItem): void => setDoing({ text, chosen: key, held: held ?? contents.found });
  return {
    ...contents,
    text,
    items,
    current,
    hasty,
    type: (typed) => setDoing({ text: typed }),
    point,
    step: (by) => {
      const from = items.findIndex((item) => item === current);
      const next = items[from < 0 && by < 0 ? items.length - 1 : (from + by + items.length) % items.length];
      if (next) point(next);
    },
    wait: () => setDoing({ text, hasty: true }),
  };
}
