import type { Scope } from "../index/scope";
import { at } from "../checks/check";
import type { SubjectInfo } from "../index/views";
import type { Report } from "../report/report";
import type { EmittedFile } from "./chunk";
import { manifestJson, type CompiledConsole } from "./emit";

/** Manifest and chunks stay within the sizes of config/connection.json. Sizes are bytes before compression. */
export function checkBudgets(
  { program: { connection } }: Scope,
  console: CompiledConsole,
  chunks: readonly { info: SubjectInfo; chunk: EmittedFile }[],
  report: Report,
): void {
  if (!connection) return;
  const { manifestBytes, screenBytes } = connection.value.budgets;
  const size = bytesOf(manifestJson(console, ""));
  if (size > manifestBytes) {
    report(at(connection, ["budgets", "manifestBytes"]), "CFG_TOO_BIG", {
      name: "manifest.json",
      found: size,
      limit: manifestBytes,
    });
  }
  for (const { info, chunk } of chunks) {
    const found = bytesOf(chunk.content);
    if (found > screenBytes)
      report(at(info.subject, []), "CFG_TOO_BIG", { name: info.subject.name, found, limit: screenBytes });
  }
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
