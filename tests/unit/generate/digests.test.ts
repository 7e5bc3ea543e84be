import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { changedSources, renderDigests } from "../../../scripts/generate/digests";
import { noteUngenerated } from "../../../scripts/setup/note-ungenerated";

let root: string;
const write = async (file: string, text: string): Promise<void> => {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
};
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "digests-"));
  await write("schema/api/book.yaml", "paths: {}\n");
  await write("schema/api/shelf.yaml", "paths: {}\n");
  for (const { path: file, content } of await renderDigests(root)) await write(file, content);
});
afterEach(() => rm(root, { recursive: true, force: true }));

it("files of the description that were edited, added or removed since it was generated are named", async () => {
  expect(await changedSources(root)).toEqual([]);
  await write("schema/api/book.yaml", "paths: {}\r\n");
  expect(await changedSources(root)).toEqual([]);
  await write("schema/api/book.yaml", "paths: { /books: {} }\n");
  await write("schema/api/author.yaml", "paths: {}\n");
  await rm(path.join(root, "schema/api/shelf.yaml"));
  expect(await changedSources(root)).toEqual([
    "schema/api/author.yaml",
    "schema/api/book.yaml",
    "schema/api/shelf.yaml",
  ]);
});

it("commands that are about what is generated say so, and nothing while it is current", async () => {
  const print = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await noteUngenerated(root, "en");
  expect(print).not.toHaveBeenCalled();
  await write("schema/api/book.yaml", "paths: { /books: {} }\n");
  await noteUngenerated(root, "en");
  await noteUngenerated(root, "zh");
  expect(print.mock.calls.flat()).toEqual([
    expect.stringMatching(/^note: .*npm run generate: schema\/api\/book\.yaml$/),
    expect.stringMatching(/npm run generate：schema\/api\/book\.yaml$/),
  ]);
});
