import { expect, it } from "vitest";
import type { FilterBy } from "../../../../src/model/resolved-list";
import { saidOfCounted } from "../../../../src/render/list/filters/counted";
import { listView, words } from "../views";

const filterBy: FilterBy = {
  properties: [
    {
      name: "state",
      kind: "choice",
      words: words("state"),
      values: [
        { value: "on", code: 0 },
        { value: "off", code: 1 },
      ],
    },
    { name: "name", kind: "text", words: words("name") },
    { name: "price", kind: "number", words: words("price") },
  ],
};
const view = { ...listView({}), filterBy };

it.each([
  ["state = off", { value: "1", rest: undefined }],
  ["price > 3 and state = on", { value: "0", rest: "price > 3" }],
  ["state != on", { value: null, rest: undefined }],
  ["state in (on, off) and price > 3 and name = x", { value: null, rest: "price > 3 and name = x" }],
  ["state = on and state != off", { value: null, rest: undefined }],
  // Of the whole, not of the property by itself: the counts are of it, too.
  ["state = on or price > 3", undefined],
  ["price > 3", undefined],
  ["price >", undefined],
])("the text %s says of the property that is counted: %o", (text, said) => {
  expect(saidOfCounted(view, text, "state")).toEqual(said);
});

it("a list whose call takes no text says nothing", () => {
  expect(saidOfCounted(listView({}), "state = on", "state")).toBeUndefined();
});
