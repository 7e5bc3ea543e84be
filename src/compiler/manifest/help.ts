import type { HelpField, HelpTopic } from "../../model/help";
import type { ResolvedRoute, ResolvedScreen, ResolvedView } from "../../model/resolved";

/** A field, with or without a sentence of help. */
type NamedField = Omit<HelpField, "hint"> & { hint?: HelpField["hint"] };

/** What help says of each page that has some: its own words, and the hints of the fields that are seen there. */
export function helpTopics(routes: readonly ResolvedRoute[], screens: readonly ResolvedScreen[]): HelpTopic[] {
  const bySubject = new Map(screens.map((screen) => [screen.subject, screen]));
  return routes.flatMap((route) => {
    const screen = bySubject.get(route.subject ?? "");
    const view = screen?.views[route.view ?? ""];
    if (!screen || !view || (route.page !== undefined && !route.help)) return [];
    return [
      {
        path: route.path,
        subject: screen.subject,
        view: view.name,
        title: view.title,
        ...(view.help && { text: view.help }),
        fields: explainedFields([view, ...opensOver(screen, view)]),
      },
    ];
  });
}

/** The views that have no address of their own: they open over the others. */
function opensOver({ views }: ResolvedScreen, page: ResolvedView): ResolvedView[] {
  return Object.values(views).filter((view) => view !== page && view.route === undefined);
}

/** The fields with a hint, each once. */
function explainedFields(views: readonly ResolvedView[]): HelpField[] {
  const found = new Map<string, HelpField>();
  for (const { name, words, hint } of views.flatMap(fieldsOf))
    if (hint && !found.has(words.en)) found.set(words.en, { name, words, hint });
  return [...found.values()];
}

function fieldsOf(view: ResolvedView): NamedField[] {
  if (view.kind === "list") return view.columns;
  if (view.kind === "page" || view.kind === "dashboard") return [];
  return view.sections.flatMap((section): NamedField[] => section.fields);
}
