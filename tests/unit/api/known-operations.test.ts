import { expect, it } from "vitest";
import { knownOperation, learnOperations } from "../../../src/api/known-operations";

it("an operation that comes again is known as it came last, and the others stay", () => {
  learnOperations({ listThings: { method: "get", path: "/old" }, getThing: { method: "get", path: "/thing" } });
  learnOperations({ listThings: { method: "post", path: "/new" } });
  expect(knownOperation("listThings")).toEqual({ method: "post", path: "/new" });
  expect(knownOperation("getThing")).toEqual({ method: "get", path: "/thing" });
  expect(knownOperation("deleteThing")).toBeUndefined();
});
