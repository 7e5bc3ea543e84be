import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { brotliLevels, compressFolder } from "../../../scripts/setup/compress";
import { check, compile } from "../../../src/compiler/compile";
import { publish } from "../../../src/compiler/node/publish";
import { readFolder } from "../../../src/compiler/node/read-folder";
import { nodeTools } from "../../../src/compiler/node/tools";
import type { SourceFile } from "../../../src/compiler/read/config-file";
import { apiOf, descriptionPath } from "../../../src/compiler/sources";
import { withAdditions } from "../compile-with";
import { manyScreens } from "../many-screens";
import type { CompilerCosts } from "./compiler";

// Measures the compiler once, and prints what it took as JSON. `many`: with a thousand screens more than config has; `publish`: how
// the second publication goes, rather than checks.
const [size, what] = process.argv.slice(2);
const root = fileURLToPath(new URL("../../..", import.meta.url));
const texts = await readFolder(root);
const config = size === "many" ? withAdditions(texts.config, await manyScreens(root)) : texts.config;

console.log(JSON.stringify(what === "publish" ? await publishing() : checking()));

function checking(): Partial<CompilerCosts> {
  const api = apiOf(texts);
  const took = {
    check: costOf(() => check({ ...texts, config, api }, nodeTools.readQuery)),
    changed: costOf(() => check({ ...texts, config: config.map(changed), api }, nodeTools.readQuery)),
  };
  compile({ ...texts, config, api }, nodeTools);
  return { ...took, memory: process.resourceUsage().maxRSS / 1000 };
}

async function publishing(): Promise<Partial<CompilerCosts>> {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-"));
  const out = path.join(folder, "dist");
  try {
    await writeAll(folder, config);
    await publish({ root: folder, out });
    await compressAll(path.join(out, "console"));
    await writeAll(folder, config.map(changed));
    const before = process.cpuUsage();
    await publish({ root: folder, out });
    await compressFolder(path.join(out, "console"), brotliLevels.published);
    return { publish: milliseconds(process.cpuUsage(before)) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function writeAll(folder: string, files: readonly SourceFile[]): Promise<void> {
  await mkdir(path.join(folder, path.dirname(descriptionPath)), { recursive: true });
  await cp(path.join(root, descriptionPath), path.join(folder, descriptionPath));
  for (const { path: file, text } of files) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
}

/** Empty files in place of the compressed copies of all chunks, which take a minute to make and are not measured. */
async function compressAll(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true }))
    if (name.endsWith(".js")) await writeFile(path.join(folder, `${name}.br`), "");
}

/** One screen with another title, all other files the very same. */
function changed(file: SourceFile): SourceFile {
  if (!file.path.endsWith("message/messages.json")) return file;
  return { ...file, text: file.text.replace(/"zh": "/, '"zh": "新') };
}

function costOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  return milliseconds(process.cpuUsage(before));
}

function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}
