import { describe, expect, it } from "vitest";
import { placeBeside } from "../../../src/pages/home/tour/place-beside";

const panel = { width: 300, height: 150 };
const window = { width: 1000, height: 600 };

describe("the place of a panel beside a control", () => {
  it.each([
    { says: "below", control: { top: 10, left: 400, width: 40, height: 30 }, is: { top: 52, left: 400 } },
    {
      says: "below, within the window",
      control: { top: 10, left: 950, width: 40, height: 30 },
      is: { top: 52, left: 688 },
    },
    {
      says: "to the right of what is high",
      control: { top: 56, left: 0, width: 220, height: 544 },
      is: { top: 56, left: 232 },
    },
    { says: "to the left", control: { top: 56, left: 780, width: 220, height: 544 }, is: { top: 56, left: 468 } },
    {
      says: "above what is wide and low",
      control: { top: 500, left: 0, width: 1000, height: 100 },
      is: { top: 338, left: 12 },
    },
    {
      says: "over the end of what fills the window",
      control: { top: 0, left: 0, width: 1000, height: 600 },
      is: { top: 438, left: 688 },
    },
  ])("is $says", ({ control, is }) => {
    expect(placeBeside(control, panel, window)).toEqual(is);
  });
});
