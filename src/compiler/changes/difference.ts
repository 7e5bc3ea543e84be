import { sameJson } from "../../domain/same-json";

/** One step from the root of a file to what differs: its key, and both values of it. */
export interface Step {
  key: string | number;
  before: unknown;
  after: unknown;
}

/** The smallest part of a file that means something by itself and is not the same. */
export interface Difference {
  /** From the root of the file, which has no step; the last is what differs. */
  steps: readonly Step[];
  /** `words`: the object's own texts. `order`: the same parts in another order. */
  what: "value" | "words" | "order";
  before: unknown;
  after: unknown;
}

type Bag = Readonly<Record<string, unknown>>;

/** Keys by which one part of a list is the same in both, the best first. */
const identities = ["name", "code", "path", "at", "metric", "why", "zh", "en"] as const;

/** Keys of a file that no reader of the console and no rule of it ever meets. */
const silent: ReadonlySet<string> = new Set(["$schema"]);

/** Keys whose value means something only as a whole: conditions, where input comes from, what opens. */
const whole: ReadonlySet<string | number> = new Set([
  "when",
  "refreshWhile",
  "anyOf",
  "sort",
  "send",
  "filter",
  "opens",
  "filterOf",
]);

/** Every difference between two values of the same file. The texts of an object in both languages are one part. */
export function differences(before: unknown, after: unknown, steps: readonly Step[] = []): Difference[] {
  if (sameJson(before, after)) return orderOf(before, after, steps);
  if (whole.has(steps.at(-1)?.key ?? "")) return [{ steps, what: "value", before, after }];
  if (isBag(before) && isBag(after) && !(isText(before) && isText(after))) return inObject(before, after, steps);
  const [was, is] = [before ?? emptyLike(after, steps), after ?? emptyLike(before, steps)];
  if (isListOfParts(was) && isListOfParts(is)) return inList(was, is, steps);
  if (before === undefined || after === undefined) {
    if (isBag(was) && isBag(is)) return inObject(was, is, steps);
  }
  return [{ steps, what: "value", before, after }];
}

/** Keys of records: what stands below them has a name of its own. */
const records: ReadonlySet<string | number> = new Set(["fields", "views", "actions", "openAs", "links", "codes"]);

/** What a list or record that is absent stands for, so that each of its parts is told. */
function emptyLike(other: unknown, steps: readonly Step[]): unknown {
  if (isListOfParts(other) && other.length > 0) return [];
  return isBag(other) && records.has(steps.at(-1)?.key ?? "") ? {} : undefined;
}

/** Whether a value is an object with keys. */
export function isBag(value: unknown): value is Bag {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a value is a text in both languages and nothing else. */
export function isText(value: unknown): value is { zh: string; en: string } {
  return (
    isBag(value) && Object.keys(value).length === 2 && typeof value.zh === "string" && typeof value.en === "string"
  );
}

function inObject(before: Bag, after: Bag, steps: readonly Step[]): Difference[] {
  const own = ["zh", "en"].some((key) => before[key] !== after[key] && typeof (after[key] ?? before[key]) === "string");
  const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])].filter(
    (key) => !silent.has(key) && !(own && (key === "zh" || key === "en")),
  );
  const words: Difference[] = own ? [{ steps, what: "words", before: textsOf(before), after: textsOf(after) }] : [];
  const inner = keys.flatMap((key) =>
    differences(before[key], after[key], [...steps, { key, before: before[key], after: after[key] }]),
  );
  return [...words, ...inner, ...movedKeys(before, after, steps)];
}

function textsOf({ zh, en }: Bag): Bag {
  return { ...(typeof zh === "string" && { zh }), ...(typeof en === "string" && { en }) };
}

/** Two equal values may still list their keys differently. */
function orderOf(before: unknown, after: unknown, steps: readonly Step[]): Difference[] {
  if (isBag(before) && isBag(after))
    return [
      ...Object.keys(after).flatMap((key) =>
        orderOf(before[key], after[key], [...steps, { key, before: before[key], after: after[key] }]),
      ),
      ...movedKeys(before, after, steps),
    ];
  if (Array.isArray(before) && Array.isArray(after))
    return after.flatMap((value, key) =>
      orderOf(before[key], value, [...steps, { key, before: before[key], after: value }]),
    );
  return [];
}

function movedKeys(before: Bag, after: Bag, steps: readonly Step[]): Difference[] {
  const shared = (one: Bag, other: Bag): string[] => Object.keys(one).filter((key) => key in other);
  const [was, is] = [shared(before, after), shared(after, before)];
  return sameJson(was, is) ? [] : [{ steps, what: "order", before: was, after: is }];
}

function inList(before: readonly Bag[], after: readonly Bag[], steps: readonly Step[]): Difference[] {
  const pairs = pairsOf(before, after);
  const inner = pairs.flatMap(({ was, is, key }) => differences(was, is, [...steps, { key, before: was, after: is }]));
  const kept = pairs.filter(({ was, is }) => was !== undefined && is !== undefined);
  const order = kept.map(({ was }) => before.indexOf(was as Bag));
  const sorted = order.every((place, index) => index === 0 || place > (order[index - 1] ?? -1));
  if (sorted) return inner;
  return [
    ...inner,
    {
      steps,
      what: "order",
      before: [...order].sort((a, b) => a - b).map((place) => before[place]),
      after: kept.map(({ is }) => is),
    },
  ];
}

/** A part of a list, before and after; `key`: its place in the list that has it. */
interface Pair {
  was?: Bag;
  is?: Bag;
  key: number;
}

/** Which parts are the same: equal ones, then those of the same name, then those that are mostly alike. */
function pairsOf(before: readonly Bag[], after: readonly Bag[]): Pair[] {
  const open = new Set(before.keys());
  const found = new Map<number, number>();
  const match = (alike: (was: Bag, is: Bag) => boolean): void => {
    for (const [place, is] of after.entries()) {
      if (found.has(place)) continue;
      const partner = [...open].find((candidate) => alike(before[candidate] as Bag, is));
      if (partner === undefined) continue;
      found.set(place, partner);
      open.delete(partner);
    }
  };
  match(sameJson);
  for (const name of identities) match((was, is) => is[name] !== undefined && sameJson(was[name], is[name]));
  match(mostlyAlike);
  const kept = after.map((is, key): Pair => {
    const partner = found.get(key);
    const was = partner === undefined ? undefined : before[partner];
    return was === undefined ? { is, key } : { was, is, key };
  });
  return [...kept, ...[...open].map((key): Pair => ({ was: before[key] as Bag, key }))];
}

function mostlyAlike(was: Bag, is: Bag): boolean {
  const keys = new Set([...Object.keys(was), ...Object.keys(is)]);
  return [...keys].filter((key) => sameJson(was[key], is[key])).length * 2 >= keys.size;
}

function isListOfParts(value: unknown): value is Bag[] {
  return Array.isArray(value) && value.every(isBag);
}
