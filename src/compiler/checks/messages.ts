import type { Words } from "../../model/words";
import type { SourceFile } from "../read/config-file";
import { once } from "../read/once";
import type { Report } from "../report/report";
import type { Loaded } from "../shape/shape";
import { at, atKey, type Check } from "./check";
import { checkPlaceholders } from "./placeholders";

type Messages = Loaded<Record<string, Words>>;

/**
 * Texts of config/words/messages.json and the hand-written parts agree: every text is used, its key stands there in quotes, or
 * begins as a template does (`home.lead${mode}`); every key that stands there has a text; and a text is given what it fills in.
 */
export const checkMessages: Check = ({ program: { messages, handwritten } }, report) => {
  if (!messages || handwritten.length === 0) return;
  const uses = usesIn(handwritten);
  const names = Object.keys(messages.value);
  const missing = missingOf(names, uses.quoted);
  const unused = names.filter(
    (name) => !uses.quoted.has(name) && !uses.beginnings.some((beginning) => name.startsWith(beginning)),
  );
  for (const name of unused) report(atKey(messages, [name]), "CFG_UNUSED_MESSAGE", { name }, missing);
  for (const name of names) for (const given of uses.calls.get(name) ?? []) checkGiven(messages, name, given, report);
  for (const name of messages.whole ? missing : []) {
    const [place, file] = [at(messages, [neighbourOf(name, names)]), uses.quoted.get(name) ?? ""];
    report(place, "CFG_MISSING_MESSAGE", { name, file }, unused);
  }
};

function checkGiven(messages: Messages, text: string, given: readonly string[], report: Report): void {
  checkPlaceholders(at(messages, [text, "en"]), messages.value[text]?.en ?? "", given, report);
}

/** Quoted names with a point that begin as the keys of some text do, and are none. */
function missingOf(names: readonly string[], quoted: ReadonlyMap<string, string>): string[] {
  const known = new Set(names);
  const groups = new Set(names.map(groupOf));
  return [...quoted.keys()].filter(
    (name) => /^[\w-]+(?:\.[\w-]+)+$/.test(name) && groups.has(groupOf(name)) && !known.has(name),
  );
}

function neighbourOf(name: string, names: readonly string[]): string {
  return names.find((other) => groupOf(other) === groupOf(name)) ?? "";
}

function groupOf(name: string): string {
  return name.split(".")[0] ?? "";
}

/** What source has in quotes and in which file, what its templates begin with, and which values it gives to a text. */
interface Uses {
  quoted: Map<string, string>;
  beginnings: string[];
  calls: Map<string, string[][]>;
}

const usesIn = once((handwritten: readonly SourceFile[]): Uses => {
  const uses: Uses = { quoted: new Map(), beginnings: [], calls: new Map() };
  for (const { path, text } of handwritten) {
    const code = text.replaceAll(/\/\*\*[\s\S]*?\*\//g, "");
    for (const [, key = ""] of code.matchAll(/["'`]([\w.-]+)["'`]/g)) uses.quoted.set(key, path);
    for (const [, beginning = ""] of code.matchAll(/`([\w.-]+)\$\{/g)) uses.beginnings.push(beginning);
    for (const [, key = "", values = ""] of code.matchAll(/\bt\(\s*"([\w.-]+)"\s*(?:,\s*\{([^{}]*)\}\s*)?,?\s*\)/g))
      if (!values.includes("...")) uses.calls.set(key, [...(uses.calls.get(key) ?? []), namesIn(values)]);
  }
  return uses;
});

/** The keys of an object as it is written: `count, name: row.name`. */
function namesIn(values: string): string[] {
  return [...values.matchAll(/(?:^|,)\s*(\w+)\s*(?=[:,]|$)/g)].map(([, name = ""]) => name);
}
