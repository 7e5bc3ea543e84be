import type { z } from "zod";
import type { ErrorCode } from "../report/errors";
import type { Param } from "../report/fill";
import { type ConfigFile, type Path, valueAt } from "../read/config-file";
import type { Report } from "../report/report";
import { anyOfWords, foundInWords, ruleInWords, typeInWords } from "./issue-words";
import { knownKeys } from "./known-keys";

/** What one issue of zod concerns. */
interface Subject {
  file: ConfigFile;
  schema: z.ZodType;
  report: Report;
}

type Issue = z.core.$ZodIssue;

/** Says in the catalogue's words what zod found. */
export function reportIssue(subject: Subject, issue: Issue): void {
  const path = issue.path as Path;
  const found = valueAt(subject.file.value, path);
  const say = (code: ErrorCode, params: Record<string, Param> = {}, known?: Iterable<string>) =>
    subject.report({ file: subject.file, path }, code, params, known);
  if (issue.code === "unrecognized_keys") return reportUnknownKeys(subject, issue.keys, path);
  if (found === undefined) return reportMissing(subject, path);
  if (issue.code === "invalid_type") {
    return say("CFG_WRONG_TYPE", { expected: typeInWords(issue.expected), found: foundInWords(found) });
  }
  if (issue.code === "invalid_value") return reportValue(subject, issue.values.map(String), found, path);
  if (issue.code === "too_small" || issue.code === "too_big") return reportSize(subject, issue, found, path);
  if (issue.code === "invalid_format")
    return say("CFG_BAD_FORMAT", { name: asWritten(found), rule: formatRule(issue) });
  if (issue.code === "invalid_union") return reportUnion(subject, issue, found, path);
  // What is left is a key of a wrong form.
  const { message } = (issue.code === "invalid_key" && issue.issues[0]) || issue;
  say("CFG_BAD_FORMAT", { name: String(path.at(-1)), rule: ruleInWords(message) });
}

/** A value in a message: a text without its quotes. */
function asWritten(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function reportUnknownKeys({ file, schema, report }: Subject, keys: readonly string[], path: Path): void {
  const value = valueAt(file.value, path);
  const known = knownKeys(schema, path, file.value).filter((key) => !Object.hasOwn(value as object, key));
  for (const name of keys) report({ file, path: [...path, name], key: true }, "CFG_UNKNOWN_KEY", { name }, known);
}

function reportMissing({ file, report }: Subject, path: Path): void {
  const name = String(path.at(-1));
  const code = name === "zh" || name === "en" ? "CFG_MISSING_LANGUAGE" : "CFG_MISSING_KEY";
  report({ file, path: path.slice(0, -1), key: true }, code, { name });
}

function reportValue({ file, report }: Subject, values: string[], found: unknown, path: Path): void {
  const name = asWritten(found);
  if (path.at(-1) === "widget") return report({ file, path }, "CFG_UNKNOWN_WIDGET", { name }, values);
  report({ file, path }, "CFG_UNKNOWN_VALUE", { name }, values);
}

type SizeIssue = Extract<Issue, { code: "too_small" | "too_big" }>;

function reportSize({ file, report }: Subject, issue: SizeIssue, found: unknown, path: Path): void {
  const countsItems = typeof found !== "number";
  const size = countsItems ? (found as string | unknown[]).length : found;
  if (countsItems && size === 0) return report({ file, path }, "CFG_EMPTY");
  const limit = issue.code === "too_small" ? `≥ ${issue.minimum}` : `≤ ${issue.maximum}`;
  report({ file, path }, "CFG_OUT_OF_LIMITS", { found: String(size), limit });
}

function formatRule(issue: Extract<Issue, { code: "invalid_format" }>): Param {
  if (issue.format === "starts_with") return { zh: "应以 / 开头", en: "it begins with /" };
  if (issue.format === "url") return { zh: "应为完整的网址", en: "it is a whole web address" };
  return ruleInWords(issue.message, issue.pattern);
}

type UnionIssue = Extract<Issue, { code: "invalid_union" }>;

/** Of a union's members the one that comes nearest speaks: the one whose type is right but something inside is wrong. */
function reportUnion(subject: Subject, issue: UnionIssue, found: unknown, path: Path): void {
  const discriminator = issue as { discriminator?: string; options?: unknown[] };
  if (discriminator.discriminator && discriminator.options) {
    return reportValue(subject, discriminator.options.map(String), found, path);
  }
  const members = issue.errors as Issue[][];
  const inside = members.find((issues) => issues.length > 0 && issues.every((inner) => !rejectsType(inner)));
  if (inside) {
    for (const inner of inside) reportIssue(subject, { ...inner, path: [...path, ...inner.path] });
    return;
  }
  const literals = members.flatMap((issues) =>
    issues.flatMap((inner) => (inner.code === "invalid_value" ? inner.values.map(String) : [])),
  );
  if (literals.length > 0) return reportValue(subject, literals, found, path);
  const types = members.flatMap((issues) => issues.flatMap(expectedTypes));
  subject.report({ file: subject.file, path }, "CFG_WRONG_TYPE", {
    expected: anyOfWords(types),
    found: foundInWords(found),
  });
}

function rejectsType(issue: Issue): boolean {
  return (
    issue.path.length === 0 &&
    (issue.code === "invalid_type" || issue.code === "invalid_value" || issue.code === "invalid_union")
  );
}

function expectedTypes(issue: Issue): string[] {
  if (issue.code === "invalid_type") return [issue.expected];
  if (issue.code === "invalid_union") return issue.errors.flatMap((issues) => issues.flatMap(expectedTypes));
  return [];
}
