import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { suggest } from "../../src/compiler/report/suggest";

/** File of the generated responses, beside the area files that refer to it. */
export const answersFile = "answers.yaml";

/** What an area file declares, and the text in which its operations name their answers. */
export interface AreaFile {
  name: string;
  text: string;
}

interface Area {
  components?: { schemas?: Record<string, object> };
}

/** The response that an operation answers with, and where it says so. */
interface Wanted {
  answer: string;
  place: string;
}

/** The area files of a folder, in the order of their names. */
export async function readAreas(folder: string): Promise<AreaFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".yaml") && name !== answersFile).sort();
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(folder, name), "utf8") })));
}

/**
 * The text of `schema/api/answers.yaml`: for each answer that an operation refers to, a response that wraps it in the
 * envelope. `Order` answers with the schema of this name, `OrderPage` with a page of it and `OrderList` with all rows,
 * unless an area declares a schema of the longer name itself. Throws for an answer without a schema.
 */
export function renderAnswers(areas: AreaFile[]): string {
  const declared = declaredSchemas(areas);
  const schemas: Record<string, object> = {};
  const responses: Record<string, object> = {};
  for (const { answer, place } of wantedAnswers(areas)) {
    const made = declared.has(answer) ? undefined : rowsOf(answer, declared);
    if (!declared.has(answer) && !made) throw new Error(unknownAnswer(answer, place, [...declared.keys()]));
    if (made) schemas[answer] = made;
    responses[answer] = envelope(declared.get(answer) ?? `#/components/schemas/${answer}`);
  }
  const document = { components: { ...(Object.keys(schemas).length > 0 && { schemas }), responses } };
  return `${notice}\n${stringify(document, { aliasDuplicateObjects: false, lineWidth: 120 })}`;
}

const notice = "# Generated from the files beside it by `npm run generate`; never edited by hand.";

/** Where each schema is declared, as the answers refer to it. */
function declaredSchemas(areas: AreaFile[]): Map<string, string> {
  const declared = new Map<string, string>();
  for (const { name, text } of areas) {
    for (const schema of Object.keys((parse(text) as Area | null)?.components?.schemas ?? {})) {
      const first = declared.get(schema);
      if (first) throw new Error(`${name}: the schema ${schema} is declared in ${first} already; give it another name`);
      declared.set(schema, `${name}#/components/schemas/${schema}`);
    }
  }
  return declared;
}

/** Every answer once, by name. */
function wantedAnswers(areas: AreaFile[]): Wanted[] {
  const wanted = new Map<string, Wanted>();
  for (const { name, text } of areas) {
    for (const [index, line] of text.split("\n").entries()) {
      const answer = /answers\.yaml#\/components\/responses\/(\w+)/.exec(line)?.[1];
      if (answer !== undefined && !wanted.has(answer)) wanted.set(answer, { answer, place: `${name}:${index + 1}` });
    }
  }
  return [...wanted.values()].sort((one, other) => (one.answer < other.answer ? -1 : 1));
}

/** The schema of a page or of a list of rows, where their schema is declared. */
function rowsOf(answer: string, declared: Map<string, string>): object | undefined {
  const [, name = "", form] = /^(\w+)(Page|List)$/.exec(answer) ?? [];
  const row = declared.get(name);
  if (row === undefined) return undefined;
  return form === "List" ? listOf(row) : pageOf(row);
}

function listOf(row: string): object {
  return { type: "array", description: "All rows.", items: { $ref: row } };
}

function pageOf(row: string): object {
  return {
    type: "object",
    description: "A page of rows.",
    additionalProperties: false,
    required: ["list", "total", "pageNum", "pageSize"],
    properties: {
      list: { type: "array", maxItems: 200, description: "The rows.", items: { $ref: row } },
      total: { $ref: "common.yaml#/components/schemas/Total" },
      pageNum: { $ref: "common.yaml#/components/schemas/PageNum" },
      pageSize: { $ref: "common.yaml#/components/schemas/PageSize" },
    },
  };
}

/** A success with this data, or a refusal: HTTP answers 200 to both. */
function envelope(data: string): object {
  const success = { type: "object", required: ["data"], properties: { data: { $ref: data } } };
  return {
    description: "The data asked for, or a refusal.",
    content: {
      "application/json": {
        schema: {
          oneOf: [
            { allOf: [{ $ref: "common.yaml#/components/schemas/Success" }, success] },
            { $ref: "common.yaml#/components/schemas/Refusal" },
          ],
        },
      },
    },
  };
}

function unknownAnswer(answer: string, place: string, names: string[]): string {
  const near = suggest(
    answer,
    names.flatMap((name) => [name, `${name}Page`, `${name}List`]),
  );
  const hint = near === undefined ? "declare a schema of this name" : `did you mean ${near}?`;
  return `schema/api/${place}: no file declares a schema ${answer}; ${hint}`;
}
