import { DidChangeWatchedFilesNotification, TextDocuments } from "vscode-languageserver/node";
import type {
  CodeAction,
  CodeActionParams,
  CompletionItem,
  Connection,
  Hover,
  InitializeResult,
  Location,
  TextDocumentPositionParams,
} from "vscode-languageserver/node";
import { TextDocument } from "vscode-languageserver-textdocument";
import type { Typed } from "../../src/compiler/editor/cursor";
import type { Declared } from "../../src/compiler/editor/declared";
import { declaredAt } from "../../src/compiler/editor/declared-at";
import { offersAt } from "../../src/compiler/editor/offers";
import type { ErrorCode } from "../../src/compiler/report/errors";
import type { Language } from "../../src/model/words";
import { actionsOf, inBoth, itemsOf, locationOf } from "./convert";
import { type Diagnoser, diagnoser } from "./diagnose";
import type { Workspace } from "./workspace";

/** What a client may say when it starts. */
interface Options {
  /** The editor completes from the JSON Schemas, too: what they know is left to it. */
  schemas?: boolean;
}

/** Mistakes in place of which JSON Schemas complete. */
const inSchemas: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  "CFG_UNKNOWN_KEY",
  "CFG_UNKNOWN_VALUE",
  "CFG_UNKNOWN_WIDGET",
  "CFG_UNKNOWN_OPERATION",
]);

/** What is saved elsewhere, by git for example, and has to be read again. */
const watched = ["**/config/**/*.json", "**/src/generated/openapi.json"];

const abilities: InitializeResult = {
  capabilities: {
    // Each change of a text by its place, not the whole of it.
    textDocumentSync: { openClose: true, change: 2, save: true },
    completionProvider: { triggerCharacters: ['"'] },
    codeActionProvider: { codeActionKinds: ["quickfix"] },
    definitionProvider: true,
    hoverProvider: true,
  },
};

/** What the handlers of a connection share. */
interface Session {
  workspace: Workspace;
  documents: TextDocuments<TextDocument>;
  mistakes: Diagnoser;
  options: Options;
  language: Language;
}

/**
 * Tells the editor at the other end of a connection what is wrong in config as it is typed, and what can be typed. `languageOf`: the
 * language for a reader of some locale.
 */
export function serve(
  connection: Connection,
  workspace: Workspace,
  languageOf: (locale: string | undefined) => Language,
): void {
  const documents = new TextDocuments(TextDocument);
  const session: Session = {
    workspace,
    documents,
    mistakes: diagnoser(connection, workspace, () => session.language),
    options: {},
    language: languageOf(undefined),
  };
  connection.onInitialize(({ locale, initializationOptions, capabilities }) => {
    session.language = languageOf(locale);
    session.options = Object(initializationOptions) as Options;
    const watches = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
    connection.onInitialized(() => begin(connection, session, watches));
    return abilities;
  });
  follow(connection, session);
  connection.onCompletion((params) => completed(session, params));
  connection.onCodeAction((params) => mended(session, params));
  connection.onDefinition((params) => defined(session, params));
  connection.onHover((params) => explained(session, params));
  documents.listen(connection);
  connection.listen();
}

function begin(connection: Connection, { mistakes: { soon } }: Session, watches: boolean): void {
  soon();
  const watchers = watched.map((globPattern) => ({ globPattern }));
  if (watches) void connection.client.register(DidChangeWatchedFilesNotification.type, { watchers });
}

/** Config is checked again whatever becomes of its files. */
function follow(connection: Connection, { workspace, documents, mistakes: { soon } }: Session): void {
  const again = (): void => {
    workspace.forget();
    soon();
  };
  documents.onDidChangeContent(({ document }) => {
    workspace.type(document.uri, document.getText());
    soon();
  });
  documents.onDidClose(({ document }) => {
    workspace.type(document.uri, undefined);
    again();
  });
  documents.onDidSave(again);
  connection.onDidChangeWatchedFiles(again);
}

async function completed(session: Session, params: TextDocumentPositionParams): Promise<CompletionItem[]> {
  const { typed, document } = placeOf(session, params) ?? {};
  const found = typed && offersAt(await session.workspace.read(), typed);
  if (!found || !document || (session.options.schemas && inSchemas.has(found.at.codes[0]))) return [];
  return itemsOf(found, document, session.language);
}

function mended({ workspace, documents, mistakes, language }: Session, params: CodeActionParams): CodeAction[] {
  const { uri } = params.textDocument;
  const [file, document] = [workspace.fileOf(uri), documents.get(uri)];
  if (file === undefined || !document) return [];
  return actionsOf(mistakes.found(file), params.range, { document, language, uriOf: workspace.uriOf });
}

async function defined(session: Session, params: TextDocumentPositionParams): Promise<Location | null> {
  const { place } = (await meant(session, params)) ?? {};
  return place ? locationOf(place, session.workspace.uriOf) : null;
}

async function explained(session: Session, params: TextDocumentPositionParams): Promise<Hover | null> {
  const { words } = (await meant(session, params)) ?? {};
  return words ? { contents: inBoth(words, session.language) } : null;
}

async function meant(session: Session, params: TextDocumentPositionParams): Promise<Declared | undefined> {
  const { typed } = placeOf(session, params) ?? {};
  return typed && declaredAt(await session.workspace.read(), typed);
}

/** The place that is asked about, where it is in a file of config. */
function placeOf(
  { workspace, documents }: Session,
  { textDocument: { uri }, position }: TextDocumentPositionParams,
): { typed: Typed; document: TextDocument } | undefined {
  const [document, file] = [documents.get(uri), workspace.fileOf(uri)];
  if (!document || file === undefined) return undefined;
  return { typed: { file, text: document.getText(), offset: document.offsetAt(position) }, document };
}
