import { isKind, type SubjectInfo, type ViewInfo, type ViewName } from "./views";

/** The subject of that name; undefined if there is none. */
export function subjectNamed(subjects: readonly SubjectInfo[], name: string): SubjectInfo | undefined {
  return subjects.find(({ subject }) => subject.name === name);
}

/** A view by its subject and name; undefined if there is none. */
export function viewNamed(subjects: readonly SubjectInfo[], { screen, view }: ViewName): ViewInfo | undefined {
  return subjectNamed(subjects, screen)?.views.find(({ name }) => name === view);
}

/** A list or board with an address that needs no parameters; undefined if there is none of that name, or it is none. */
export function filteredPage(subjects: readonly SubjectInfo[], { screen, view }: ViewName): ViewInfo | undefined {
  const found = viewNamed(subjects, { screen, view });
  const isFiltered = isKind(found, "list") || isKind(found, "dashboard");
  return isFiltered && found.view.route !== undefined && found.params.length === 0 ? found : undefined;
}
