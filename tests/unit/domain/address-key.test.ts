import { describe, expect, test } from "vitest";
import { partAt, placeOf, possiblePlaces } from "../../../src/domain/address-key";

describe("an address in the directory", () => {
  test.each([
    { route: "/users", path: "/users" },
    { route: "/users/:id", path: "/users/12" },
    { route: "/users/:id/edit", path: "/users/12/edit" },
    { route: "/:kind/:id", path: "/users/12" },
    { route: "/costCenter/Bills", path: "/costcenter/bills/" },
    { route: "/", path: "/" },
  ])("$route is at one of the places of $path", ({ route, path }) => {
    expect(possiblePlaces(path)).toContain(placeOf(route));
  });

  test("a path's own place comes first", () => expect(possiblePlaces("/a/b")).toEqual(["/a/b", "/a/", "//b", "//"]));

  test("a path deeper than any address has one place only", () =>
    expect(possiblePlaces("/1/2/3/4/5/6/7/8/9")).toHaveLength(1));
});

test.each([
  { place: "/a", part: -1 },
  { place: "/b", part: 0 },
  { place: "/c", part: 0 },
  { place: "/m/n", part: 1 },
])("$place is in part $part", ({ place, part }) => {
  expect(partAt(["/b", "/m", "/x"], place)).toBe(part);
});
