import { expect, test } from "vitest";
import { safeStorage } from "../../../src/state/storage";
import { Visits } from "../../../src/state/visits";
import { memoryStorage } from "../../helpers/memory-storage";

test("the last visited page comes first, each once, eight at most", () => {
  const visits = new Visits(safeStorage(() => memoryStorage()));
  visits.follow(1);
  for (const name of ["a", "b", "a", "c", "d", "e", "f", "g", "h", "i"]) visits.visit(`/${name}`);
  expect(visits.recent).toEqual(["/i", "/h", "/g", "/f", "/e", "/d", "/c", "/a"]);
});

test("pages belong to a user and come back with them; nobody's are kept", () => {
  const browser = memoryStorage();
  const visits = new Visits(safeStorage(() => browser));
  visits.visit("/login");
  visits.follow(1);
  visits.toggleFavourite("/a");
  visits.toggleFavourite("/b");
  visits.toggleFavourite("/a");
  visits.follow(2);
  expect([visits.recent, visits.favourites]).toEqual([[], []]);
  const later = new Visits(safeStorage(() => browser));
  later.follow(1);
  expect([later.recent, later.favourites]).toEqual([[], ["/b"]]);
});

test("what storage holds instead of a list is ignored", () => {
  const visits = new Visits(
    safeStorage(() => memoryStorage({ "recent.1": "{", "favourites.1": '["/a", 5, "javascript:x"]' })),
  );
  visits.follow(1);
  expect([visits.recent, visits.favourites]).toEqual([[], ["/a"]]);
});

test("beyond thirty favourites the one marked first goes", () => {
  const visits = new Visits(safeStorage(() => memoryStorage()));
  visits.follow(1);
  for (let number = 1; number <= 31; number += 1) visits.toggleFavourite(`/${number}`);
  expect([visits.favourites.length, visits.favourites[0], visits.favourites.at(-1)]).toEqual([30, "/2", "/31"]);
});
