import type { Scope } from "../index/scope";
import { groupBy } from "../index/group-by";
import { homeCardsOf } from "../index/home";
import type { ViewName } from "../index/views";
import { atKey, type Check, declared, eachSubject } from "./check";

/** What is declared is used: a field or action that no view lists is a mistake or a leftover. */
export const checkUnused = eachSubject(({ subject, fields, uses }, report) => {
  if (!subject.whole) return;
  const listed = {
    fields: { code: "CFG_UNUSED_FIELD", names: fields.map(({ name }) => name) },
    actions: { code: "CFG_UNUSED_ACTION", names: uses.flatMap(({ name, action }) => [name, action?.next ?? name]) },
  } as const;
  for (const key of ["fields", "actions"] as const) {
    const { code, names } = listed[key];
    const used = new Set<string>(names);
    const known = declared(subject.raw, key);
    const missing = [...used].filter((name) => !known.includes(name));
    for (const name of Object.keys(subject.value[key] ?? {}))
      if (!used.has(name)) report(atKey(subject, [key, name]), code, { name }, missing);
  }
});

/** So is a view: it has an address, or something opens or shows it. */
export const checkUnusedViews: Check = (scope, report) => {
  // A file that cannot be read may show or open any of them.
  if (!scope.program.whole) return;
  const named = groupBy(namedViews(scope), ({ screen }) => screen);
  for (const { subject, views } of scope.subjects) {
    const opened = Object.values(subject.value.actions ?? {}).map(({ opens }) => opens);
    const used = new Set([...opened, ...(named.get(subject.name) ?? []).map(({ view }) => view)]);
    const missing = [...used].filter((name) => typeof name === "string" && !views.some((info) => info.name === name));
    for (const { name, view } of views)
      if (view.route === undefined && !used.has(name))
        report(atKey(subject, ["views", name]), "CFG_UNUSED_VIEW", { name }, missing as string[]);
  }
};

/** Views that are shown as a part of something else, or opened from elsewhere. */
function namedViews({ subjects, program }: Scope): ViewName[] {
  return [
    ...subjects.flatMap(({ views }) => views.flatMap(({ shows }) => shows)),
    ...homeCardsOf(program, "board").map(({ part }) => part),
    ...subjects.flatMap(({ uses }) =>
      uses.flatMap(({ action }) => (typeof action?.opens === "object" ? [action.opens] : [])),
    ),
  ];
}
