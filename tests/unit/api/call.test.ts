import { Md5 } from "ts-md5";
import { afterEach, describe, expect, test, vi } from "vitest";
import * as calls from "../../../src/generated/calls";
import connection from "../../../config/connection.json";
import { type ApiDeps, createApi } from "../../../src/api/call";
import { ApiError } from "../../../src/api/error";
import { learnOperations } from "../../../src/api/known-operations";
import { operations } from "../../../src/generated/operations";
import type { Authentication } from "../../../src/model/config/api-adapter";
import type { Connection } from "../../../src/model/config/connection";

learnOperations(operations);

/** What the calls did to the world. */
interface Seen {
  requests: Request[];
  bodies: string[];
  toasts: string[];
  /** Of each toast whether screen readers read it out. */
  readOut: boolean[];
  logs: string[];
  refusedTokens: string[];
  /** Operations that have changed something. */
  changes: string[];
}

type Answer = (request: Request) => Promise<Response> | Response;

function world(answer: Answer, given: Partial<ApiDeps> = {}) {
  const seen: Seen = { requests: [], bodies: [], toasts: [], readOut: [], logs: [], refusedTokens: [], changes: [] };
  const api = createApi({
    settings: {
      api: { ...(connection as Connection).api, base: "http://console.test/cdz-admin" },
      timeoutMs: 30_000,
    },
    token: () => "the-token",
    language: () => "zh",
    onTokenInvalid: (token) => seen.refusedTokens.push(token),
    onChanged: (operationId) => seen.changes.push(operationId),
    toast: (message, { readOut }) => {
      seen.toasts.push(message);
      seen.readOut.push(readOut);
    },
    log: (operationId, error) => seen.logs.push(`${operationId} ${error.kind} ${error.code}`),
    explain: (kind) => `words for ${kind}`,
    fetch: async (request) => {
      seen.requests.push(request);
      seen.bodies.push(await request.clone().text());
      return answer(request);
    },
    now: () => 1_700_000_000_000,
    code: () => "c0de",
    ...given,
  });
  return { api, seen };
}

const envelope = (code: number, data: unknown = null, message = "") => Response.json({ code, message, data });
const caught = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => Promise.reject(new Error("It did not reject.")),
    (error: ApiError) => error,
  );

const never: Answer = (request) =>
  new Promise((_resolve, reject) => {
    if (request.signal.aborted) reject(request.signal.reason);
    request.signal.addEventListener("abort", () => reject(request.signal.reason));
  });

afterEach(() => void vi.useRealTimers());

describe("§7: the request", () => {
  test("carries content type, token, timestamp, per-call code, source 'web' and the signature", async () => {
    const { api, seen } = world(() => envelope(200));
    await api.call(calls.deleteMessages, { ids: [1, 2] });
    const [request] = seen.requests;
    expect(request?.method).toBe("POST");
    expect(request?.url).toBe("http://console.test/cdz-admin/api/v1/mes/delete");
    expect(seen.bodies).toEqual(['{"ids":[1,2]}']);
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      "content-type": "application/json",
      "accept-language": "zh",
      token: "the-token",
      timestamp: "1700000000000",
      code: "c0de",
      source: "web",
      sign: Md5.hashStr("web/api/v1/mes/deletec0de1700000000000the-token"),
    });
  });

  test("of a GET puts the input into the address, signs the path without it, and still says content type JSON", async () => {
    const { api, seen } = world(() => envelope(200, {}));
    await api.call(calls.getMessage, { id: 42 });
    const [request] = seen.requests;
    expect(request?.method).toBe("GET");
    expect(request?.url).toBe("http://console.test/cdz-admin/api/v1/mes/detail?id=42");
    expect(request?.headers.get("content-type")).toBe("application/json");
    expect(request?.headers.get("sign")).toBe(Md5.hashStr("web/api/v1/mes/detailc0de1700000000000the-token"));
  });

  test("has another random code each time", async () => {
    const { api, seen } = world(() => envelope(200, []), { code: undefined });
    await api.call(calls.listClouds);
    await api.call(calls.listClouds);
    const codes = seen.requests.map((request) => request.headers.get("code"));
    expect(codes[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(codes[0]).not.toBe(codes[1]);
  });

  test("uses the header names and the order of config", async () => {
    const authentication: Authentication = {
      kind: "signed",
      source: "app",
      headers: { token: "x-token", timestamp: "x-time", code: "x-code", source: "x-source", signature: "x-sign" },
      order: ["token", "timestamp", "code", "path", "source"],
    };
    const { api, seen } = world(() => envelope(200, []), {
      settings: {
        api: { ...(connection as Connection).api, base: "http://console.test/other", authentication },
        timeoutMs: 1000,
      },
    });
    await api.call(calls.listClouds);
    expect(seen.requests[0]?.headers.get("x-sign")).toBe(
      Md5.hashStr("the-token1700000000000c0de/api/v1/cloud/listapp"),
    );
    expect(seen.requests[0]?.headers.get("x-source")).toBe("app");
  });

  test("speaks the user's language", async () => {
    const { api, seen } = world(() => envelope(200, []), { language: () => "en" });
    await api.call(calls.listClouds);
    expect(seen.requests[0]?.headers.get("accept-language")).toBe("en");
  });
});

describe("§7, §8: the answer", () => {
  const kinds = [
    { operationId: "listMessages", answers: "a page", data: { list: [], total: 0 } },
    { operationId: "listRoles", answers: "a bare list", data: [1] },
    { operationId: "getMessage", answers: "an object", data: { id: 1 } },
    { operationId: "countUnreadMessages", answers: "a number", data: 7 },
    { operationId: "checkUserExists", answers: "a boolean", data: false },
  ];
  test.each(kinds)("$operationId answers $answers, and nothing else will do", async ({ operationId, data }) => {
    const { api, seen } = world(() => envelope(200, data));
    await expect(api.callByName(operationId, {})).resolves.toEqual(data);
    expect(seen.toasts).toEqual([]);
    for (const other of [
      null,
      "text",
      ...kinds
        .filter(
          (kind) => kind.operationId !== operationId && !(operationId === "getMessage" && kind.answers === "a page"),
        )
        .map((kind) => kind.data),
    ]) {
      const error = await caught(world(() => envelope(200, other)).api.callByName(operationId, {}));
      expect({ other, kind: error.kind, message: error.message }).toEqual({
        other,
        kind: "unreadable",
        message: "words for unreadable",
      });
    }
  });

  test("of a call that changes something it counts that it was done", async () => {
    for (const data of [null, [], {}, 7, "text"]) {
      await expect(world(() => envelope(200, data)).api.callByName("deleteMessages", { ids: [1] })).resolves.toEqual(
        data,
      );
    }
  });

  test("tells once that something has changed, unless the caller does so itself or the call only reads or is refused", async () => {
    const done = world(() => envelope(200));
    await done.api.callByName("deleteMessages", { ids: [1] });
    await done.api.callByName("markMessagesRead", { ids: [1] }, { changeTold: "byCaller" });
    await done.api.callByName("getSession", {}).catch(() => undefined);
    expect(done.seen.changes).toEqual(["deleteMessages"]);
    const refused = world(() => envelope(422));
    await caught(refused.api.callByName("deleteMessages", { ids: [1] }));
    expect(refused.seen.changes).toEqual([]);
  });

  test("the image is its text", async () => {
    const { api } = world(
      () => new Response("<svg/>", { headers: { "content-type": "image/svg+xml; charset=utf-8" } }),
    );
    await expect(api.call(calls.getVerifyCodeImage, { verifyId: "12345678" })).resolves.toBe("<svg/>");
  });

  const html = new Response("<html>bad gateway</html>", { status: 502, headers: { "content-type": "text/html" } });
  const rows: { says: string; answer: Answer; kind: string; code: number; message: string }[] = [
    {
      says: "another code: the server's message",
      answer: () => envelope(409, null, "用户名已存在"),
      kind: "answer",
      code: 409,
      message: "用户名已存在",
    },
    {
      says: "a code with an HTTP error: the same",
      answer: () => Response.json({ code: 400, message: "请求有误", data: null }, { status: 400 }),
      kind: "answer",
      code: 400,
      message: "请求有误",
    },
    {
      says: "code 200 with an HTTP error is no success",
      answer: () => Response.json({ code: 200, message: "?", data: 1 }, { status: 500 }),
      kind: "answer",
      code: 200,
      message: "?",
    },
    {
      says: "a code without a message",
      answer: () => envelope(500),
      kind: "answer",
      code: 500,
      message: "words for unreadable",
    },
    {
      says: "no network",
      answer: () => Promise.reject(new TypeError("Failed to fetch")),
      kind: "network",
      code: 0,
      message: "words for network",
    },
    {
      says: "an HTTP error without an envelope",
      answer: () => html.clone(),
      kind: "network",
      code: 0,
      message: "words for network",
    },
    {
      says: "not JSON",
      answer: () => new Response("oops"),
      kind: "unreadable",
      code: 0,
      message: "words for unreadable",
    },
    {
      says: "half of a JSON",
      answer: () => new Response('{"code":200,'),
      kind: "unreadable",
      code: 0,
      message: "words for unreadable",
    },
    {
      says: "nothing at all",
      answer: () => new Response(""),
      kind: "unreadable",
      code: 0,
      message: "words for unreadable",
    },
    {
      says: "JSON, but no envelope",
      answer: () => Response.json([1]),
      kind: "unreadable",
      code: 0,
      message: "words for unreadable",
    },
    {
      says: "an envelope whose code is text",
      answer: () => Response.json({ code: "200", data: 1 }),
      kind: "unreadable",
      code: 0,
      message: "words for unreadable",
    },
  ];
  test.each(rows)("$says -> $kind, toast and rejection", async ({ answer, kind, code, message }) => {
    const { api, seen } = world(answer);
    const error = await caught(api.callByName("listMessages", {}));
    expect(error).toBeInstanceOf(ApiError);
    expect({ kind: error.kind, code: error.code, message: error.message }).toEqual({ kind, code, message });
    expect(seen.toasts).toEqual([message]);
  });

  test.each(rows)("$says -> only logged where §8 says so", async ({ answer, kind, code }) => {
    const { api, seen } = world(answer);
    await caught(api.callByName("countUnreadMessages", {}));
    expect(seen).toMatchObject({ toasts: [], logs: [`countUnreadMessages ${kind} ${code}`] });
  });

  test.each(["countUnreadMessages", "getAuthority", "listUserClouds", "getCurrentUser", "listCartItems"])(
    "%s is one of those",
    async (operationId) => {
      const { api, seen } = world(() => envelope(500, null, "broken"));
      await caught(api.callByName(operationId, {}));
      expect(seen).toMatchObject({ toasts: [], logs: [`${operationId} answer 500`] });
    },
  );

  test.each([
    { told: undefined, toasts: ["taken"], readOut: [true] },
    { told: "inPlace" as const, toasts: ["taken"], readOut: [false] },
    { told: "byCaller" as const, toasts: [], readOut: [] },
  ])("told $told: toasts $toasts, read out $readOut", async ({ told, toasts, readOut }) => {
    const { api, seen } = world(() => envelope(409, null, "taken"));
    const error = await caught(api.callByName("createUser", {}, { told }));
    expect(error.message).toBe("taken");
    expect(seen).toMatchObject({ toasts, readOut });
  });

  test("field errors and the request's name come with the error; what is malformed is left out", async () => {
    const errors = [{ field: "phone", message: "手机号有误" }, { field: 3, message: "x" }, "y"];
    const { api } = world(() => envelope(422, { errors, requestId: "req-1" }, "有误"));
    const error = await caught(api.callByName("createUser", {}));
    expect(error).toMatchObject({ fieldErrors: [{ field: "phone", message: "手机号有误" }], requestId: "req-1" });
  });
});

describe("§8: code 407", () => {
  test("gives the refused token away, without toast or log", async () => {
    const { api, seen } = world(() => envelope(407, null, "token invalid"));
    const failures = await Promise.all([
      caught(api.callByName("listMessages", {})),
      caught(api.callByName("countUnreadMessages", {})),
    ]);
    expect(failures.map((error) => error.code)).toEqual([407, 407]);
    expect(seen).toMatchObject({ refusedTokens: ["the-token", "the-token"], toasts: [], logs: [] });
  });

  test("names the token the call was made with, not the present one", async () => {
    let token = "first";
    const { api, seen } = world(
      () => {
        token = "second";
        return envelope(407);
      },
      { token: () => token },
    );
    await caught(api.callByName("listMessages", {}));
    expect(seen.refusedTokens).toEqual(["first"]);
  });
});

describe("giving up", () => {
  test("§9: after 30 s", async () => {
    vi.useFakeTimers();
    const { api, seen } = world(never);
    const failure = caught(api.callByName("listMessages", {}));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(seen.toasts).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ kind: "timeout", code: 0, message: "words for timeout" });
    expect(seen.toasts).toEqual(["words for timeout"]);
  });

  test("the caller's abort is no failure to speak of", async () => {
    const { api, seen } = world(never);
    const controller = new AbortController();
    const failure = caught(api.callByName("listMessages", {}, { signal: controller.signal }));
    controller.abort(new DOMException("left", "AbortError"));
    expect(await failure).toMatchObject({ name: "AbortError" });
    expect(seen).toMatchObject({ toasts: [], logs: [] });
  });

  test("a call aborted before it began is not made", async () => {
    const { api, seen } = world(never);
    const failure = await caught(api.callByName("listMessages", {}, { signal: AbortSignal.abort() }));
    expect(failure).toMatchObject({ name: "AbortError" });
    expect(seen).toMatchObject({ requests: [], toasts: [] });
  });
});

test("a name of which nothing loaded knows says so", async () => {
  const { api } = world(() => envelope(200));
  await expect(api.callByName("listMesages", {})).rejects.toThrow('No operation named "listMesages"');
});

describe("a file", () => {
  const file = (pieces: string[], headers: Record<string, string> = {}) => {
    const text = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => {
        for (const piece of pieces) stream.enqueue(text.encode(piece));
        stream.close();
      },
    });
    return new Response(body, { headers: { "content-type": "text/csv; charset=utf-8", ...headers } });
  };

  test("comes with its name, and tells how far it is", async () => {
    const { api, seen } = world(() =>
      file(["a,b\r\n", "1,2\r\n"], {
        "content-disposition": "attachment; filename*=UTF-8''%E8%B4%A6.csv",
        "content-length": "10",
      }),
    );
    const steps: unknown[] = [];
    const { blob, name } = await api.download(
      calls.listMessages,
      {},
      { progress: (received, total) => steps.push([received, total]) },
    );
    expect([name, blob.type, await blob.text()]).toEqual(["账.csv", "text/csv; charset=utf-8", "a,b\r\n1,2\r\n"]);
    expect(steps).toEqual([
      [5, 10],
      [10, 10],
    ]);
    expect(seen.toasts).toEqual([]);
  });

  test.each([
    {
      says: "a refusal in an envelope",
      answer: () => envelope(403, null, "没有权限"),
      kind: "answer",
      message: "没有权限",
    },
    {
      says: "a refusal with an HTTP status",
      answer: () => Response.json({ code: 429, message: "稍后再试", data: null }, { status: 429 }),
      kind: "answer",
      message: "稍后再试",
    },
    {
      says: "an HTML page of a proxy",
      answer: () => new Response("<html>", { status: 502, headers: { "content-type": "text/html" } }),
      kind: "network",
      message: "words for network",
    },
    {
      says: "data where a file was expected",
      answer: () => envelope(200, {}),
      kind: "unreadable",
      message: "words for unreadable",
    },
  ])("$says is a failure, said once", async ({ answer, kind, message }) => {
    const { api, seen } = world(answer);
    expect(await caught(api.download(calls.listMessages, {}))).toMatchObject({ kind, message });
    expect(seen.toasts).toEqual([message]);
  });

  test("may take longer than the time-out, as long as pieces come", async () => {
    vi.useFakeTimers();
    let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = (signal: AbortSignal) =>
      new ReadableStream<Uint8Array>({
        start: (controller) => {
          stream = controller;
          signal.addEventListener("abort", () => controller.error(signal.reason));
        },
      });
    const { api } = world((request) => new Response(body(request.signal), { headers: { "content-type": "text/csv" } }));
    const failure = caught(api.download(calls.listMessages, {}) as Promise<never>);
    for (let piece = 0; piece < 3; piece += 1) {
      await vi.advanceTimersByTimeAsync(29_000);
      stream?.enqueue(new Uint8Array([1]));
    }
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await failure).toMatchObject({ kind: "timeout" });
  });
});
