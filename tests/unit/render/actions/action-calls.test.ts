import { describe, expect, it } from "vitest";
import { ApiError } from "../../../../src/api/error";
import type { CallDoes } from "../../../../src/model/resolved-view";
import { batchCalls } from "../../../../src/render/bulk/batch-call";

const stop: CallDoes = {
  kind: "call",
  call: "stopThings",
  send: { ids: { from: "each", field: "id" } },
  clientToken: true,
};

/** Calls that end as told, one after the other, and what was sent. */
function callsOf(does: CallDoes, outcomes: (ApiError | undefined)[]) {
  const sent: { ids: number[]; clientToken?: string }[] = [];
  const callByName = async (_call: string, request: unknown) => {
    sent.push(request as (typeof sent)[number]);
    const failure = outcomes.shift();
    if (failure) throw failure;
    return [];
  };
  const perform = batchCalls({ callByName }, does);
  /** @returns the token that was sent. */
  const tokenOf = async (...ids: number[]): Promise<string | undefined> => {
    await perform(ids.map((id) => ({ id }))).catch(() => undefined);
    return sent.at(-1)?.clientToken;
  };
  return { sent, tokenOf };
}

describe("the calls of a run over many rows", () => {
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
