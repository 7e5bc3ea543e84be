import { describe, expect, it } from "vitest";
import { neighboursOf } from "../../../../src/render/drawer/neighbours";

const rows = [1, 2, 3, 4].map((id) => ({ id }));
const around = (id: number, closed: number[] = []) => neighboursOf(rows, (row) => row.id === id, (row) => !closed.includes(Number(row.id)));

describe("the rows around one", () => {
  it.each([
    { id: 1, closed: [], is: { place: 1, count: 4, previous: undefined, next: { id: 2 } } },
    { id: 2, closed: [], is: { place: 2, count: 4, previous: { id: 1 }, next: { id: 3 } } },
    { id: 4, closed: [], is: { place: 4, count: 4, previous: { id: 3 }, next: undefined } },
    { id: 2, closed: [3], is: { place: 2, count: 3, previous: { id: 1 }, next: { id: 4 } } },
    { id: 9, closed: [], is: undefined },
    { id: 2, closed: [1, 3, 4], is: undefined },
  ])("$id without $closed", ({ id, closed, is }) => {
    expect(around(id, closed)).toEqual(is);
  });
});
