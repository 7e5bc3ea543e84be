import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { renderPaths } from "../../../scripts/generate/paths";

const root = {
  name: "openapi.yaml",
  text: "openapi: 3.1.0\npaths:\n  /gone:\n    $ref: x.yaml\ncomponents:\n  schemas: {}\n",
};
const area = (name: string, ...paths: string[]) => ({
  name,
  text: `paths:\n${paths.map((path) => `  ${path}: {}\n`).join("")}`,
});

describe("the addresses of the description", () => {
  it("are those of the files beside it, in their order", () => {
    const text = renderPaths(root, [area("book.yaml", "/book/list", "/book/a~b"), area("shelf.yaml", "/shelf/{id}")]);
    expect(parse(text)).toEqual({
      openapi: "3.1.0",
      paths: {
        "/book/list": { $ref: "book.yaml#/paths/~1book~1list" },
        "/book/a~b": { $ref: "book.yaml#/paths/~1book~1a~0b" },
        "/shelf/{id}": { $ref: "shelf.yaml#/paths/~1shelf~1{id}" },
      },
      components: { schemas: {} },
    });
    expect(Object.keys(parse(text).paths)).toEqual(["/book/list", "/book/a~b", "/shelf/{id}"]);
  });

  it("come out the same from what they were written to", () => {
    const text = renderPaths(root, [area("book.yaml", "/book")]);
    expect(renderPaths({ ...root, text }, [area("book.yaml", "/book")])).toBe(text);
  });

  it("are refused where two files have the same", () =>
    expect(() => renderPaths(root, [area("a.yaml", "/book"), area("b.yaml", "/book")])).toThrow(
      "b.yaml: /book is declared in a.yaml already",
    ));

  it("need a place in the root file", () =>
    expect(() => renderPaths({ ...root, text: "openapi: 3.1.0\n" }, [])).toThrow("openapi.yaml has no `paths:`"));
});
