import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { createPrecompiledValidator } from "@rjsf/validator-ajv8";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { validatorRuntimeIds } from "../../../src/model/validator-runtime";
import type { ScreenModule } from "../../../src/model/resolved";
import type { FormView } from "../../../src/model/resolved-form";
import { validatorRuntime } from "../../../src/render/form/validator-runtime";
import { compileFiles, fixtureFiles } from "../../config/fixture/fixture";

/** The chunk of the fixture's books, loaded as a browser loads it. */
let screen: ScreenModule;
let folder: string;

beforeAll(async () => {
  const chunk = compileFiles(fixtureFiles).console?.chunks.find((file) => file.path.includes("books"));
  folder = await mkdtemp(path.join(tmpdir(), "chunk-"));
  await writeFile(path.join(folder, "books.mjs"), chunk?.content ?? "");
  screen = (await import(/* @vite-ignore */ pathToFileURL(path.join(folder, "books.mjs")).href)) as ScreenModule;
});
afterAll(() => rm(folder, { recursive: true }));

type Functions = Parameters<typeof createPrecompiledValidator>[0];

function errorsOf(data: object): string[] {
  const { schema } = screen.default.views.create as FormView;
  const validator = createPrecompiledValidator((screen.validators?.(validatorRuntime) ?? {}) as Functions, schema);
  return validator
    .validateFormData(data, schema)
    .errors.map(({ name, property, params }) => `${property || params?.additionalProperty} ${name}`);
}

const valid = { title: "Faust", isbn: "978-3", copies: 2 };

describe("a precompiled validator in the hands of rjsf", () => {
  it("has one function per form, by schema id", () => {
    expect(Object.keys(screen.validators?.(validatorRuntime) ?? {})).toEqual(["books.create", "books.rename"]);
  });

  it.each<[string, object, string[]]>([
    ["accepts what the API accepts", valid, []],
    ["asks for what is required", { title: "Faust", copies: 1 }, ["isbn required"]],
    ["does not ask for what depends on others", { ...valid, rare: true }, []],
    ["counts characters, not halves of them", { ...valid, title: "𝄞" }, [".title minLength"]],
    ["tests patterns", { ...valid, isbn: "x" }, [".isbn pattern"]],
    [
      "tests the product's own formats",
      { ...valid, price: "1,5", ownerEmail: "a@b", serverIp: "1.2.3.256" },
      [".price format", ".ownerEmail format", ".serverIp format"],
    ],
    ["tests numbers", { ...valid, copies: 10 }, [".copies maximum"]],
    ["tests enums", { ...valid, genre: "crime" }, [".genre enum"]],
    ["tests lists", { ...valid, shelfIds: [1, 1] }, [".shelfIds uniqueItems"]],
    ["refuses what is not in the form", { ...valid, pages: 3 }, ["pages additionalProperties"]],
    ["holds to the limit that config tightened", { ...valid, notes: "x".repeat(501) }, [".notes maxLength"]],
  ])("%s", (_what, data, expected) => {
    expect(errorsOf(data)).toEqual(expected);
  });

  it("asks its require only for what the model lists", () => {
    const asked = new Set<string>();
    screen.validators?.((id) => {
      asked.add(id);
      return validatorRuntime(id);
    });
    expect([...asked].filter((id) => !validatorRuntimeIds.some((known) => known === id))).toEqual([]);
    expect(asked).toContain("formats");
  });

  it("needs no eval", () => {
    const code = String(screen.validators);
    expect(code).not.toMatch(/\beval\(|new Function/);
  });
});
