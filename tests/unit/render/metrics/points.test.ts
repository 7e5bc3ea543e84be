import { expect, test } from "vitest";
import { pointsFor } from "../../../../src/render/detail/metrics/points";
import { idsOf } from "../../../../src/render/detail/metrics/use-range";

test.each([
  { width: 340, points: 240 },
  { width: 399, points: 300 },
  { width: 400, points: 300 },
  { width: 296, points: 180 },
  { width: 1_300, points: 1_200 },
  { width: 10, points: 60 },
  { width: 9_000, points: 2_000 },
])("a card of $width pixels has room for $points points", ({ width, points }) => {
  expect(pointsFor(width)).toBe(points);
});

test.each([
  { text: "", ids: [] },
  { text: "5", ids: [5] },
  { text: "5,7,5,x,0,-1,1e3", ids: [5, 7] },
  { text: "1,2,3,4,5,6,7,8,9", ids: [1, 2, 3, 4, 5, 6, 7] },
])("an address with $text names $ids", ({ text, ids }) => {
  expect(idsOf(text)).toEqual(ids);
});
