import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { EmbeddedError } from "./embedded-error";
import { processIdentity } from "./process-identity";

/** Gives the place up. */
export type Release = () => Promise<void>;

/**
 * One data folder, one owner: writes down who uses a place, and refuses it while another process that really runs does.
 */
export async function own(home: string): Promise<Release> {
  const file = path.join(home, "owner.json");
  const me = JSON.stringify({ pid: process.pid, identity: await processIdentity(process.pid) });
  for (;;) {
    try {
      await writeFile(file, me, { flag: "wx", mode: 0o600 });
      return () => rm(file, { force: true });
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
    const owner = await ownerOf(home);
    if (owner !== undefined) {
      throw new EmbeddedError(`The database in ${home} is in use by process ${owner}; stop that first.`);
    }
    await rm(file, { force: true });
  }
}

/** The number of the process that uses a place, if that very process still runs. */
export async function ownerOf(home: string): Promise<number | undefined> {
  try {
    const { pid, identity }: { pid: number; identity: string } = JSON.parse(
      await readFile(path.join(home, "owner.json"), "utf8"),
    );
    return (await processIdentity(pid)) === identity ? pid : undefined;
  } catch {
    return undefined;
  }
}
