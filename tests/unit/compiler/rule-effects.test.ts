import { describe, expect, it } from "vitest";
import { type Profile, withoutEffect } from "../../../src/compiler/checks/rule-effects";
import { matches } from "../../../src/domain/when";
import type { When } from "../../../src/model/config/screen";

interface Part {
  name: string;
  when: When;
  hide: string[];
  showOnly?: string[];
}

const profiles: Profile[] = [{ type: 0 }, { type: 1 }];
const part = (name: string, when: When, ...hide: string[]): Part => ({ name, when, hide });

/** What is hidden from each kind of user. */
const hidden = (parts: readonly Part[]): string[][] =>
  profiles.map((profile) =>
    [...new Set(parts.flatMap(({ when, hide }) => (matches(when, profile) ? hide : [])))].toSorted(),
  );

const found = (parts: readonly Part[], decide = hidden) =>
  withoutEffect(parts, profiles, decide).map((each) => [each.part.name, each.by?.name]);

describe("rules without effect", () => {
  it("are none where each hides something of its own", () => {
    expect(found([part("one", { type: 0 }, "a"), part("other", { type: 1 }, "a")])).toEqual([]);
  });

  it("are the later one of two that do the same, by the first", () => {
    expect(found([part("first", { type: 0 }, "a"), part("second", { type: 0 }, "a")])).toEqual([["second", "first"]]);
  });

  it("are an earlier one where a later one does more", () => {
    expect(found([part("narrow", { type: 0 }, "a"), part("wide", {}, "a", "b")])).toEqual([["narrow", "wide"]]);
  });

  it("name the rule that stands for them, not the one beside it", () => {
    const parts = [part("beside", { type: 1 }, "b"), part("wide", {}, "a"), part("narrow", { type: 0 }, "a")];
    expect(found(parts)).toEqual([["narrow", "wide"]]);
  });

  it("are all but one of three that do the same: what has no effect counts no more", () => {
    const three = ["first", "second", "third"].map((name) => part(name, { type: 0 }, "a"));
    expect(found(three)).toEqual([
      ["third", "first"],
      ["second", "first"],
    ]);
  });

  it("have no other one to name where nobody meets them", () => {
    expect(found([part("first", {}, "a"), part("nobody", { type: 7 }, "b")])).toEqual([["nobody", undefined]]);
  });

  it("are met by the others where they show something to some only", () => {
    const only: Part = { ...part("only", { type: [0, 1] }), showOnly: ["a"] };
    expect(found([part("first", {}, "a"), only])).toEqual([["only", undefined]]);
  });
});
