import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "playwright/test";
import { descriptionPath } from "../../src/compiler/sources";
import type { ChangePictures } from "../pictures/changed/changed";

const root = path.join(import.meta.dirname, "../..");
const messages = "config/screens/message/messages.json";
const columns = '"columns": ["title", "type", "readFlag", "createTime"]';

/** A copy of config in which two columns of a list stand the other way round. */
async function earlierIn(folder: string): Promise<string> {
  const copy = path.join(folder, "earlier");
  await cp(path.join(root, "config"), path.join(copy, "config"), { recursive: true });
  await mkdir(path.join(copy, path.dirname(descriptionPath)), { recursive: true });
  await cp(path.join(root, descriptionPath), path.join(copy, descriptionPath));
  const text = await readFile(path.join(copy, messages), "utf8");
  expect(text).toContain(columns);
  await writeFile(
    path.join(copy, messages),
    text.replace(columns, '"columns": ["title", "readFlag", "type", "createTime"]'),
  );
  return copy;
}

test("npm run changes shows the views that differ before and after, and no others", async ({ page }) => {
  const folder = await mkdtemp(path.join(tmpdir(), "changes-"));
  try {
    const pictures = path.join(folder, "pictures");
    const args = ["--from", await earlierIn(folder), "--pictures", pictures, "--json", "--lang", "en"];
    const { stdout } = await promisify(execFile)(process.execPath, ["scripts/run.mjs", "scripts/changes.ts", ...args], {
      cwd: root,
      maxBuffer: 10_000_000,
    });
    const told = JSON.parse(stdout) as { changes: { message: string }[]; pictures: ChangePictures };
    expect(told.changes).toHaveLength(1);
    expect(told.pictures.views.map(({ name }) => name)).toEqual(["messages.list"]);
    const [before, after] = ["messages.list-en-before.png", "messages.list-en-after.png"] as const;
    expect((await readdir(pictures)).toSorted()).toEqual(["index.html", after, before]);
    expect(await readFile(path.join(pictures, before))).not.toEqual(await readFile(path.join(pictures, after)));

    await page.goto(pathToFileURL(told.pictures.page).href);
    await expect(page.getByRole("listitem")).toHaveText(told.changes.map(({ message }) => message));
    const shown = page.locator("figure img");
    await expect(shown).toHaveCount(2);
    for (const picture of await shown.all())
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1440);
  } finally {
    await rm(folder, { recursive: true });
  }
});
