import { describe, expect, test } from "vitest";
import { decideVersion, readVersion, type VersionFacts } from "../../../src/domain/version";

describe("§2: reloads the page if the version differs from the one stored locally", () => {
  const facts: VersionFacts = { published: "b", stored: "a", writable: true, unsaved: false, reloaded: false };
  const rows: { says: string; given: Partial<VersionFacts>; want: string }[] = [
    { says: "differs", given: {}, want: "reload" },
    { says: "the same", given: { stored: "b" }, want: "nothing" },
    { says: "the first visit: stored, no reload", given: { stored: undefined }, want: "store" },
    { says: "the first visit with unsaved input", given: { stored: undefined, unsaved: true }, want: "store" },
    { says: "no readable file", given: { published: undefined }, want: "nothing" },
    {
      says: "no readable file at the first visit",
      given: { published: undefined, stored: undefined },
      want: "nothing",
    },
    { says: "unsaved input: offered", given: { unsaved: true }, want: "offer" },
    { says: "storage keeps nothing: a reload would come again and again", given: { writable: false }, want: "offer" },
    { says: "reloaded a moment ago and still different: no loop", given: { reloaded: true }, want: "offer" },
    { says: "reloaded a moment ago, now the same", given: { reloaded: true, stored: "b" }, want: "nothing" },
  ];
  test.each(rows)("$says: $want", ({ given, want }) => {
    expect(decideVersion({ ...facts, ...given })).toBe(want);
  });
});

describe("the version file", () => {
  test.each([
    { text: '{ "version": "3f9a" }', version: "3f9a" },
    { text: '{ "version": "" }', version: undefined },
    { text: '{ "version": 3 }', version: undefined },
    { text: '{ "build": "3f9a" }', version: undefined },
    { text: "null", version: undefined },
    { text: '"3f9a"', version: undefined },
    { text: "<!doctype html>", version: undefined },
    { text: "", version: undefined },
  ])("$text", ({ text, version }) => {
    expect(readVersion(text)).toBe(version);
  });
});
