import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { formatHistory } from "../../../src/compiler/node/format-history";
import { readHistory } from "../../../src/compiler/node/history";
import { ConfigHasErrors, publish, UnknownVersion, versionBefore } from "../../../src/compiler/node/publish";
import { descriptionPath } from "../../../src/compiler/sources";
import { description } from "../fixture/description";

let root: string;
let out: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "history-"));
  out = path.join(root, "out");
  await cp(path.join(import.meta.dirname, "../fixture/config"), path.join(root, "config"), { recursive: true });
  await mkdir(path.join(root, path.dirname(descriptionPath)), { recursive: true });
  await writeFile(path.join(root, descriptionPath), JSON.stringify(description));
});
afterEach(() => rm(root, { recursive: true }));

const live = async () =>
  (JSON.parse(await readFile(path.join(out, "version.json"), "utf8")) as { version: string }).version;
const put = (why: string, more: object = {}) => publish({ root, out, note: { who: "Li", why }, ...more });

async function change(file: string, from: string, to: string): Promise<void> {
  const place = path.join(root, "config", file);
  await writeFile(place, (await readFile(place, "utf8")).replace(from, to));
}

/** Two versions: the second one asks no confirmation before a book is deleted. */
async function twoVersions(): Promise<string[]> {
  const { version: first } = await put("First");
  await change(
    "screens/library/books.json",
    '"confirm": { "zh": "删除《{title}》？", "en": "Delete “{title}”?" },',
    "",
  );
  const { version: second } = await put("Fewer questions");
  return [first, second];
}

describe("the history of publications", () => {
  it("keeps who, when, why and what it changed", async () => {
    const [first, second] = await twoVersions();
    const history = await readHistory(out);
    expect(history.map(({ version, who, why }) => [version, who, why])).toEqual([
      [first, "Li", "First"],
      [second, "Li", "Fewer questions"],
    ]);
    expect(history.map(({ changes }) => changes?.map(({ risk, words }) => [risk, words.en]))).toEqual([
      undefined,
      [["dataLoss", "Books › “Delete”: now asks no confirmation"]],
    ]);
    expect(history.every(({ when }) => Number.isFinite(Date.parse(when)))).toBe(true);
  });

  it("is read in both languages, the latest first", async () => {
    const [first, second] = await twoVersions();
    const lines = formatHistory(await readHistory(out), "zh").split("\n");
    expect(lines[0]).toMatch(new RegExp(`^${second} .* Li: Fewer questions$`));
    expect(lines.slice(1, 4)).toEqual([
      "  数据丢失",
      "  - 图书 › “删除”：不再要求确认（该操作标为危险或不可撤销）",
      "",
    ]);
    expect(lines[4]).toMatch(new RegExp(`^${first} .* Li: First$`));
    expect(formatHistory([], "en")).toBe("nothing has been published yet");
  });

  it("does not list the same version again", async () => {
    await put("First");
    await put("Once more");
    expect(await readHistory(out)).toHaveLength(1);
  });
});

describe("a dry run", () => {
  it("says what would change and leaves everything as it is", async () => {
    const { version } = await put("First");
    await change("words/messages.json", "Goodbye", "Farewell");
    const would = await put("", { dryRun: true });
    expect(would.changes).toHaveLength(1);
    expect(would.version).not.toBe(version);
    expect([await live(), (await readHistory(out)).length]).toEqual([version, 1]);
  });
});

describe("going back", () => {
  it("puts an earlier version in place again, the same one, and says so", async () => {
    const [first = ""] = await twoVersions();
    expect(await versionBefore(out)).toBe(first);
    expect((await put("Mistake", { back: first })).version).toBe(first);
    expect(await live()).toBe(first);
    const last = (await readHistory(out)).at(-1);
    expect([last?.version, last?.rollback, last?.changes?.map(({ words }) => words.en)]).toEqual([
      first,
      true,
      ["Books › “Delete”: now asks for confirmation: “Delete “{title}”?”"],
    ]);
  });

  it("uses the API of now: what no longer fits it is refused, and nothing changes", async () => {
    const [first = "", second] = await twoVersions();
    const { deleteBooks: _gone, ...paths } = Object.fromEntries(
      Object.entries(description.paths).map(([name, methods]) => [
        JSON.stringify(methods).includes('"deleteBooks"') ? "deleteBooks" : name,
        methods,
      ]),
    );
    await writeFile(path.join(root, descriptionPath), JSON.stringify({ ...description, paths }));
    await expect(put("Mistake", { back: first })).rejects.toThrow(ConfigHasErrors);
    expect([await live(), (await readHistory(out)).length]).toEqual([second, 2]);
  });

  it("needs a version that is kept", async () => {
    await put("First");
    await expect(versionBefore(out)).rejects.toThrow(UnknownVersion);
    await expect(put("", { back: "nope" })).rejects.toThrow(UnknownVersion);
    expect((await readdir(path.join(out, "published"))).toSorted()).toEqual([
      `${await live()}.sources.gz`,
      "history.json",
    ]);
  });
});
