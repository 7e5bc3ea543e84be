import type { ConfigAction } from "../../model/config/screen";
import type { Scope, SubjectScope } from "../index/scope";
import type { ActionUse, FieldUse, SubjectInfo, ViewInfo } from "../index/views";
import type { ConfigFile, Path, Place } from "../read/config-file";
import type { Report } from "../report/report";

/** A check reports every mistake of its kind; one of a `SubjectScope` looks at nothing but the subjects and the API. */
export type Check<S extends SubjectScope = Scope> = (scope: S, report: Report) => void;

/** What is looked at stands in a subject of the console. */
export interface Around<S extends SubjectScope = Scope> {
  scope: S;
  subject: SubjectInfo;
}

/** Looks at one thing of a subject. */
export type Visit<T, S extends SubjectScope = Scope> = (each: T, report: Report, around: Around<S>) => void;

/** An action as its subject declares it. */
export interface DeclaredAction {
  name: string;
  action: ConfigAction;
}

/** Looks at every subject. */
export function eachSubject<S extends SubjectScope = SubjectScope>(visit: Visit<SubjectInfo, S>): Check<S> {
  return each((subject) => [subject], visit);
}

/** Looks at every view. */
export function eachView<S extends SubjectScope = SubjectScope>(visit: Visit<ViewInfo, S>): Check<S> {
  return each(({ views }) => views, visit);
}

/** Looks at every place where a view lists a field. */
export function eachField<S extends SubjectScope = SubjectScope>(visit: Visit<FieldUse, S>): Check<S> {
  return each(({ fields }) => fields, visit);
}

/** Looks at every place where a view lists an action. */
export function eachUse<S extends SubjectScope = SubjectScope>(visit: Visit<ActionUse, S>): Check<S> {
  return each(({ uses }) => uses, visit);
}

/** Looks at every action that is declared. */
export function eachAction<S extends SubjectScope = SubjectScope>(visit: Visit<DeclaredAction, S>): Check<S> {
  return each(
    ({ subject }) => Object.entries(subject.value.actions ?? {}).map(([name, action]) => ({ name, action })),
    visit,
  );
}

/** Several checks as one. */
export function together<S extends SubjectScope>(...checks: Check<S>[]): Check<S> {
  return (scope, report) => {
    for (const check of checks) check(scope, report);
  };
}

function each<T, S extends SubjectScope>(
  partsOf: (subject: SubjectInfo) => readonly T[],
  visit: Visit<T, S>,
): Check<S> {
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
