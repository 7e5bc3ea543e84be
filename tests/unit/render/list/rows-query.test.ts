import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Api } from "../../../../src/api/call";
import type { ListView } from "../../../../src/model/resolved-list";
import { rowsQuery } from "../../../../src/render/list/rows-query";

// What React Query does with the options when a list is drawn after its call was made ahead.

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A list whose call was made ahead with this outcome. */
async function askedAhead(outcome: () => Promise<unknown>) {
  const callByName = vi.fn<() => Promise<unknown>>(outcome);
  const view = { call: "listMessages", send: {} } as unknown as ListView;
  const query = rowsQuery({ callByName } as unknown as Api, view, { pageNum: 1 }, {});
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 10_000 } } });
  await client.prefetchQuery(query);
  /** Draws the list; what it shows once nothing is on its way. */
  const draw = async () => {
    const observer = new QueryObserver(client, query);
    const end = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    const { status } = observer.getCurrentResult();
    end();
    return status;
  };
  return { callByName, draw };
}

test("a list takes the answer of the call made ahead for it", async () => {
  const { callByName, draw } = await askedAhead(() => Promise.resolve({ total: 0, list: [] }));
  expect(await draw()).toBe("success");
  expect(callByName).toHaveBeenCalledTimes(1);
});

test("a list takes the failure of the call made ahead for it, and asks again when it is opened later", async () => {
  const { callByName, draw } = await askedAhead(() => Promise.reject(new Error("broken")));
  await vi.advanceTimersByTimeAsync(1000);
  expect(await draw()).toBe("error");
  expect(callByName).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1500);
  expect(await draw()).toBe("error");
  expect(callByName).toHaveBeenCalledTimes(2);
});
