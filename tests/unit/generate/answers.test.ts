import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { renderAnswers } from "../../../scripts/generate/answers";

const answering = (...answers: string[]) =>
  answers.map((answer) => `"200": { $ref: "answers.yaml#/components/responses/${answer}" }`).join("\n");
const area = (name: string, schemas: string[], text = "") => ({
  name: `${name}.yaml`,
  text: `components: { schemas: { ${schemas.map((schema) => `${schema}: { type: object }`).join(", ")} } }\n# ${text}`,
});
/** What the response of this name gives under `data`, in an answer to success. */
const dataOf = (text: string, response: string) =>
  parse(text).components.responses[response].content["application/json"].schema.oneOf[0].allOf[1].properties.data;

describe("the generated answers", () => {
  it("wrap the schema of the name that an operation gives", () => {
    const text = renderAnswers([area("book", ["Book"], answering("Book"))]);
    expect(dataOf(text, "Book")).toEqual({ $ref: "book.yaml#/components/schemas/Book" });
  });

  it("make a page, and a list, of a schema", () => {
    const text = renderAnswers([area("book", ["Book"]), area("shelf", ["Shelf"], answering("BookPage"))]);
    expect(dataOf(text, "BookPage")).toEqual({ $ref: "#/components/schemas/BookPage" });
    expect(parse(text).components.schemas.BookPage).toMatchObject({
      required: ["list", "total", "pageNum", "pageSize"],
      properties: { list: { maxItems: 200, items: { $ref: "book.yaml#/components/schemas/Book" } } },
    });
    const lists = renderAnswers([area("book", ["Book"], answering("BookList"))]);
    expect(parse(lists).components.schemas.BookList).toMatchObject({
      type: "array",
      items: { $ref: "book.yaml#/components/schemas/Book" },
    });
  });

  it("leave a page to the area that declares one with more in it", () => {
    const text = renderAnswers([area("book", ["Book", "BookPage"], answering("BookPage"))]);
    expect(dataOf(text, "BookPage")).toEqual({ $ref: "book.yaml#/components/schemas/BookPage" });
    expect(parse(text).components.schemas).toBeUndefined();
  });

  it("hold each answer once, by name, and none that nobody gives", () => {
    const one = area("book", ["Book", "Loan"], answering("Loan"));
    const other = area("shelf", ["Shelf"], answering("Loan"));
    expect(Object.keys(parse(renderAnswers([one, other])).components.responses)).toEqual(["Loan"]);
  });

  it("say where an answer has no schema, and what was probably meant", () => {
    expect(() => renderAnswers([area("book", ["Book"], answering("Bok"))])).toThrow(
      "schema/api/book.yaml:2: no file declares a schema Bok; did you mean Book?",
    );
    expect(() => renderAnswers([area("book", ["Book"], answering("Elephant"))])).toThrow(
      "declare a schema of this name",
    );
  });

  it("refuse a name that two areas declare", () => {
    expect(() => renderAnswers([area("book", ["Book"]), area("shelf", ["Book"])])).toThrow(
      "shelf.yaml: the schema Book is declared in book.yaml#/components/schemas/Book already",
    );
  });
});
