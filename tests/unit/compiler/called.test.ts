import { describe, expect, it } from "vitest";
import { calledIn, calledOperation } from "../../../src/compiler/api/called";
import { describe as describeApi } from "../../../src/compiler/api/description";
import type { OpenApiDocument } from "../../../src/compiler/api/json-schema";
import description from "../../../src/generated/openapi.json" with { type: "json" };
import { type OperationId, operations } from "../../../src/generated/operations";

const api = describeApi(description as unknown as OpenApiDocument);

describe("what the browser is told of operations", () => {
  it("is what stands under call, however deep, each once and in order", () => {
    const view = {
      call: "listOrders",
      title: "login",
      actions: [{ does: { call: "cancelOrder" } }, { call: "listOrders" }],
    };
    expect(Object.keys(calledIn(api, { views: { view } }))).toEqual(["cancelOrder", "listOrders"]);
  });

  it("leaves out a name that the API does not have: the checks have reported it", () => {
    expect(calledIn(api, { call: "listOrdres" })).toEqual({});
  });

  it.each(Object.keys(operations) as OperationId[])("tells of %s the same as the application knows", (id) => {
    const operation = api.operation(id);
    expect(operations[id]).toMatchObject(operation ? calledOperation(operation) : {});
  });

  it("says that a change makes nothing stale, and nothing of what it answers", () => {
    expect(calledIn(api, { call: "logout" }).logout).toEqual({
      method: "post",
      path: "/api/v1/user/logout",
      change: true,
      affects: [],
    });
  });
});
