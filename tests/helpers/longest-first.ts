import { existsSync } from "node:fs";
import path from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The files that take longest, longest first: a long one begun last would keep one core busy while the other waits. */
const longest = [
  "tests/contract/operations.test.ts",
  "tests/contract/servers-jobs.test.ts",
  "tests/contract/export.test.ts",
  "tests/contract/demo.test.ts",
  "tests/contract/load.test.ts",
  "tests/contract/cloud-account.test.ts",
  "tests/contract/lists.test.ts",
  "tests/contract/report.test.ts",
  "tests/contract/once.test.ts",
  "tests/contract/import-resources.test.ts",
  "tests/contract/servers-publish.test.ts",
  "tests/contract/servers.test.ts",
];

/** Begins with the longest files, also where Vitest has no times of an earlier run and would go by their size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config;
    const gone = longest.filter((file) => !existsSync(path.join(root, file)));
    if (gone.length > 0)
      throw new Error(`tests/helpers/longest-first.ts names files that are gone: ${gone.join(", ")}`);
    const place = ({ moduleId }: TestSpecification): number => {
      const found = longest.indexOf(path.relative(root, moduleId).replaceAll(path.sep, "/"));
      return found < 0 ? longest.length : found;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}
