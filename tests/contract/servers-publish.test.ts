import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publish } from "../../src/compiler/node/publish";
import type { Manifest } from "../../src/model/resolved";
import { compressFolder } from "../../scripts/setup/compress";
import { description } from "../config/fixture/description";
import { startTwoServers, type TwoServers, type Which } from "./two-servers";

/** How often the console is published while it is read. */
const TIMES = 20;

let root: string;
let out: string;
let servers: TwoServers;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "publish-"));
  out = path.join(root, "out");
  await cp(path.join(import.meta.dirname, "../config/fixture/config"), path.join(root, "config"), { recursive: true });
  await mkdir(path.join(root, "src/generated"), { recursive: true });
  await writeFile(path.join(root, "src/generated/openapi.json"), JSON.stringify(description));
  await publishWith("0");
  servers = await startTwoServers({ CONSOLE_ROOT: out });
});
afterAll(async () => {
  await servers.close();
  await rm(root, { recursive: true });
});

/** What was published, by version: the text of each file by its path below the console's address. */
const consoles = new Map<string, Map<string, string>>();
let label = "Name";

/** Publishes the console with another label on a screen, as `npm run publish` does. @returns its version */
async function publishWith(word: string): Promise<string> {
  const place = path.join(root, "config/screens/library/shelves.json");
  const text = await readFile(place, "utf8");
  await writeFile(place, text.replace(`"en": "${label}"`, `"en": "Label ${word}"`));
  label = `Label ${word}`;
  const { version, files } = await publish({ root, out });
  await compressFolder(path.join(out, "console"));
  const texts = files.map(async (file) => [file, await readFile(path.join(out, file), "utf8")] as const);
  consoles.set(version, new Map(await Promise.all(texts)));
  return version;
}

/** A file as the proxy answers it; undefined where the server ends meanwhile. */
async function read(file: string, encoding: string, origin = servers.url): Promise<string | undefined> {
  const answer = await fetch(`${origin}/custom/${file}`, { headers: { "accept-encoding": encoding } }).catch(
    () => undefined,
  );
  if (!answer || answer.status === 502) return undefined;
  const text = await answer.text().catch(() => undefined);
  return text === undefined ? undefined : `${answer.status === 200 ? "" : `${answer.status} `}${text}`;
}

/** The same, asked for until a server answers. */
async function readSurely(file: string, encoding: string): Promise<string> {
  for (;;) {
    const text = await read(file, encoding);
    if (text !== undefined) return text;
    await pause(20);
  }
}

/** Everything that an opened console fetches: the manifest, and what it names. */
async function readConsole(encoding: string): Promise<Map<string, string>> {
  const files = new Map([["console/manifest.json", await readSurely("console/manifest.json", encoding)]]);
  const { screens, parts } = JSON.parse([...files.values()][0] ?? "") as Manifest;
  for (const named of [...Object.values(screens), ...Object.values(parts)])
    files.set(`console/${named}`, await readSurely(`console/${named}`, encoding));
  return files;
}

/** Where both cores are busy it takes a minute: servers start again and again, and read hundreds of files. */
const LONGEST_MS = 240_000;

test(
  "a console that is published while servers are killed is the old or the new one, never a mix",
  async () => {
    const readings: { encoding: string; files: Map<string, string> }[] = [];
    const versions: string[] = [];
    const publishing = new AbortController();
    /** Readings that each reader has begun. */
    const begun = [0, 0, 0, 0, 0];
    const readers = begun.map(async (_, reader) => {
      const encoding = ["br", "gzip", "identity"][reader % 3] ?? "br";
      while (!publishing.signal.aborted) {
        begun[reader] = (begun[reader] ?? 0) + 1;
        readings.push({ encoding, files: await readConsole(encoding) });
        versions.push(await readSurely("version.json", encoding));
      }
    });
    const killing = (async () => {
      for (const which of [0, 1, 0, 1] as Which[]) {
        await servers.kill(which);
        await servers.restart(which);
      }
    })();
    const reading = Promise.all(readers);
    let last = "";
    for (let time = 1; time <= TIMES; time += 1) {
      last = await publishWith(String(time));
      // The console before stays for those who have begun to read it, and no older one.
      const before = [...begun];
      while (begun.some((now, reader) => now === before[reader])) await Promise.race([pause(5), reading]);
    }
    await killing;
    publishing.abort();
    await reading;

    expect(readings.length).toBeGreaterThan(TIMES);
    for (const { encoding, files } of readings) {
      const { version } = JSON.parse(files.get("console/manifest.json") ?? "") as Manifest;
      const published = consoles.get(version);
      const wrong = [...files].filter(([file, text]) => text !== published?.get(file));
      expect(wrong, `${version}, ${encoding}`).toEqual([]);
    }
    expect(versions.filter((text) => !consoles.has((JSON.parse(text) as Manifest).version))).toEqual([]);
    expect(new Set(versions).size).toBeGreaterThan(TIMES / 2);

    for (const which of [0, 1] as const) {
      const texts = ["console/manifest.json", "version.json"].map((file) => read(file, "br", servers.origin(which)));
      expect((await Promise.all(texts)).map((text) => (JSON.parse(text ?? "") as Manifest).version)).toEqual([
        last,
        last,
      ]);
    }
  },
  LONGEST_MS,
);
