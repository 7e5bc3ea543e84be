import { CompletionItemKind, DiagnosticSeverity } from "vscode-languageserver/node";
import type { CodeAction, CompletionItem, Diagnostic, Location, Range } from "vscode-languageserver/node";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { fixesOf, markedLength } from "../../src/compiler/editor/marks";
import type { Offer, Offers } from "../../src/compiler/editor/offers";
import { type Place, type Position, positionAt } from "../../src/compiler/read/config-file";
import { type ConfigError, warningCodes } from "../../src/compiler/report/errors";
import type { Language, Words } from "../../src/model/words";

const changeTo = { zh: "改为 “{name}”", en: 'Change to "{name}"' };
const otherPlace = { zh: "另一处", en: "The other place" };
const undeclared = { zh: "尚未在 fields 中声明", en: 'not declared under "fields" yet' };

/** The address of a file of config. */
type UriOf = (file: string) => string;

/** Lines and columns of editors count from 0. */
function rangeOf({ line, column }: Position, length: number): Range {
  return {
    start: { line: line - 1, character: column - 1 },
    end: { line: line - 1, character: column - 1 + length },
  };
}

/** A mistake as editors show it. `text`: its file as it was checked. */
export function diagnosticOf(error: ConfigError, text: string, language: Language, uriOf: UriOf): Diagnostic {
  const { code, words, related } = error;
  return {
    range: rangeOf(error, markedLength(text, error)),
    severity: warningCodes.has(code) ? DiagnosticSeverity.Warning : DiagnosticSeverity.Error,
    code,
    source: "config",
    message: words[language],
    ...(related && {
      relatedInformation: [
        { location: { uri: uriOf(related.file), range: rangeOf(related, 1) }, message: otherPlace[language] },
      ],
    }),
  };
}

/** A file as it is now, and who reads it. */
interface Reading {
  document: TextDocument;
  language: Language;
  uriOf: UriOf;
}

/** What mends the mistakes within a range by what was probably meant. */
export function actionsOf(errors: readonly ConfigError[], { start, end }: Range, reading: Reading): CodeAction[] {
  return errors
    .filter(({ line }) => line - 1 >= start.line && line - 1 <= end.line)
    .flatMap((error) => actionOf(error, reading) ?? []);
}

function actionOf(error: ConfigError, { document, language, uriOf }: Reading): CodeAction | undefined {
  const text = document.getText();
  const fixes = fixesOf(text, error);
  if (fixes.length === 0) return undefined;
  const edits = fixes.map(({ from, to, text: newText }) => ({
    range: { start: document.positionAt(from), end: document.positionAt(to) },
    newText,
  }));
  return {
    title: changeTo[language].replace("{name}", () => error.suggestion ?? ""),
    kind: "quickfix",
    isPreferred: true,
    diagnostics: [diagnosticOf(error, text, language, uriOf)],
    edit: { changes: { [document.uri]: edits } },
  };
}

/** What can be typed, as editors list it. */
export function itemsOf({ cursor, offers }: Offers, document: TextDocument, language: Language): CompletionItem[] {
  const range = { start: document.positionAt(cursor.from), end: document.positionAt(cursor.to) };
  return offers.map((offer, index) => ({
    label: offer.name,
    kind: cursor.key ? CompletionItemKind.Property : CompletionItemKind.Value,
    textEdit: { range, newText: offer.text },
    sortText: String(index).padStart(5, "0"),
    ...detailOf(offer, language),
  }));
}

function detailOf({ words, ...offer }: Offer, language: Language): { detail?: string } {
  const parts = [...(words ? [inBoth(words, language)] : []), ...(offer.undeclared ? [undeclared[language]] : [])];
  return parts.length > 0 ? { detail: parts.join(" – ") } : {};
}

/** Both languages, the reader's first; once what is not translated yet. */
export function inBoth({ zh, en }: Words, language: Language): string {
  if (zh === en) return en;
  return language === "zh" ? `${zh} · ${en}` : `${en} · ${zh}`;
}

/** Where something is declared. */
export function locationOf(place: Place, uriOf: UriOf): Location {
  const position = positionAt(place);
  return { uri: uriOf(place.file.path), range: rangeOf(position, markedLength(place.file.text, position)) };
}
