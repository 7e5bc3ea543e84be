import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { formatError } from "../../src/compiler/report/format-error";
import { compileWithScreen } from "../helpers/extra-screen";

const project = path.join(import.meta.dirname, "../..");
const folder = path.join(project, "tests/e2e/fixtures");
const subjects = readdirSync(folder)
  .filter((file) => /^[a-z]+\.json$/.test(file) && file !== "enums.json")
  .map((file) => path.basename(file, ".json"));

// The browser tests' screens keep the rules of config, too; that is known long before a browser opens them.
describe("the screens of tests/e2e/fixtures", () => {
  it("are there", () => expect(subjects.length).toBeGreaterThan(5));

  it.each(subjects)("%s compiles with config/ without a mistake", async (subject) => {
    const { errors } = await compileWithScreen(project, folder, subject);
    expect(errors.map((error) => formatError(error, "en"))).toEqual([]);
  });
});
