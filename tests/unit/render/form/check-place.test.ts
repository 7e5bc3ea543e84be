import { describe, expect, it } from "vitest";
import type { FormView } from "../../../../src/model/resolved-form";
import { checkPlace } from "../../../../src/render/form/check-place";

type Given = Parameters<typeof checkPlace>[0];

const sections = [["cloud"], ["key", "secret"], ["remark"]].map((names) => ({
  fields: names.map((name) => ({ name })),
})) as FormView["sections"];
const check = (...needs: string[]) => ({ needs }) as FormView["check"] & object;

describe("the place of a form's check", () => {
  it.each<[string, Given, number | undefined]>([
    ["below the last section with a field it needs", { sections, check: check("secret", "cloud") }, 1],
    ["above the buttons where no field of the form is needed", { sections, check: check("id") }, undefined],
    [
      "above the buttons in a form of steps",
      { sections, check: check("key"), steps: [{ zh: "一", en: "One" }] },
      undefined,
    ],
    ["nowhere without a check", { sections }, undefined],
  ])("%s", (_title, view, place) => {
    expect(checkPlace(view)).toBe(place);
  });
});
