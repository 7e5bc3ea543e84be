import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type CodeAction,
  CodeActionRequest,
  type CompletionItem,
  CompletionRequest,
  createProtocolConnection,
  DefinitionRequest,
  type Diagnostic,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  type Hover,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  type Location,
  type Position,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver/node";

const root = path.join(import.meta.dirname, "../../..");
const file = path.join(root, "config/screens/message/messages.json");
const uri = pathToFileURL(file).href;
const saved = readFileSync(file, "utf8");

let server: ChildProcess;
let client: ProtocolConnection;
let version = 1;

/** What was said last of each file, and who waits for more. */
const said = new Map<string, Diagnostic[]>();
const waiting = new Set<() => void>();

/** Waits until what is said of the file is as wished. */
const told = (of: string, isSo: (diagnostics: readonly Diagnostic[]) => boolean): Promise<Diagnostic[]> =>
  new Promise((resolve) => {
    const look = (): void => {
      const diagnostics = said.get(of);
      if (!diagnostics || !isSo(diagnostics)) return;
      waiting.delete(look);
      resolve(diagnostics);
    };
    waiting.add(look);
    look();
  });

/** Waits until a mistake is said of the file. */
const toldOf = async (of: string, code: string): Promise<Diagnostic | undefined> => {
  const isSo = (diagnostic: Diagnostic): boolean => diagnostic.code === code;
  return (await told(of, (diagnostics) => diagnostics.some(isSo))).find(isSo);
};

const type = (text: string): Promise<void> =>
  client.sendNotification(DidChangeTextDocumentNotification.type, {
    textDocument: { uri, version: (version += 1) },
    contentChanges: [{ text }],
  });

/** Line and character, from 0, of an offset of a text. */
const positionIn = (text: string, offset: number): { line: number; character: number } => {
  const lines = text.slice(0, offset).split("\n");
  return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
};

/** The text after an edit that an editor was handed. */
const edited = (text: string, { edit }: CodeAction): string => {
  const [change] = edit?.changes?.[uri] ?? [];
  if (!change) throw new Error("nothing is changed");
  const lines = text.split("\n");
  const { line, character } = change.range.start;
  const old = lines[line] ?? "";
  lines[line] = old.slice(0, character) + change.newText + old.slice(change.range.end.character);
  return lines.join("\n");
};

beforeAll(async () => {
  server = spawn(process.execPath, ["scripts/run.mjs", "scripts/language-server.ts", "--stdio"], {
    cwd: root,
    stdio: ["pipe", "pipe", "inherit"],
  });
  if (!server.stdout || !server.stdin) throw new Error("the server has no streams");
  client = createProtocolConnection(new StreamMessageReader(server.stdout), new StreamMessageWriter(server.stdin));
  client.onNotification(PublishDiagnosticsNotification.type, ({ uri: of, diagnostics }) => {
    said.set(of, diagnostics);
    for (const look of waiting) look();
  });
  client.listen();
  await client.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: pathToFileURL(root).href,
    locale: "zh-cn",
    capabilities: {},
    initializationOptions: { schemas: true },
  });
  await client.sendNotification(InitializedNotification.type, {});
  await client.sendNotification(DidOpenTextDocumentNotification.type, {
    textDocument: { uri, languageId: "json", version, text: saved },
  });
});

afterAll(async () => {
  const ended = new Promise((resolve) => server.once("exit", resolve));
  client.dispose();
  server.stdin?.end();
  await ended;
});

describe("the language server of config", () => {
  it("marks a misspelt name of an unsaved text, in the reader's language, and mends it", async () => {
    const wrong = saved.replace('"columns": ["title", ', '"columns": ["titel", ');
    await type(wrong);
    const mistake = await toldOf(uri, "CFG_UNDECLARED_FIELD");
    const start = positionIn(wrong, wrong.indexOf('"titel"'));
    expect(mistake).toMatchObject({
      range: { start, end: { line: start.line, character: start.character + '"titel"'.length } },
      severity: 1,
      source: "config",
      message: expect.stringContaining("是否想写 “title”？") as string,
    });

    const range = { start, end: start };
    const actions = await client.sendRequest(CodeActionRequest.type, {
      textDocument: { uri },
      range,
      context: { diagnostics: [] },
    });
    const [action] = actions as CodeAction[];
    expect(action).toMatchObject({ title: "改为 “title”", kind: "quickfix", isPreferred: true });
    const mended = action && edited(wrong, action);
    expect(mended).toBe(saved);
    await type(mended ?? "");
    expect(await told(uri, (diagnostics) => diagnostics.length === 0)).toEqual([]);
  });

  it("names the other place of what stands there twice", async () => {
    await type(saved.replace('"columns": ["title", ', '"columns": ["title", "title", '));
    const mistake = await toldOf(uri, "CFG_LISTED_TWICE");
    expect(mistake?.relatedInformation).toMatchObject([{ location: { uri }, message: "另一处" }]);
  });

  it("tells the mistakes that one file makes in another", async () => {
    const [route = ""] = /"route": "[^"]+",/.exec(saved) ?? [];
    await type(saved.replace(route, ""));
    const routes = pathToFileURL(path.join(root, "config/routes.json")).href;
    expect(await toldOf(routes, "CFG_ROUTE_WITHOUT_SCREEN")).toBeDefined();
    await type(saved);
    expect(await told(routes, (diagnostics) => diagnostics.length === 0)).toEqual([]);
  });

  const completedAt = async (position: Position): Promise<CompletionItem[]> =>
    (await client.sendRequest(CompletionRequest.type, { textDocument: { uri }, position })) as CompletionItem[];

  it("completes names, with the words that users read", async () => {
    const typed = saved.replace('"columns": ["title", ', '"columns": ["title", "", ');
    await type(typed);
    const position = positionIn(typed, typed.indexOf('"columns"') + '"columns": ["title", "'.length);
    const items = await completedAt(position);
    expect(items.find(({ label }) => label === "level")).toMatchObject({
      detail: "重要程度 · Importance",
      textEdit: { range: { start: position, end: position }, newText: "level" },
    });
  });

  it("leaves keys and values to the JSON Schemas where the editor has these", async () => {
    await type(saved);
    expect(await completedAt(positionIn(saved, saved.indexOf('"kind": "list"') + 9))).toEqual([]);
  });

  it("says what a name means, and where it is declared", async () => {
    await type(saved);
    const at = { textDocument: { uri }, position: positionIn(saved, saved.indexOf('"columns": ["title"') + 14) };
    const hover = (await client.sendRequest(HoverRequest.type, at)) as Hover;
    expect(hover.contents).toBe("标题 · Title");
    const location = (await client.sendRequest(DefinitionRequest.type, at)) as Location;
    expect(location).toMatchObject({ uri, range: { start: positionIn(saved, saved.indexOf('"title": {')) } });
  });
});
