import { describe, expect, it } from "vitest";
import { namedByHeading } from "../../../../src/render/fields/named-by-heading";
import { column, words } from "../views";

const steps = column("Steps", { widget: "timeline" });
const provider = column("Provider");
const progress = column("Progress", { widget: "timeline" });

describe("the heading of a section", () => {
  it.each([
    { heading: "Progress", fields: [steps], named: true, because: "the only field fills the width" },
    { heading: "Provider", fields: [provider], named: true, because: "the only field is called like the section" },
    { heading: "Progress", fields: [progress, provider], named: true, because: "a wide field is called like it" },
    { heading: "Progress", fields: [steps, provider], named: false, because: "a wide field among others is not" },
    { heading: "Enquire", fields: [provider], named: false, because: "a narrow field has a name of its own" },
    { heading: "Provider", fields: [provider, steps], named: false, because: "a narrow field stands among others" },
  ])("names $heading's first field already: $named, since $because", ({ heading, fields, named }) => {
    const [field = provider] = fields;
    expect(namedByHeading(field, { words: words(heading), fields }, ({ en }) => en)).toBe(named);
  });
});
