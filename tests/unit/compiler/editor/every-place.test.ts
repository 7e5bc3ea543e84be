import { beforeAll, describe, expect, it } from "vitest";
import { offersAt } from "../../../../src/compiler/editor/offers";
import { type Mutant, mutantsOf } from "../../../mutation/mutants";
import { placeOf } from "../../../mutation/reviewed";
import { sampleOf } from "../../../mutation/sample";
import { type Real, readReal } from "./read";

/** As many as take some seconds; there are some 20,000. */
const TRIED = 200;

/** Places where nothing is offered, by file and path, an item of a list written `#`, and why that is right. */
const ownNames: { where: RegExp; reason: string }[] = [
  {
    where: /\/(kind|card) \(key\)$/,
    reason: "nothing tells which keys there are without it; the JSON Schema offers it",
  },
  { where: /^screens\S+ (views|openAs)\/\w+ \(key\)$/, reason: "a name for what has an address of its own" },
  {
    where: /^(screens|menu)\S+ \S+\/(cards|items|tabs)\/#\/name$/,
    reason: "a name of its own, for addresses and kept layouts",
  },
  { where: /^console\.json links\/\w+ \(key\)$/, reason: "a name of its own" },
  { where: /^(menu\S+ entries\/\S+\/code|routes\.json routes\/#\/path)$/, reason: "here codes and addresses are made" },
  { where: /\/image$/, reason: "files of drawings are none of the compiler's sources" },
  { where: /^words\/messages\.json \S+ \(key\)$/, reason: "a name that code puts together of parts" },
  { where: /^words\/enums\.json ResourceProperty\/\w+ \(key\)$/, reason: "the API has these as texts of any kind" },
  {
    where: /^(words\/glossary|connection|metrics|changes)\.json /,
    reason: "words, names and queries of other systems, days",
  },
];

let real: Real;
let tried: Mutant[];
beforeAll(async () => {
  real = await readReal();
  const named = real.sources.config
    .flatMap(mutantsOf)
    .filter(({ kind, path }) => kind === "misspell" && !/^(zh|en)$/.test(String(path.at(-1))));
  tried = sampleOf(named, TRIED);
});

/** What stands at a place, where it is not among what is offered there. */
function missing({ file, path, ofKey, before, offset }: Mutant): string[] {
  const { text } = real.file(file.slice("config/".length));
  const offers = offersAt(real, { file, text, offset: offset + 1 })?.offers ?? [];
  const isOffered = offers.some(({ name, undeclared }) => JSON.stringify(name) === before && !undeclared);
  return isOffered ? [] : [`${file.slice("config/".length)} ${placeOf(path)}${ofKey ? " (key)" : ""}`];
}

describe("every name of today's config", () => {
  it("is offered where it stands, but for those that it gives itself", () => {
    expect(tried).toHaveLength(TRIED);
    const notOffered = tried.flatMap(missing);
    expect(notOffered.filter((place) => !ownNames.some(({ where }) => where.test(place)))).toEqual([]);
    expect(notOffered.length / TRIED).toBeLessThan(0.1);
  }, 600_000);
});
