import { once } from "../read/once";
import { type SubjectInfo, type ViewInfo, type ViewName } from "./views";

/** Subjects by name. The list of a console is made once and never changed. */
const byName = once(
  (subjects: readonly SubjectInfo[]): ReadonlyMap<string, SubjectInfo> =>
    new Map(subjects.map((info) => [info.subject.name, info])),
);

/** The subject of that name; undefined if there is none. */
export function subjectNamed(subjects: readonly SubjectInfo[], name: string): SubjectInfo | undefined {
  return byName(subjects).get(name);
}

/** A view by its subject and name; undefined if there is none. */
export function viewNamed(subjects: readonly SubjectInfo[], { screen, view }: ViewName): ViewInfo | undefined {
  return subjectNamed(subjects, screen)?.views.find(({ name }) => name === view);
}
