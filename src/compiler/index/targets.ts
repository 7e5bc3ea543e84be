import { type SubjectInfo, type ViewInfo, type ViewName } from "./views";

/** The subject of that name; undefined if there is none. */
export function subjectNamed(subjects: readonly SubjectInfo[], name: string): SubjectInfo | undefined {
  return subjects.find(({ subject }) => subject.name === name);
}

/** A view by its subject and name; undefined if there is none. */
export function viewNamed(subjects: readonly SubjectInfo[], { screen, view }: ViewName): ViewInfo | undefined {
  return subjectNamed(subjects, screen)?.views.find(({ name }) => name === view);
}
