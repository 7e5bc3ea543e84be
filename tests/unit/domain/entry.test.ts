import { describe, expect, test } from "vitest";
import { decideEntry, type EntryFacts } from "../../../src/domain/entry";
import { entryRules } from "../../helpers/config";

/** The outcome in short: "switchMode 2", "go /x", "danger: refused words". */
function outcome(given: Partial<EntryFacts>): { refused: boolean; mode: number; effects: string[] } {
  const entry = decideEntry(entryRules, {
    mode: 2,
    customType: 1,
    accountType: 0,
    loginNum: 5,
    loginNumStored: false,
    ...given,
  });
  const effects = entry.effects.map((effect) => {
    if (effect.kind === "message") return effect.tone;
    if (effect.kind === "switchMode") return `switchMode ${effect.mode}`;
    return effect.kind === "go" ? `go ${effect.path}` : effect.kind;
  });
  return { ...entry, effects };
}

const firstLogin = ["success", "storeLoginNum", "go /userCenter/myAccount"];
const rows: { says: string; given: Partial<EntryFacts>; refused?: boolean; mode: number; effects: string[] }[] = [
  {
    says: "§4: customType 5 and flag 1: a warning, and the flag switches to 2",
    given: { customType: 5, mode: 1 },
    mode: 2,
    effects: ["warning", "switchMode 2", "loadClouds"],
  },
  { says: "customType 5 and flag 2: nothing to switch", given: { customType: 5 }, mode: 2, effects: ["loadClouds"] },
  { says: "§4: If the flag is 2, cloud info is loaded", given: {}, mode: 2, effects: ["loadClouds"] },
  { says: "flag 1: no cloud info", given: { mode: 1 }, mode: 1, effects: [] },
  {
    says: "§4: flag 2 and customType 2: refused, nothing else happens",
    given: { customType: 2 },
    refused: true,
    mode: 2,
    effects: ["danger"],
  },
  {
    says: "§4: flag 2 and customType 3: refused",
    given: { customType: 3 },
    refused: true,
    mode: 2,
    effects: ["danger"],
  },
  {
    says: "refused at the first login too: no key, no way",
    given: { customType: 3, loginNum: 1 },
    refused: true,
    mode: 2,
    effects: ["danger"],
  },
  {
    says: "§6: flag 1 and customType 2: admitted, the refusal is for flag 2",
    given: { customType: 2, mode: 1 },
    mode: 1,
    effects: [],
  },
  {
    says: "§4: loginNum 1 and no key: message, key, /userCenter/myAccount",
    given: { loginNum: 1, mode: 1 },
    mode: 1,
    effects: firstLogin,
  },
  { says: "the same with flag 2", given: { loginNum: 1 }, mode: 2, effects: ["loadClouds", ...firstLogin] },
  { says: "the key is stored already", given: { loginNum: 1, loginNumStored: true, mode: 1 }, mode: 1, effects: [] },
  { says: "the second login", given: { loginNum: 2, mode: 1 }, mode: 1, effects: [] },
  {
    says: "customType 5, flag 1, first login: all of it",
    given: { customType: 5, mode: 1, loginNum: 1 },
    mode: 2,
    effects: ["warning", "switchMode 2", "loadClouds", ...firstLogin],
  },
];
test.each(rows)("$says", ({ given, refused = false, mode, effects }) => {
  expect(outcome(given)).toEqual({ refused, mode, effects });
});

describe("where the calls disagree about the customer type, a rule that holds for either is followed", () => {
  test.each<{ says: string; mode: 1 | 2; customTypes: number[]; refused: boolean; after: 1 | 2 }>([
    { says: "the second refuses", mode: 2, customTypes: [1, 2], refused: true, after: 2 },
    { says: "the first refuses", mode: 2, customTypes: [3, 1], refused: true, after: 2 },
    { says: "one sends to mode 2, where the other refuses", mode: 1, customTypes: [2, 5], refused: true, after: 2 },
    { says: "neither refuses", mode: 2, customTypes: [1, 4], refused: false, after: 2 },
    { says: "refused for flag 2 only", mode: 1, customTypes: [1, 2], refused: false, after: 1 },
  ])("$says", ({ mode, customTypes, refused, after }) => {
    const facts: EntryFacts = { mode, customType: 1, accountType: 0, loginNum: 5, loginNumStored: false };
    expect(decideEntry(entryRules, facts, customTypes)).toMatchObject({ refused, mode: after });
  });
});

describe("§6: customer types 2 and 3 are refused; other customer types are admitted", () => {
  test.each([0, 1, 4, 5])("customType %i", (customType) => {
    expect(outcome({ customType }).refused).toBe(false);
  });
});

test("§6: the refused are told that they have no permission and where to log in", () => {
  const { effects } = decideEntry(entryRules, {
    mode: 2,
    customType: 2,
    accountType: 0,
    loginNum: 1,
    loginNumStored: false,
  });
  expect(effects).toEqual([
    {
      kind: "message",
      tone: "danger",
      words: { zh: expect.stringMatching(/没有.*权限.*登录/), en: expect.stringContaining("no permission") },
    },
  ]);
});

test("the facts handed in are left as they were", () => {
  const facts: EntryFacts = { mode: 1, customType: 5, accountType: 0, loginNum: 3, loginNumStored: false };
  decideEntry(entryRules, facts);
  expect(facts.mode).toBe(1);
});
