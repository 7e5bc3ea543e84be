import { autorun } from "mobx";
import { describe, expect, it, vi } from "vitest";
import { FormState } from "../../../../src/render/form/form-state";
import type { RawCheck } from "../../../../src/render/form/form-validator";
import { type AskTaken, UniqueChecks } from "../../../../src/render/form/unique-checks";
import { sampleCheck, sampleView } from "./sample";

const view = sampleView([
  {
    name: "username",
    required: true,
    property: { minLength: 4 },
    unique: { call: "checkUserExists", send: {}, words: { zh: "已用", en: "taken" } },
  },
  { name: "way" },
  { name: "payer", required: true, when: { way: "bank" } },
]);

function form(initial = {}, ask = async (_field: string, value: unknown) => value === "admin") {
  const asked: unknown[] = [];
  const state = new FormState({
    view,
    initial,
    clientToken: "token-1",
    check: sampleCheck(view),
    askPauseMs: 0,
    ask: (field, value) => (asked.push(value), ask(field, value)),
  });
  return { state, asked };
}

describe("a file on its way", () => {
  it("is waited for before the form is sent", async () => {
    const { state } = form();
    let arrives = (_id: number): void => undefined;
    const held = state.holdFor(new Promise<number>((resolve) => (arrives = resolve)));
    const order: string[] = [];
    const settled = state.settled().then((well) => order.push(`settled ${well}`));
    void held.then(() => order.push("told"));
    await Promise.resolve();
    arrives(7);
    await settled;
    expect(order).toEqual(["told", "settled true"]);
  });

  it("that does not arrive keeps the form from being sent without it", async () => {
    const { state } = form();
    const held = state.holdFor(Promise.reject(new Error("connection lost")));
    const settled = state.settled();
    await expect(held).rejects.toThrow("connection lost");
    expect(await settled).toBe(false);
    expect(await state.settled()).toBe(true);
  });
});

describe("what the user sees of problems", () => {
  it("nothing while a field is typed in for the first time", () => {
    const { state } = form();
    state.change({ username: "ab" });
    expect(state.shownProblem("username")).toBeUndefined();
    state.touch("username");
    expect(state.shownProblem("username")).toEqual({ rule: "minLength", detail: "4" });
    state.change({ username: "abcd" });
    expect(state.shownProblem("username")).toBeUndefined();
  });

  it("nothing is judged before somebody looks, and once for all who do", () => {
    const check = vi.fn<RawCheck>(sampleCheck(view));
    const state = new FormState({
      view,
      initial: {},
      clientToken: "token-1",
      check,
      askPauseMs: 0,
      ask: () => Promise.resolve(false),
    });
    expect(check).not.toHaveBeenCalled();
    state.refuse();
    expect(state.faulty.map(({ name }) => name)).toEqual(["username"]);
    expect(check).toHaveBeenCalledTimes(1);
  });

  it("whoever looks at a field hears again only where its problem is another", () => {
    const { state } = form();
    state.touch("username");
    const heard: unknown[] = [];
    const stop = autorun(() => heard.push(state.shownProblem("username")?.rule));
    state.change({ username: "a" });
    state.change({ username: "a", way: "bank" });
    state.change({ username: "ab", way: "bank" });
    state.change({ username: "abcd", way: "bank" });
    stop();
    expect(heard).toEqual(["required", "minLength", undefined]);
  });

  it("everything after a refused submit", () => {
    const { state } = form();
    state.change({ way: "bank" });
    expect(state.faulty).toEqual([]);
    state.refuse();
    expect(state.faulty.map(({ name }) => name)).toEqual(["username", "payer"]);
  });

  it("what the server says, until the field changes", () => {
    const { state } = form({ username: "good" });
    state.fail({ message: "refused", fieldErrors: [{ field: "username", message: "not this one" }], requestId: "r1" });
    expect(state.server.at("username")).toBe("not this one");
    expect(state.submission.failure).toBeUndefined();
    state.change({ username: "better" });
    expect(state.server.at("username")).toBeUndefined();
  });

  it("what the server says last: an earlier answer about a field is void", () => {
    const { state } = form({ username: "good" });
    state.fail({
      message: "refused",
      fieldErrors: [{ field: "username", message: "not this one" }],
      requestId: undefined,
    });
    state.fail({ message: "changed meanwhile", fieldErrors: [], requestId: undefined });
    expect(state.server.at("username")).toBeUndefined();
    expect(state.submission.failure).toEqual({ message: "changed meanwhile" });
  });

  it("what the server says last: an earlier answer about no field is void too", () => {
    const { state } = form({ username: "good" });
    state.fail({ message: "changed meanwhile", fieldErrors: [], requestId: undefined });
    state.fail({
      message: "refused",
      fieldErrors: [{ field: "username", message: "not this one" }],
      requestId: undefined,
    });
    expect(state.submission.failure).toBeUndefined();
  });

  it("above the form what the server says about no shown field", () => {
    const { state } = form({ username: "good" });
    state.fail({ message: "refused", fieldErrors: [{ field: "payer", message: "hidden" }], requestId: "r1" });
    expect(state.submission.failure).toEqual({ message: "hidden", requestId: "r1" });
    state.fail({ message: "refused", fieldErrors: [], requestId: undefined });
    expect(state.submission.failure).toEqual({ message: "refused" });
    state.change({ username: "better" });
    expect(state.submission.failure).toBeUndefined();
  });
});

describe("unsaved input", () => {
  it("is there from the first change until it is taken back or saved", () => {
    const { state } = form({ username: "good" });
    expect(state.dirty).toBe(false);
    state.change({ username: "better" });
    expect(state.dirty).toBe(true);
    state.change({ username: "good", way: undefined });
    expect(state.dirty).toBe(false);
    state.change({ username: "better" });
    state.submission.setSaved("token-2");
    expect(state.dirty).toBe(false);
  });

  it("is handed over by every input when asked", () => {
    const { state } = form();
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
    state.registry.add(first);
    state.registry.add(second)();
    state.collectDrafts();
    expect([first, second].map((handOver) => handOver.mock.calls.length)).toEqual([1, 0]);
  });
});

describe("whether a value is taken", () => {
  it.each([
    { initial: {}, typed: "admin", asked: ["admin"], status: "taken" },
    { initial: {}, typed: "somebody", asked: ["somebody"], status: "free" },
    { initial: {}, typed: "ab", asked: [], status: undefined },
    { initial: { username: "admin" }, typed: "admin", asked: [], status: undefined },
  ])("$typed, loaded as $initial, is $status", async ({ initial, typed, asked: expected, status }) => {
    const { state, asked } = form(initial);
    state.change({ username: typed });
    await state.unique.settled();
    expect(asked).toEqual(expected);
    expect(state.unique.statusOf("username")).toBe(status);
    expect(state.shownProblem("username")).toEqual(status === "taken" ? { rule: "taken", detail: "" } : undefined);
    expect(state.problems(state.values).has("username")).toBe(status === "taken" || typed === "ab");
  });

  it("does not keep anybody from saving when it cannot be found out", async () => {
    const { state } = form({}, () => Promise.reject(new Error("no network")));
    state.change({ username: "somebody" });
    await state.unique.settled();
    expect(state.unique.statusOf("username")).toBe("failed");
    expect(state.problems(state.values).size).toBe(0);
  });

  it("only the last answer counts", async () => {
    const answers = new Map<unknown, (taken: boolean) => void>();
    const checks = new UniqueChecks((_field, value) => new Promise((resolve) => answers.set(value, resolve)), 0);
    checks.question("username", "first");
    await vi.waitFor(() => expect(answers.has("first")).toBe(true));
    checks.question("username", "second");
    await vi.waitFor(() => expect(answers.has("second")).toBe(true));
    answers.get("second")?.(false);
    answers.get("first")?.(true);
    await checks.settled();
    expect(checks.statusOf("username")).toBe("free");
  });

  it("asks once for a word typed letter by letter", async () => {
    const ask = vi.fn<AskTaken>(async () => false);
    const checks = new UniqueChecks(ask, 20);
    for (const value of ["a", "ab", "abc"]) checks.question("username", value);
    await checks.settled();
    expect(ask.mock.calls).toEqual([["username", "abc", expect.anything()]]);
  });
});
