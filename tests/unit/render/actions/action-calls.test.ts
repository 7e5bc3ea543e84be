import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../../src/api/error";
import type { CallDoes } from "../../../../src/model/resolved-view";
import { actionCalls } from "../../../../src/render/actions/action-calls";

const stop: CallDoes = {
  kind: "call",
  call: "stopThings",
  send: { ids: { from: "each", field: "id" } },
  clientToken: true,
};

/** Calls that end as told, one after the other, and what was sent. */
function callsOf(does: CallDoes, outcomes: (ApiError | undefined)[], keptMs?: number) {
  const sent: { ids: number[]; clientToken?: string }[] = [];
  const callByName = async (_call: string, request: unknown) => {
    sent.push(request as (typeof sent)[number]);
    const failure = outcomes.shift();
    if (failure) throw failure;
    return [];
  };
  const perform = actionCalls({ callByName }, undefined, keptMs);
  /** @returns the token that was sent. */
  const tokenOf = async (...ids: number[]): Promise<string | undefined> => {
    await perform(
      does,
      ids.map((id) => ({ id })),
    ).catch(() => undefined);
    return sent.at(-1)?.clientToken;
  };
  return { sent, tokenOf };
}

describe("calls of an action", () => {
  it("name each batch by a token of its own", async () => {
    const { sent, tokenOf } = callsOf(stop, []);
    expect(await tokenOf(1, 2)).not.toBe(await tokenOf(3));
    expect(sent).toEqual([1, 3].map((id) => expect.objectContaining({ ids: expect.arrayContaining([id]) })));
  });

  it.each(["network", "timeout", "unreadable"] as const)(
    "repeat the submit whose answer was lost: %s",
    async (kind) => {
      const { tokenOf } = callsOf(stop, [new ApiError(kind, 0, "no answer"), new ApiError(kind, 0, "no answer")]);
      const [first, other, again, later] = [
        await tokenOf(1, 2),
        await tokenOf(3),
        await tokenOf(1, 2),
        await tokenOf(1, 2),
      ];
      expect(again).toBe(first);
      expect(other).not.toBe(first);
      // It was answered: whoever asks again means a further one.
      expect(later).not.toBe(first);
    },
  );

  it("are another submit once so long has passed that something else is meant", async () => {
    vi.useFakeTimers({ now: 0 });
    const lost = () => new ApiError("timeout", 0, "no answer");
    const { tokenOf } = callsOf(stop, [lost(), lost()], 1000);
    const first = await tokenOf(1);
    vi.setSystemTime(999);
    expect(await tokenOf(1)).toBe(first);
    vi.setSystemTime(1000);
    expect(await tokenOf(1)).not.toBe(first);
    vi.useRealTimers();
  });

  it("are the same of a row that has changed meanwhile", async () => {
    const lost = new ApiError("timeout", 0, "no answer");
    const tokens: unknown[] = [];
    const api = {
      callByName: (_call: string, request: Record<string, unknown>) => (
        tokens.push(request.clientToken),
        Promise.reject(lost)
      ),
    };
    const perform = actionCalls(api);
    for (const status of ["running", "stopping"]) await perform(stop, [{ id: 1, status }]).catch(() => undefined);
    expect(tokens[1]).toBe(tokens[0]);
  });

  it("are another submit after an answer, also one that refuses", async () => {
    const { tokenOf } = callsOf(stop, [new ApiError("answer", 422, "no")]);
    const [refused, again] = [await tokenOf(1), await tokenOf(1)];
    expect(again).not.toBe(refused);
  });

  it("send no token to calls that take none", async () => {
    const { sent, tokenOf } = callsOf({ kind: "call", call: "stopThings", send: stop.send }, []);
    await tokenOf(1);
    expect(sent).toEqual([{ ids: [1] }]);
  });
});
