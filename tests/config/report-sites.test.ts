import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, it, vi } from "vitest";
import type * as reporting from "../../src/compiler/report/report";
import { fileMistakes, handwritten, without } from "./file-mistakes";
import { changed, compileFiles, fixtureFiles } from "./fixture/fixture";
import { filesWith, mistakes } from "./mistakes";

const root = path.resolve(import.meta.dirname, "../..");

/** Places that reported a mistake, and those that had it said: "src/compiler/checks/codes.ts:40". */
const reached = vi.hoisted(() => new Set<string>());

// What another test has loaded reports elsewhere.
vi.hoisted(() => vi.resetModules());

vi.mock("../../src/compiler/report/report", async (original) => {
  const { createReport } = await original<typeof reporting>();
  const noting =
    <A extends unknown[]>(report: (...args: A) => void) =>
    (...args: A) => {
      const frames = [...(new Error().stack ?? "").matchAll(/src\/compiler\/[\w/-]+\.ts:\d+/g)];
      for (const [frame] of frames.slice(0, 2)) reached.add(frame);
      report(...args);
    };
  return {
    createReport: () => {
      const { report, reported } = createReport();
      return { report: Object.assign(noting(report), { at: noting(report.at), again: report.again }), reported };
    },
  };
});

/** Where the compiler reports a mistake: calls of `report`, `report.at` and of what a function calls `say`. */
function reportSites(): string[] {
  const files = readdirSync(path.join(root, "src/compiler"), { recursive: true, encoding: "utf8" });
  return files
    .filter((name) => name.endsWith(".ts") && name !== path.join("report", "report.ts"))
    .flatMap((name) => sitesOf(path.posix.join("src/compiler", name.split(path.sep).join("/"))));
}

function sitesOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(path.join(root, file), "utf8"), ts.ScriptTarget.Latest, true);
  const sites: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(\w+\.)?(report|report\.at|say)$/.test(node.expression.getText())) {
      const { line } = source.getLineAndCharacterOfPosition(node.expression.getEnd());
      sites.push(`${file}:${line + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return sites;
}

describe("the places where the compiler reports a mistake", () => {
  it("are each reached by a mistake", () => {
    for (const mistake of Object.values(mistakes).flat()) compileFiles(filesWith(mistake));
    for (const files of [...Object.values(fileMistakes), without("config/routes.json")]) compileFiles(files);
    compileFiles(fixtureFiles, handwritten(""));
    compileFiles(fixtureFiles, handwritten('t("home.hello") + t("home.helo")'));
    compileFiles(changed({ file: "config/words/enums.json", from: '"小说"', to: '"Novel"' }));
    const sites = reportSites();
    expect(sites.length).toBeGreaterThan(0);
    expect(sites.filter((site) => !reached.has(site))).toEqual([]);
  });
});
