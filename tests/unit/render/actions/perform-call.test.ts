import { describe, expect, it } from "vitest";
import { ApiError } from "../../../../src/api/error";
import { actionValues, type CallTools, ownCalls, performCall } from "../../../../src/render/actions/perform-call";
import { speaker } from "../../../../src/state/language";
import type { Tone } from "../../../../src/model/words";
import { action, detailView, formView, listView, screen, words } from "../views";

const things = screen({
  list: listView({ call: "listThings" }),
  detail: detailView({ call: "getThing" }),
  edit: formView({ load: { call: "getThingToEdit", send: {} } }),
  create: formView({ name: "create" }),
});

/** Tools that note what happens. */
function tools(answer: () => Promise<unknown>) {
  const calls: unknown[] = [];
  const fetchedAnew: unknown[] = [];
  const toasts: { tone: Tone; message: string }[] = [];
  const made = {
    api: { callByName: (...call: unknown[]) => (calls.push(call), answer()) },
    queryClient: {
      invalidateQueries: ({ queryKey }: { queryKey: unknown[] }) => (fetchedAnew.push(...queryKey), Promise.resolve()),
    },
    toaster: { show: (toast: { tone: Tone; message: string }) => void toasts.push(toast) },
    speaker: speaker("en", { "action.done": words("Done") }),
    screen: things,
  } as unknown as CallTools;
  return { made, calls, fetchedAnew, toasts };
}

const remove = action("delete", {
  does: { kind: "call", call: "deleteThings", send: { ids: { from: "each", field: "id" } } },
  success: words("{count} deleted"),
  refreshes: ["countThings", "listThings"],
});

describe("performing a call", () => {
  it("sends, says so, and has what is shown fetched anew, each once", async () => {
    const { made, calls, fetchedAnew, toasts } = tools(async () => null);
    expect(await performCall(made, remove, [{ id: 1 }, { id: 2 }], false)).toBe(true);
    expect(calls).toEqual([["deleteThings", { ids: [1, 2] }]]);
    expect(toasts).toEqual([{ tone: "success", message: "2 deleted" }]);
    expect(fetchedAnew).toEqual(["listThings", "getThing", "getThingToEdit", "countThings"]);
  });

  it("says “Done” where config has no words", async () => {
    const { made, toasts } = tools(async () => null);
    await performCall(made, action("x"), [], false);
    expect(toasts).toEqual([{ tone: "success", message: "Done" }]);
  });

  it("silently: no word, but what is shown is fetched anew", async () => {
    const { made, calls, fetchedAnew, toasts } = tools(async () => null);
    await performCall(made, remove, [{ id: 1 }], true);
    expect([toasts, calls[0], fetchedAnew.length]).toEqual([[], ["deleteThings", { ids: [1] }], 4]);
  });

  it.each([
    { code: 422, anew: [] },
    { code: 403, anew: [] },
    { code: 404, anew: ["listThings", "getThing", "getThingToEdit"] },
    { code: 409, anew: ["listThings", "getThing", "getThingToEdit"] },
  ])("refused with $code: not done, and fetched anew is $anew", async ({ code, anew }) => {
    const { made, fetchedAnew, toasts } = tools(() => Promise.reject(new ApiError("answer", code, "no")));
    expect(await performCall(made, remove, [{ id: 1 }], false)).toBe(false);
    expect([fetchedAnew, toasts]).toEqual([anew, []]);
  });
});

it("knows the reading calls of a subject", () => {
  expect(ownCalls(things)).toEqual(["listThings", "getThing", "getThingToEdit"]);
});

it("offers the fields of one row to an action's words, and of several only their number", () => {
  expect(actionValues([{ name: "a", id: 3, tags: [] }])).toEqual({ name: "a", id: 3, count: 1 });
  expect(actionValues([{ name: "a" }, { name: "b" }])).toEqual({ count: 2 });
});
