import { execFile, spawn } from "node:child_process";
import { promisify } from "node:util";
import type { SourceFile } from "../read/config-file";

/** git has no such revision, or the folder is no repository; the message says which. */
export class UnknownRevision extends Error {
  override name = "UnknownRevision";
}

/** The files below some paths as they were at a revision of the repository in `root`, sorted by path. Rejects with UnknownRevision. */
export async function readRevision(root: string, revision: string, paths: readonly string[]): Promise<SourceFile[]> {
  const names = ["ls-tree", "-r", "-z", "--name-only", "--full-tree", `${revision}^{commit}`, "--", ...paths];
  const { stdout } = await promisify(execFile)("git", names, { cwd: root, maxBuffer: 1 << 26 }).catch(
    (error: { stderr?: string; message: string }) => {
      throw new UnknownRevision(`${revision}: ${(error.stderr ?? error.message).trim().split("\n")[0] ?? ""}`);
    },
  );
  const found = stdout.split("\0").filter(Boolean).sort();
  const texts = await objectsOf(
    root,
    found.map((file) => `${revision}:${file}`),
  );
  return found.map((file, index) => ({ path: file, text: texts[index] ?? "" }));
}

/** The contents of git's objects, in one call of git. */
async function objectsOf(root: string, names: readonly string[]): Promise<string[]> {
  const git = spawn("git", ["cat-file", "--batch"], { cwd: root, stdio: ["pipe", "pipe", "inherit"] });
  git.stdin.end(names.map((name) => `${name}\n`).join(""));
  const chunks: Buffer[] = [];
  for await (const chunk of git.stdout) chunks.push(chunk as Buffer);
  return contentsIn(Buffer.concat(chunks));
}

/** `<id> blob <bytes>`, a line feed, so many bytes, a line feed; again and again. */
function contentsIn(answer: Buffer): string[] {
  const texts: string[] = [];
  for (let at = 0; at < answer.length;) {
    const end = answer.indexOf("\n", at);
    const size = Number(answer.toString("utf8", at, end).split(" ")[2]);
    texts.push(answer.toString("utf8", end + 1, end + 1 + size));
    at = end + 1 + size + 1;
  }
  return texts;
}
