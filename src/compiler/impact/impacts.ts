import { apiDifferences, type OperationDifference, type PropertyDifference } from "../api-changes/differences";
import { propertyInSentences, whatBecame } from "../api-changes/tell";
import type { Property } from "../api/property";
import type { Words } from "../../model/words";
import { documentsOf } from "../changes/documents";
import { namesOf } from "../changes/names";
import type { Program } from "../index/program";
import { positionAt } from "../read/config-file";
import type { ConfigError } from "../report/errors";
import { subjectInfo } from "../views/look-up";
import { callImpacts, handwrittenImpacts } from "./call-impacts";
import type { Around, Impact } from "./impact";
import { propertyImpacts } from "./property-impacts";
import { renamesIn, type Rename } from "./renames";
import { ruleImpacts } from "./rule-impacts";
import { propertyUses } from "./uses";

/** What a change of the API does to config as it is. */
export interface Impacts {
  /** Those that break first; each by file, line and column. */
  impacts: Impact[];
  /** What changed in the API that nothing of config names. */
  unused: Words[];
  renames: Rename[];
}

/** What the compiler finds with each description. */
export interface FoundErrors {
  before: readonly ConfigError[];
  after: readonly ConfigError[];
}

/**
 * What a change of the API does to config as it is: to each place that names something of the API, and the mistakes that the compiler
 * finds besides. @param program config as it is, with the earlier description
 */
export function impactsOf(program: Program, after: Program, errors: FoundErrors): Impacts {
  const differences = apiDifferences(program.api, after.api);
  const names = namesOf(after, program);
  const around: Omit<Around, "document"> = {
    program,
    operations: new Map(differences.map((each) => [each.id, each])),
    properties: byProperty(differences),
    used: new Set(),
    codeCalled: (code) => names.called("code", code, undefined) ?? { zh: code, en: code },
  };
  const inConfig = [...documentsOf(program).values()].flatMap((document) => inDocument({ ...around, document }, after));
  const found = distinct([...inConfig, ...handwrittenImpacts(program.handwritten, around.operations, around.used)]);
  return {
    impacts: sorted([...found, ...mistakes(errors, found)]),
    unused: unusedIn(differences, around.used),
    renames: renamesIn(differences),
  };
}

function byProperty(differences: readonly OperationDifference[]): Map<Property, PropertyDifference> {
  const all = differences.flatMap(({ properties }) => properties);
  return new Map(all.flatMap((each) => (each.was ? [[each.was, each] as const] : [])));
}

function inDocument(around: Around, after: Program): Impact[] {
  const { program, document } = around;
  const subject = program.subjects.find(({ name }) => name === document.subject);
  const uses = subject
    ? subjectInfo(program.api, subject).views.flatMap((info) => propertyUses(info, program.api))
    : [];
  const placed = [
    ...callImpacts(around),
    ...uses.flatMap((use) => propertyImpacts(use, around)),
    ...ruleImpacts(document, program.api, after.api),
  ];
  return placed.map(({ breaks, words, path }) => {
    const position = positionAt({ file: document.file, path });
    return { breaks, words, file: document.file.path, ...position };
  });
}

/** What the compiler finds with the later description and not with the earlier; of a name that is gone, only where no impact tells of it. */
function mistakes({ before, after }: FoundErrors, found: readonly Impact[]): Impact[] {
  const known = new Set(before.map(idOf));
  const told = new Set(found.filter(({ breaks }) => breaks).map(placeOf));
  const isTold = (error: ConfigError): boolean => error.code.startsWith("CFG_UNKNOWN") && told.has(placeOf(error));
  const fresh = after.filter((error) => !known.has(idOf(error)) && !isTold(error));
  return fresh.map(({ words, file, line, column }) => ({ breaks: true, words, file, line, column }));
}

function idOf(error: ConfigError): string {
  return `${placeOf(error)} ${error.code} ${error.words.en}`;
}

function placeOf({ file, line, column }: Pick<Impact, "file" | "line" | "column">): string {
  return `${file}:${line}:${column}`;
}

function distinct(impacts: readonly Impact[]): Impact[] {
  return [...new Map(impacts.map((impact) => [`${placeOf(impact)} ${impact.words.en}`, impact])).values()];
}

function sorted(impacts: readonly Impact[]): Impact[] {
  return impacts.toSorted(
    (a, b) =>
      Number(b.breaks) - Number(a.breaks) ||
      (a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1),
  );
}

/** The same property of a component that several operations have is told once. */
function unusedIn(
  differences: readonly OperationDifference[],
  used: ReadonlySet<PropertyDifference | OperationDifference>,
): Words[] {
  const all = differences.flatMap((each) => {
    const isCalled = used.has(each);
    const own = isCalled
      ? []
      : whatBecame(each).map(({ zh, en }) => ({ zh: `${each.id}：${zh}`, en: `${each.id}: ${en}` }));
    return [...own, ...each.properties.filter((property) => !used.has(property)).flatMap(propertyInSentences)];
  });
  const shown = new Set(
    differences
      .flatMap(({ properties }) => properties.filter((each) => used.has(each)).flatMap(propertyInSentences))
      .map(({ en }) => en),
  );
  return [...new Map(all.map((words) => [words.en, words])).values()].filter(({ en }) => !shown.has(en));
}
