import { describe, expect, it } from "vitest";
import { createApi } from "../../../src/api/call";
import type { ApiError } from "../../../src/api/error";
import { learnOperations } from "../../../src/api/known-operations";
import type { WiredOperation } from "../../../src/model/wire";
import type { ApiAdapter } from "../../../src/model/config/api-adapter";
import { paging, plain } from "./adapters";

/** Makes one call of an operation. @returns what was sent and what came of it */
async function called(
  operation: Partial<WiredOperation>,
  input: Record<string, unknown>,
  answer: Response,
  adapter: ApiAdapter = plain,
) {
  learnOperations({ tried: { method: "get", path: "/pets", ...operation } });
  const sent: Request[] = [];
  const refused: string[] = [];
  const api = createApi({
    settings: { api: adapter, timeoutMs: 1000 },
    token: () => "secret",
    language: () => "en",
    onTokenInvalid: (token) => refused.push(token),
    onChanged: () => undefined,
    toast: () => undefined,
    log: () => undefined,
    explain: (kind) => kind,
    fetch: (request) => {
      sent.push(request.clone());
      return Promise.resolve(answer);
    },
  });
  const outcome = await api.callByName("tried", input).catch((error: unknown) => error as ApiError);
  const [request] = sent;
  if (!request) throw new Error("nothing was sent");
  return { request, body: await request.text(), outcome, refused };
}

const rows = (...ids: string[]) => ids.map((id) => ({ id }));
const wire = { answer: { at: "pets", rows: true as const } };

describe("a call of another API", () => {
  it.each<[string, Partial<WiredOperation>, Record<string, unknown>, string, string]>([
    [
      "a path",
      { path: "/pets/{id}", wire: { request: { path: ["id"] } } },
      { id: "a b", deep: true },
      "GET /pets/a%20b?deep=true",
      "",
    ],
    [
      "a body",
      { method: "patch", path: "/pets/{id}", wire: { request: { path: ["id"], query: ["dry"] } } },
      { id: 1, dry: true, name: "Rex" },
      "PATCH /pets/1?dry=true",
      '{"name":"Rex"}',
    ],
    [
      "no body",
      { method: "delete", path: "/pets/{id}", wire: { request: { path: ["id"] } } },
      { id: 1 },
      "DELETE /pets/1",
      "",
    ],
    [
      "nested values",
      { method: "post", wire: { request: { json: ["owner"] } } },
      { owner: '{"id":1}' },
      "POST /pets",
      '{"owner":{"id":1}}',
    ],
    [
      "a whole body",
      { method: "put", wire: { request: { body: { whole: "body" }, json: ["body"] } } },
      { body: "[1,2]" },
      "PUT /pets",
      "[1,2]",
    ],
    [
      "a form",
      { method: "post", wire: { request: { body: "form" } } },
      { name: "Rex", age: 2 },
      "POST /pets",
      "name=Rex&age=2",
    ],
    [
      "a moment",
      { method: "post", wire: { request: { moments: ["at"] } } },
      { at: "2026-01-31 08:00:00" },
      "POST /pets",
      '{"at":"2026-01-31T00:00:00.000Z"}',
    ],
    [
      "a list in one text",
      { wire: { request: { joined: { tags: "," } } } },
      { tags: ["a", "b"] },
      "GET /pets?tags=a%2Cb",
      "",
    ],
    [
      "a name in path and body",
      { method: "put", path: "/pets/{id}", wire: { request: { path: ["id"], both: ["id"] } } },
      { id: 1 },
      "PUT /pets/1",
      '{"id":1}',
    ],
  ])("has %s", async (_what, operation, input, address, expected) => {
    const { request, body } = await called(operation, input, Response.json({}));
    expect(`${request.method} ${request.url.replace("https://api.test", "")}`).toBe(address);
    expect(body).toBe(expected);
  });

  it.each<[string, ApiAdapter["authentication"], string | null, string]>([
    ["a bearer", { kind: "bearer" }, "Bearer secret", ""],
    ["a key in the query", { kind: "apiKey", in: "query", name: "key" }, null, "?key=secret"],
    ["nothing", { kind: "none" }, null, ""],
  ])("says by %s who calls", async (_what, authentication, header, search) => {
    const { request } = await called({}, {}, Response.json({}), { ...plain, authentication });
    expect(request.headers.get("authorization")).toBe(header);
    expect(new URL(request.url).search).toBe(search);
    expect(request.headers.get("sign")).toBeNull();
  });

  it("says it by a key in a header", async () => {
    const authentication = { kind: "apiKey", in: "header", name: "X-Key" } as const;
    const { request } = await called({}, {}, Response.json({}), { ...plain, authentication });
    expect(request.headers.get("x-key")).toBe("secret");
  });
});

describe("a page of another API", () => {
  it.each<[string, ApiAdapter["paging"][number], Record<string, unknown>, string, object, object, HeadersInit?]>([
    [
      "by number",
      { kind: "page", page: "page", size: "per_page", total: "meta.total" },
      { pageNum: 3, pageSize: 2 },
      "?per_page=2&page=3",
      { meta: { total: 9 } },
      { total: 9 },
    ],
    [
      "by number from 0",
      { kind: "page", page: "page", size: "size", first: 0 },
      { pageNum: 1, pageSize: 2 },
      "?size=2&page=0",
      {},
      { total: 2, totalCapped: true },
    ],
    [
      "by offset",
      { kind: "offset", offset: "offset", size: "limit" },
      { pageNum: 3, pageSize: 2 },
      "?limit=2&offset=4",
      {},
      { total: 6, totalCapped: true },
    ],
    [
      "by a place",
      { kind: "cursor", cursor: "after", size: "limit", next: "next" },
      { cursor: "x", pageSize: 2 },
      "?limit=2&after=x",
      { next: "y" },
      { total: 2, nextCursor: "y" },
    ],
    [
      "by an address with a place",
      { kind: "cursor", cursor: "after", size: "limit", next: "links.next" },
      { pageSize: 2 },
      "?limit=2",
      { links: { next: "https://a.test/pets?after=z&limit=2" } },
      { total: 2, nextCursor: "z" },
    ],
    [
      "by a Link header",
      { kind: "link", cursor: "page", size: "per_page" },
      { pageSize: 2 },
      "?per_page=2",
      {},
      { total: 2, nextCursor: "2" },
      { link: '<https://a.test/pets?page=2>; rel="next", <https://a.test/pets?page=5>; rel="last"' },
    ],
    [
      "the last by a Link header",
      { kind: "link", cursor: "page", size: "per_page" },
      { pageSize: 2 },
      "?per_page=2",
      {},
      { total: 2 },
      { link: '<https://a.test/pets?page=1>; rel="prev"' },
    ],
  ])("is asked for and told %s", async (_what, way, input, search, told, expected, headers = {}) => {
    const answer = Response.json({ pets: rows("a", "b"), ...told }, { headers });
    const { request, outcome } = await called(
      { answer: "page", wire: { ...wire, paging: way } },
      input,
      answer,
      paging(way),
    );
    expect(new URL(request.url).search).toBe(search);
    expect(outcome).toEqual({ list: rows("a", "b"), ...expected });
  });

  it.each([
    [
      "two parameters",
      { field: "sort_by", order: "dir", ascending: "asc", descending: "desc" },
      "?sort_by=age&dir=desc",
    ],
    ["one parameter", { field: "sort" }, "?sort=-age"],
  ])("is in an order by %s", async (_what, sorting, search) => {
    const { request } = await called({}, { sortField: "age", sortOrder: "descending" }, Response.json([]), {
      ...plain,
      sorting,
    });
    expect(new URL(request.url).search).toBe(search);
  });
});

describe("an answer of another API", () => {
  it("is completed with its parents, and has moments in the console's time", async () => {
    const answer = { completed: ["shop"], moments: ["at"], rows: true as const };
    const operation = { path: "/{shop}", wire: { request: { path: ["shop"] }, answer } };
    const { outcome } = await called(operation, { shop: "s1" }, Response.json([{ at: "2026-01-31T00:00:00Z" }]));
    expect(outcome).toEqual([{ shop: "s1", at: "2026-01-31 08:00:00" }]);
  });

  it("may be nothing at all", async () => {
    const { outcome } = await called({ method: "delete" }, {}, new Response(null, { status: 204 }));
    expect(outcome).toBeNull();
  });

  it.each([
    [404, { message: "No such pet" }, "No such pet"],
    [422, { error: { message: "Too old" } }, "Too old"],
    [500, {}, "unreadable"],
  ])("%i is a refusal with the server's words", async (status, body, message) => {
    const { outcome } = await called({}, {}, Response.json(body, { status }));
    expect(outcome).toMatchObject({ name: "ApiError", kind: "answer", code: status, message });
  });

  it("says that the token is no longer taken", async () => {
    const { refused } = await called({}, {}, Response.json({}, { status: 401 }));
    expect(refused).toEqual(["secret"]);
  });
});
