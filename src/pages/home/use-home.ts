import { useEffect, useMemo } from "react";
import type { HomeCard, ResolvedHome } from "../../model/resolved-home";
import { useConsole } from "../../state/console";
import { useInside } from "../../state/inside";
import { useSetting } from "../../state/use-setting";
import { type Arrangement, arrange } from "./arrange";
import { mayCount, mayShow, mayStep } from "./may-show";
import { type Counts, useCounts } from "./use-counts";

/** How many entries cards had that are as long as what they count: what this device knows of the last time. */
export type Sizes = Readonly<Record<string, number | undefined>>;

/** Home as the signed-in user has it. */
export interface UserHome {
  /** The cards in their order. */
  shown: HomeCard[];
  /** Those that the user can add. */
  hidden: HomeCard[];
  arrangement: Arrangement;
  /** Keeps another arrangement; undefined: the one of config. */
  save(arrangement: Arrangement | undefined): void;
  counts: Counts;
  /** Undefined at the first time on this device. */
  sizes: Sizes | undefined;
}

/** What of home opens to the user, in the user's order, and what its cards count. */
export function useHome({ cards }: ResolvedHome, key: string): UserHome {
  const { manifest, session } = useConsole();
  const { userSettings } = useInside();
  const saved = useSetting(key);
  const arrangement = useMemo(() => arrange(cards, saved), [cards, saved]);
  const sizes = useSetting(sizesKey(key)) as Sizes | undefined;
  const mine = cards.filter((card) => mayShow(card, manifest, session) && !isDone(card, sizes));
  const named = (names: readonly string[]): HomeCard[] =>
    names.flatMap((name) => mine.find((card) => card.name === name) ?? []);
  const shown = named(arrangement.shown);
  const counts = useCounts(
    shown.flatMap((card) => {
      if (card.card === "todos")
        return card.items.flatMap(({ rows }) => (mayCount(rows, manifest, session) ? [rows] : []));
      if (card.card !== "checklist") return [];
      return card.items.flatMap((item) => (mayStep(item, manifest, session) ? [item.rows] : []));
    }),
  );
  useNotedSizes(shown, counts, sizes, sizesKey(key));
  return {
    shown,
    hidden: named(arrangement.hidden),
    arrangement,
    save: (next) => userSettings.save(key, next),
    counts,
    sizes,
  };
}

/** How many entries a card has that is as long as what it counts: things that wait, or the steps of a checklist that is not done yet. */
export function sizeOf(card: HomeCard, counts: Counts): number | undefined {
  if (card.card === "todos") return card.items.filter(({ rows }) => (counts.of(rows)?.total ?? 0) > 0).length;
  if (card.card !== "checklist") return undefined;
  const steps = card.items.filter(({ rows }) => counts.of(rows));
  return steps.every(({ rows, atLeast }) => (counts.of(rows)?.total ?? 0) >= atLeast) ? 0 : steps.length;
}

/** A checklist that was done once stays away, whatever is deleted later. */
function isDone(card: HomeCard, sizes: Sizes | undefined): boolean {
  return card.card === "checklist" && sizes?.[card.name] === 0;
}

function sizesKey(key: string): string {
  return `${key}.sizes`;
}

function useNotedSizes(shown: readonly HomeCard[], counts: Counts, before: Sizes | undefined, key: string): void {
  const { userSettings } = useInside();
  const found = shown.flatMap((card) => {
    const size = sizeOf(card, counts);
    return size === undefined ? [] : [[card.name, size] as const];
  });
  const isCounted = !counts.pending && !counts.failed;
  const now = JSON.stringify({ ...before, ...Object.fromEntries(found) });
  useEffect(() => {
    if (isCounted) userSettings.note(key, JSON.parse(now));
  }, [isCounted, now, key, userSettings]);
}
