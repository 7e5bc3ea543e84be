import { describe, expect, it } from "vitest";
import { overlap } from "../../../src/compiler/checks/route-table";
import { parametersOf } from "../../../src/compiler/index/views";
import { routePath } from "../../../src/compiler/resolve/route-path";

describe("two addresses", () => {
  it.each([
    { one: "/news/{type}", other: "/news/{id}", same: true },
    { one: "/news/{type}", other: "/news/latest", same: true },
    { one: "/{area}/latest", other: "/news/{id}", same: true },
    { one: "/news/{type}", other: "/newsDetail/{id}", same: false },
    { one: "/news/{type}", other: "/news", same: false },
    { one: "/news/{type}", other: "/news/{type}/{id}", same: false },
    { one: "/cloud/{cloud}/bill", other: "/cloud/tx/key", same: false },
  ])("$one and $other match the same: $same", ({ one, other, same }) => {
    expect([overlap(one, other), overlap(other, one)]).toEqual([same, same]);
  });

  it("are spelt as the router wants them", () =>
    expect(routePath("/order/detail/{type}/{id}")).toBe("/order/detail/:type/:id"));
  it("tell their parameters", () =>
    expect([parametersOf("/order/detail/{type}/{id}"), parametersOf(undefined)]).toEqual([["type", "id"], []]));
});
