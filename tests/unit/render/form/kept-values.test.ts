import { describe, expect, it } from "vitest";
import { carriedOver, formName, keepable, restored } from "../../../../src/render/form/kept-values";
import { sampleView } from "./sample";

const view = sampleView([
  { name: "name" },
  { name: "count", property: { type: "integer" } },
  { name: "roles", property: { type: "array", items: { type: "integer" } } },
  { name: "password", widget: "password", secret: true },
  { name: "creator", readOnly: true },
  { name: "proof" },
]);

describe("what of a form is kept", () => {
  it("leaves out secrets, what cannot be typed, and files", () => {
    const values = { name: "a", count: 2, roles: [1], password: "Secret#1", creator: "me", proof: new Blob(["x"]) };
    expect(keepable(view, values)).toEqual({ name: "a", count: 2, roles: [1] });
  });

  it("goes over what the form opens with, emptied fields included", () => {
    expect(restored(view, { name: "old", count: 1, creator: "me" }, { name: "new" })).toEqual({
      name: "new",
      creator: "me",
    });
  });

  it("is left out where it no longer fits the form", () => {
    expect(restored(view, {}, { count: "2", roles: "x", password: "p", gone: 1 })).toEqual({});
  });

  it("belongs to the form and the row it was opened for", () => {
    const edit = { ...view, send: { id: { from: "field", field: "id" } } as const };
    expect(formName({ subject: "users" }, edit, { id: 7 })).not.toBe(formName({ subject: "users" }, edit, { id: 8 }));
    const filled = { ...view, selected: { items: { id: "id" } } };
    expect(formName({ subject: "users" }, filled, { items: [{ id: 7 }] })).not.toBe(
      formName({ subject: "users" }, filled, { items: [{ id: 8 }] }),
    );
    expect(formName({ subject: "users" }, view, { id: 7 })).toBe(formName({ subject: "users" }, view, {}));
  });
});

describe("what stands in a form when config changes", () => {
  const initial = { name: "old", count: 1, creator: "me", roles: [1] };

  it("is what was typed, secrets and emptied fields included", () => {
    const values = { ...initial, name: "new", count: undefined, password: "Secret#1" };
    expect(carriedOver({ initial, values }, view, initial)).toEqual({
      name: "new",
      password: "Secret#1",
      creator: "me",
      roles: [1],
    });
  });

  it("begins anew where nothing was typed, or what was typed does not fit any more", () => {
    const values = { ...initial, count: 2, gone: "x", roles: [2], creator: "you" };
    const changed = sampleView([{ name: "name" }, { name: "count" }, { name: "creator", readOnly: true }]);
    const begins = { name: "default", count: "1", creator: "me" };
    expect(carriedOver({ initial, values }, changed, begins)).toEqual(begins);
  });
});
