import { describe, expect, it } from "vitest";
import { type OperationId, operations } from "../../../src/generated/operations";
import { createChecks } from "../../../src/server/plugins/description";
import { answerOf, type Asked, type GalleryAnswer } from "../../gallery/answer";
import { answers, type DescribedAnswer } from "../../gallery/describe";
import { type GalleryState, sessionOf, tokenOf, usernameOf } from "../../gallery/states";

const asked = (state: GalleryState, input: Record<string, unknown> = {}): Asked => ({
  session: { user: "admin", state },
  language: "en",
  input,
});

function described(id: OperationId): DescribedAnswer {
  const { method, path } = operations[id];
  const found = answers.get(`${method} ${path}`);
  if (!found) throw new Error(`The description has no ${id}.`);
  return found;
}

const ask = (id: OperationId, state: GalleryState, input?: Record<string, unknown>): GalleryAnswer =>
  answerOf(described(id), asked(state, input));

const dataOf = ({
  body,
}: GalleryAnswer): { list: Record<string, unknown>[]; total: number } & Record<string, unknown> =>
  (JSON.parse(body) as { data: ReturnType<typeof dataOf> }).data;

describe("answers of the gallery", () => {
  it.each(["many", "empty", "long", "markup"] as const)("are as described in the state %s", (state) => {
    const wrong = [...answers.values()].flatMap((each) => {
      const { type, body } = answerOf(each, asked(state));
      const errors = type === "application/json" ? createChecks(each.operationId).checkAnswer(JSON.parse(body)) : [];
      return errors.map(({ instancePath, message }) => `${each.operationId} ${instancePath} ${message}`);
    });
    expect(wrong).toEqual([]);
  });

  it("follow from the call and the state alone", () => {
    expect(ask("listOrders", "many")).toEqual(ask("listOrders", "many"));
    expect(ask("listOrders", "many")).not.toEqual(ask("listOrders", "many", { pageNum: 2 }));
  });

  it("tell the same of a row in a list and by itself", () => {
    const [, second] = dataOf(ask("listAgents", "many")).list;
    expect(dataOf(ask("getAgent", "many", { id: 2 }))).toMatchObject({ id: 2, ...second });
  });

  it.each([
    ["many", { pageSize: 50 }, 50],
    ["one", {}, 1],
    ["empty", {}, 0],
  ] as const)("have as many rows as the state says: %s", (state, input, count) => {
    expect(dataOf(ask("listOrders", state, input)).list).toHaveLength(count);
  });

  it("hold markup that would be seen if it were taken for that", () => {
    expect(dataOf(ask("listMessages", "markup")).list[0]?.title).toContain("<b>&amp;</b>");
  });

  it("are refused, or wait, but for those without which nobody is signed in", () => {
    expect(ask("listOrders", "error")).toMatchObject({ status: 500 });
    expect(JSON.parse(ask("listOrders", "forbidden").body)).toMatchObject({ code: 403 });
    expect(ask("listOrders", "loading").waits).toBe(true);
    for (const state of ["error", "forbidden", "loading"] as const)
      expect(JSON.parse(ask("getAuthority", state).body)).toMatchObject({ code: 200, data: { authCodes: "all" } });
    expect(dataOf(ask("getAuthority", "unpermitted")).authCodes).toBe("");
  });
});

it("a token says who is signed in and in which state", () => {
  const session = { user: "channel", state: "long" } as const;
  expect(sessionOf(tokenOf(usernameOf(session)))).toEqual(session);
  expect(sessionOf("")).toEqual({ user: "admin", state: "many" });
});
