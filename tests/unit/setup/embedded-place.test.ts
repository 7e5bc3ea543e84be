import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { isServerOn, parsePostmasterFile } from "../../../src/server/database/embedded/leftover";
import { canReach, foldersTo, mayPass } from "../../../src/server/database/embedded/reach";
import { userIn } from "../../../src/server/database/embedded/service-user";
import { openTwin, twinPath } from "../../../src/server/database/embedded/twin";

describe("whether a user may pass through a folder", () => {
  test.each([
    { who: "anybody, through an open one", uid: 0, gid: 0, mode: 0o755, may: true },
    { who: "anybody, through one that only hides its names", uid: 0, gid: 0, mode: 0o711, may: true },
    { who: "nobody else, through a private one", uid: 0, gid: 0, mode: 0o700, may: false },
    { who: "the owner, through a private one", uid: 101, gid: 0, mode: 0o700, may: true },
    { who: "the owner who locked themselves out", uid: 101, gid: 0, mode: 0o077, may: false },
    { who: "the group", uid: 0, gid: 104, mode: 0o750, may: true },
    { who: "the group, where only others may", uid: 0, gid: 104, mode: 0o705, may: false },
  ])("$who: $may", ({ uid, gid, mode, may }) => {
    expect(mayPass({ uid, gid, mode }, { uid: 101, gid: 104 })).toBe(may);
  });

  test("every folder on the way counts", () => {
    expect(foldersTo("/a/b/c")).toEqual(["/", "/a", "/a/b", "/a/b/c"]);
  });

  test("a folder yet to be made is no hindrance, one nobody may enter is", async () => {
    expect(await canReach(path.resolve("/nowhere/at/all"), { uid: 101, gid: 104 })).toBe(true);
    expect(await canReach("/root", { uid: 65_000, gid: 65_000 })).toBe(false);
  });
});

describe("the twin outside", () => {
  const parent = mkdtempSync(path.join(tmpdir(), "twins-"));
  const folder = path.join(parent, "project/.data");

  afterAll(() => rmSync(parent, { recursive: true }));

  beforeEach(() => mkdirSync(folder, { recursive: true }));

  test("is named after the folder it stands for", () => {
    expect(twinPath("/var/tmp", "/root/a/.data")).toBe(twinPath("/var/tmp", "/root/a/b/../.data"));
    expect(twinPath("/var/tmp", "/root/a/.data")).not.toBe(twinPath("/var/tmp", "/root/b/.data"));
    expect(twinPath("/var/tmp", "/root/a/.data")).toMatch(/^\/var\/tmp\/cloud-console-[0-9a-f]{16}$/);
  });

  test("keeps what is in it as long as the folder is there", async () => {
    const twin = await openTwin(parent, folder);
    writeFileSync(path.join(twin, "kept"), "");
    expect(await openTwin(parent, folder)).toBe(twin);
    expect(existsSync(path.join(twin, "kept"))).toBe(true);
  });

  test("begins afresh where the folder was removed and made anew", async () => {
    const twin = await openTwin(parent, folder);
    writeFileSync(path.join(twin, "kept"), "");
    rmSync(folder, { recursive: true });
    mkdirSync(folder, { recursive: true });
    await openTwin(parent, folder);
    expect(existsSync(path.join(twin, "kept"))).toBe(false);
  });

  test("goes with its folder, at the next start of anything", async () => {
    const forsaken = await openTwin(parent, folder);
    rmSync(folder, { recursive: true });
    const other = path.join(parent, "other");
    mkdirSync(other);
    await openTwin(parent, other);
    expect(existsSync(forsaken)).toBe(false);
  });

  test("is refused where others could have written into it", async () => {
    const twin = await openTwin(parent, folder);
    chmodSync(twin, 0o777);
    await expect(openTwin(parent, folder)).rejects.toThrow(`${twin} belongs to somebody else`);
  });
});

describe("the system user of the server", () => {
  const passwd =
    "root:x:0:0:root:/root:/bin/bash\npostgres:x:101:104:PostgreSQL,,,:/var/lib/postgresql:/bin/bash\nbroken:x\n";

  test.each([
    { name: "postgres", user: { uid: 101, gid: 104 } },
    { name: "root", user: undefined },
    { name: "post", user: undefined },
    { name: "broken", user: undefined },
  ])("$name: $user", ({ name, user }) => {
    expect(userIn(passwd, name)).toEqual(user);
  });
});

describe("a server that was left behind", () => {
  test.each([
    {
      name: "ready",
      text: "4711\n/data\n1700000000\n5433\n\n127.0.0.1\n  1 2\nready   \n",
      file: { pid: 4711, port: 5433, status: "ready" },
    },
    { name: "just begun", text: "4711\n/data\n1700000000\n5433\n", file: { pid: 4711, port: 5433, status: "" } },
    { name: "standing alone", text: "-4711\n/data\n", file: undefined },
    { name: "empty", text: "", file: undefined },
    { name: "no number", text: "postgres\n", file: undefined },
  ])("postmaster.pid, $name", ({ text, file }) => {
    expect(parsePostmasterFile(text)).toEqual(file);
  });

  test.each([
    { command: "/p/bin/postgres -D /p/.data/postgres/data -c port=1", ours: true },
    { command: "/p/bin/postgres -D /other/data", ours: false },
    { command: "vim /p/.data/postgres/data/postgresql.conf", ours: false },
    { command: "", ours: false },
  ])("is known by its words: $command", ({ command, ours }) => {
    expect(isServerOn(command, "/p/.data/postgres/data")).toBe(ours);
  });
});
