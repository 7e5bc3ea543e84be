import type { ConfigAction } from "../../model/config/screen";
import type { Scope } from "../index/scope";
import type { ActionUse, FieldUse, SubjectInfo, ViewInfo } from "../index/views";
import type { ConfigFile, Path, Place } from "../read/config-file";
import type { Report } from "../report/report";

/** A check reports every mistake of its kind. */
export type Check = (scope: Scope, report: Report) => void;

/** What is looked at stands in a subject of the console. */
export interface Around {
  scope: Scope;
  subject: SubjectInfo;
}

/** Looks at one thing of a subject. */
export type Visit<T> = (each: T, report: Report, around: Around) => void;

/** An action as its subject declares it. */
export interface DeclaredAction {
  name: string;
  action: ConfigAction;
}

/** Looks at every subject. */
export function eachSubject(visit: Visit<SubjectInfo>): Check {
  return each((subject) => [subject], visit);
}

/** Looks at every view. */
export function eachView(visit: Visit<ViewInfo>): Check {
  return each(({ views }) => views, visit);
}

/** Looks at every place where a view lists a field. */
export function eachField(visit: Visit<FieldUse>): Check {
  return each(({ views }) => views.flatMap(({ fields }) => fields), visit);
}

/** Looks at every place where a view lists an action. */
export function eachUse(visit: Visit<ActionUse>): Check {
  return each(({ uses }) => uses, visit);
}

/** Looks at every action that is declared. */
export function eachAction(visit: Visit<DeclaredAction>): Check {
  return each(
    ({ subject }) => Object.entries(subject.value.actions ?? {}).map(([name, action]) => ({ name, action })),
    visit,
  );
}

/** Several checks as one. */
export function together(...checks: Check[]): Check {
  return (scope, report) => {
    for (const check of checks) check(scope, report);
  };
}

function each<T>(partsOf: (subject: SubjectInfo) => readonly T[], visit: Visit<T>): Check {
  return (scope, report) => {
    for (const subject of scope.subjects) for (const part of partsOf(subject)) visit(part, report, { scope, subject });
  };
}

/** A place by file and path. */
export function at(holder: { file: ConfigFile }, path: Path): Place {
  return { file: holder.file, path };
}

/** A place by file and path, pointing to the key. */
export function atKey(holder: { file: ConfigFile }, path: Path): Place {
  return { file: holder.file, path, key: true };
}

/** Names declared under a key of a screen file, those included whose shape is wrong: they exist all the same. */
export function declared(raw: unknown, key: "fields" | "views" | "actions"): string[] {
  const holder = (raw as Record<string, unknown> | null)?.[key];
  return typeof holder === "object" && holder !== null ? Object.keys(holder) : [];
}
