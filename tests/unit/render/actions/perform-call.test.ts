import { describe, expect, it } from "vitest";
import { ApiError } from "../../../../src/api/error";
import { actionCalls } from "../../../../src/render/actions/action-calls";
import { actionValues, type CallTools, performCall, questionWords } from "../../../../src/render/actions/perform-call";
import { speaker } from "../../../../src/state/language";
import type { Outcome } from "../../../../src/state/outcomes";
import { action, words } from "../views";

/** Tools that note what happens. */
function tools(answer: () => Promise<unknown>) {
  const calls: unknown[] = [];
  const stale: string[] = [];
  const outcomes: object[] = [];
  const english = speaker("en", { "action.done": words("Done") });
  const failures: string[] = [];
  const made = {
    callAction: actionCalls({ callByName: (...call: unknown[]) => (calls.push(call.slice(0, 2)), answer()) }),
    freshness: { changed: (operationId: string) => (stale.push(operationId), Promise.resolve()) },
    outcomes: { tell: (outcome: Outcome) => void outcomes.push({ ...outcome, message: outcome.message(english) }) },
    toaster: { fail: (message: string) => void failures.push(message) },
  } as unknown as CallTools;
  return { made, calls, stale, outcomes, failures };
}

const remove = action("delete", {
  does: { kind: "call", call: "deleteThings", send: { ids: { from: "each", field: "id" } } },
  success: words("{count} deleted"),
});

describe("performing a call", () => {
  it("sends and says so; that something has changed the call tells by itself", async () => {
    const { made, calls, stale, outcomes } = tools(async () => null);
    expect(await performCall(made, remove, [{ id: 1 }, { id: 2 }], false)).toBe(true);
    expect(calls).toEqual([["deleteThings", { ids: [1, 2] }]]);
    expect(outcomes).toEqual([{ message: "2 deleted" }]);
    expect(stale).toEqual([]);
  });

  it("says “Done” where config has no words", async () => {
    const { made, outcomes } = tools(async () => null);
    await performCall(made, action("x"), [], false);
    expect(outcomes).toEqual([{ message: "Done" }]);
  });

  it("says of what is accepted and not done yet that it is under way", async () => {
    const { made, outcomes } = tools(async () => null);
    await performCall(made, action("x", { success: words("Submitted"), pending: true }), [], false);
    expect(outcomes).toEqual([{ message: "Submitted", pending: true }]);
  });

  it("refused for its row though the call succeeds: says why, and is not done", async () => {
    const stop = action("stop", {
      does: { kind: "call", call: "stopThings", send: { ids: { from: "each", field: "id" } }, tellsEach: true },
      success: words("Stopped"),
    });
    const refused = tools(async () => [{ id: 1, reason: "It is stopped already" }]);
    expect(await performCall(refused.made, stop, [{ id: 1 }], false)).toBe(false);
    expect(refused.failures).toEqual(["It is stopped already"]);
    expect(refused.outcomes).toEqual([]);
    expect(refused.stale).toEqual(["stopThings"]);
    const accepted = tools(async () => [{ id: 1, reason: null }]);
    expect(await performCall(accepted.made, stop, [{ id: 1 }], false)).toBe(true);
    expect(accepted.outcomes).toEqual([{ message: "Stopped" }]);
  });

  it("that happens once per token names each press by another one", async () => {
    const stop = action("stop", {
      does: { kind: "call", call: "stopThings", send: { id: { from: "field", field: "id" } }, clientToken: true },
    });
    const { made, calls } = tools(async () => null);
    for (let press = 0; press < 2; press += 1) await performCall(made, stop, [{ id: 1 }], false);
    const sent = calls.map((call) => (call as unknown[])[1]);
    const token = expect.stringMatching(/^[0-9a-f]{32}$/);
    expect(sent).toEqual([
      { id: 1, clientToken: token },
      { id: 1, clientToken: token },
    ]);
    expect(sent[0]).not.toEqual(sent[1]);
  });

  it("without an answer: not done, but what it would have changed is found stale, for it may have been", async () => {
    const { made, stale, outcomes } = tools(() => Promise.reject(new ApiError("timeout", 0, "no answer")));
    expect(await performCall(made, remove, [{ id: 1 }], false)).toBe(false);
    expect([stale, outcomes]).toEqual([["deleteThings"], []]);
  });

  it("silently: no word", async () => {
    const { made, calls, outcomes } = tools(async () => null);
    await performCall(made, remove, [{ id: 1 }], true);
    expect([outcomes, calls[0]]).toEqual([[], ["deleteThings", { ids: [1] }]]);
  });

  it.each([
    { code: 422, found: [] },
    { code: 403, found: [] },
    { code: 404, found: ["deleteThings"] },
    { code: 409, found: ["deleteThings"] },
  ])("refused with $code: not done, and what it would have changed is found stale: $found", async ({ code, found }) => {
    const { made, stale, outcomes } = tools(() => Promise.reject(new ApiError("answer", code, "no")));
    expect(await performCall(made, remove, [{ id: 1 }], false)).toBe(false);
    expect([stale, outcomes]).toEqual([found, []]);
  });
});

it("offers the fields of one row to an action's words, and of several only their number", () => {
  expect(actionValues([{ name: "a", id: 3, tags: [] }])).toEqual({ name: "a", id: 3, count: 1 });
  expect(actionValues([{ name: "a" }, { name: "b" }])).toEqual({ count: 2 });
});

it("asks of one row in words of its own, and of several, or where there are none, in those of all", () => {
  const asked = { text: words("Stop {count} hosts?"), one: words("Stop {name}?") };
  expect(questionWords(asked, [{ id: 1 }])).toEqual(asked.one);
  expect(questionWords(asked, [{ id: 1 }, { id: 2 }])).toEqual(asked.text);
  expect(questionWords({ text: asked.text }, [{ id: 1 }])).toEqual(asked.text);
});
