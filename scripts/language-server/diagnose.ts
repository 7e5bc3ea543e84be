import type { Connection } from "vscode-languageserver/node";
import type { ConfigError } from "../../src/compiler/report/errors";
import type { Language } from "../../src/model/words";
import { diagnosticOf } from "./convert";
import type { Workspace } from "./workspace";

/** Typing within so many milliseconds is checked as one change. */
const settleMs = 150;

/** Tells an editor the mistakes of all files, open and closed. */
export interface Diagnoser {
  /** Checks once nothing more comes for a moment. */
  soon: () => void;
  /** What the last check found in a file. */
  found: (file: string) => readonly ConfigError[];
}

/** Sends what changes: the mistakes of a file, or that it has none any more. */
export function diagnoser(connection: Connection, workspace: Workspace, language: () => Language): Diagnoser {
  let timer: NodeJS.Timeout | undefined;
  let found: ReadonlyMap<string, readonly ConfigError[]> = new Map();
  const sent = new Map<string, string>();
  const send = async (file: string, text: string): Promise<void> => {
    const uri = workspace.uriOf(file);
    const diagnostics = (found.get(file) ?? []).map((error) => diagnosticOf(error, text, language(), workspace.uriOf));
    const content = JSON.stringify(diagnostics);
    if (content === (sent.get(uri) ?? "[]")) return;
    sent.set(uri, content);
    await connection.sendDiagnostics({ uri, diagnostics });
  };
  const check = async (): Promise<void> => {
    const before = found;
    try {
      found = await workspace.check();
      const { config } = (await workspace.read()).sources;
      const texts = new Map(config.map(({ path, text }) => [path, text]));
      for (const file of new Set([...before.keys(), ...found.keys()])) await send(file, texts.get(file) ?? "");
    } catch (error) {
      // A description of the API that is being written cannot be read yet: the next change is checked again.
      connection.console.error(error instanceof Error ? error.message : String(error));
    }
  };
  return {
    soon: () => {
      clearTimeout(timer);
      timer = setTimeout(() => void check(), settleMs);
    },
    found: (file) => found.get(file) ?? [],
  };
}
