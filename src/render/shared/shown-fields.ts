import type { EnumWords } from "../../model/config/texts";
import type { Manifest, MenuEntry, ResolvedScreen, ResolvedView } from "../../model/resolved";
import type { ResolvedCard } from "../../model/resolved-dashboard";
import type { ShownField } from "../../model/resolved-view";
import type { Words } from "../../model/words";
import { MENU_CODES } from "../../widgets/contract";

/** What is known of a field wherever it is shown: for sentences about it. */
export interface NamedField {
  words: Words;
  enum?: string;
  widget?: string;
}

/** Whether a screen shows permission codes, which may be any. */
export function showsCodes({ views }: ResolvedScreen): boolean {
  return Object.values(views).some((view) => fieldsOf(view).some(({ widget }) => widget === "permissionTree"));
}

/** Every field that the views of a screen show, by name; the first mention counts. */
export function namedFields(screen: ResolvedScreen): Map<string, NamedField> {
  const fields = new Map<string, NamedField>();
  for (const view of Object.values(screen.views)) {
    for (const field of fieldsOf(view)) if (!fields.has(field.name)) fields.set(field.name, field);
  }
  return fields;
}

function fieldsOf(view: ResolvedView): (NamedField & { name: string })[] {
  if (view.kind === "list") return [...view.columns, ...view.filters];
  if (view.kind === "detail")
    return [
      ...(view.figures ?? []),
      ...[...view.sections, ...(view.tabs ?? []).flatMap(({ sections }) => sections)].flatMap(({ fields }) => fields),
    ];
  if (view.kind === "form") return view.sections.flatMap((section) => [...section.fields]);
  if (view.kind === "dashboard") return [...view.scope, ...view.cards.flatMap(fieldsOfCard)];
  return [];
}

function fieldsOfCard(card: ResolvedCard): ShownField[] {
  switch (card.card) {
    case "table":
      return card.columns;
    case "figure":
    case "text":
      return [card.value];
    case "progress":
      return [card.value, card.of];
    case "waterfall":
      return [card.from, ...card.steps, card.to];
    default:
      return [card.label, card.value];
  }
}

/** The screen's enums together with the words of every menu code, which permissions are shown by. */
export function withMenuCodes(enums: EnumWords, manifest: Manifest): EnumWords {
  return { ...enums, [MENU_CODES]: menuCodeWords(manifest) };
}

/** The words of every code that the menus list or the rules name. */
export function menuCodeWords(manifest: Manifest): Record<string, Words> {
  const words: Record<string, Words> = { ...manifest.codeWords, ...manifest.menuRules.codes };
  const add = (entries: readonly MenuEntry[]): void => {
    for (const entry of entries) {
      words[entry.code] ??= entry.words;
      add(entry.children ?? []);
    }
  };
  for (const menu of Object.values(manifest.menus)) add(menu.entries);
  return words;
}
