import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { UnknownRevision } from "../../../src/compiler/node/read-revision";
import { readFrom } from "../../../src/compiler/node/read-folder";
import { descriptionPath } from "../../../src/compiler/sources";

let root: string;

const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...args], { cwd: root });

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "revision-"));
  await mkdir(path.join(root, "config"));
  await mkdir(path.join(root, path.dirname(descriptionPath)), { recursive: true });
  await writeFile(path.join(root, descriptionPath), "{}");
  await writeFile(path.join(root, "config/a b.json"), '{ "zh": "早" }\n');
  await writeFile(path.join(root, "config/README.md"), "not config");
  git("init", "--quiet");
  git("add", ".");
  git("commit", "--quiet", "--message", "First");
  await writeFile(path.join(root, "config/a b.json"), '{ "zh": "晚" }\n');
});
afterAll(() => rm(root, { recursive: true }));

describe("an earlier version", () => {
  it("is what was committed, whatever has been changed since", async () => {
    expect(await readFrom(root, "HEAD")).toEqual({
      config: [{ path: "config/a b.json", text: '{ "zh": "早" }\n' }],
      description: "{}",
    });
  });

  it("may lie in a folder", async () => {
    const { config } = await readFrom("/", root);
    expect(config).toEqual([{ path: "config/a b.json", text: '{ "zh": "晚" }\n' }]);
  });

  it("has to exist", async () => {
    await expect(readFrom(root, "v0")).rejects.toThrow(UnknownRevision);
    await expect(readFrom(root, "v0")).rejects.toThrow(/^v0: /);
    await expect(readFrom(root, "--output=x")).rejects.toThrow(UnknownRevision);
  });
});
