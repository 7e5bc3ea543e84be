import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { compileAtOnce } from "../../../scripts/setup/compile-at-once";

const files: Record<string, string> = {
  entry: `import("./part").then(({ shown }) => shown());`,
  "./part": `import "./part.css"; export const shown = () => document.title;`,
  "./part.css": "p { color: red }",
};

test("the hint is the first thing in the chunks named, before Vite's list of files, and in no other", async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "files",
        resolveId: (id) => (id in files ? `\0${id}` : undefined),
        load: (id) => files[id.slice(1)],
      },
      compileAtOnce(["entry"]),
    ],
    build: { write: false, modulePreload: { polyfill: false }, rolldownOptions: { input: { entry: "entry" } } },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((each) => each.type === "chunk");
  const hinted = chunks.filter(({ code }) => code.startsWith("//# allFunctionsCalledOnLoad\n"));
  expect(chunks.length).toBeGreaterThan(1);
  expect(hinted.map(({ name }) => name)).toEqual(["entry"]);
  expect(hinted[0]?.code).toContain("__vite__mapDeps");
});
