import { isOffered } from "../../domain/offered";
import type { ResolvedScreen, ResolvedView } from "../../model/resolved";
import type { FormField, FormView } from "../../model/resolved-form";
import type { DetailSection, DetailView, ResolvedAction } from "../../model/resolved-view";
import type { EnumWords } from "../../model/config/texts";

/**
 * A screen without what needs an outside service that is missing: actions, forms and lists that no address leads to, tabs of such lists and charts, and
 * values of a form's choices. The same screen where nothing is missing. The page of a view with an address of its own is the shell's to refuse.
 */
export function offeredScreen(screen: ResolvedScreen, missing: readonly string[]): ResolvedScreen {
  if (!missing.some(Boolean)) return screen;
  const enums = { ...screen.enums };
  const kept = Object.entries(screen.views).filter(
    ([, view]) => !("providers" in view) || view.route !== undefined || isOffered(view, missing),
  );
  const views = Object.fromEntries(kept.map(([name, view]) => [name, offeredView(view, missing, enums)]));
  return { ...screen, views, enums };
}

function offeredView(view: ResolvedView, missing: readonly string[], enums: EnumWords): ResolvedView {
  const offered = (actions: readonly ResolvedAction[]): ResolvedAction[] =>
    actions.filter((action) => isOffered(action, missing));
  switch (view.kind) {
    case "list":
      return {
        ...view,
        actions: offered(view.actions),
        rowActions: offered(view.rowActions),
        bulkActions: offered(view.bulkActions),
      };
    case "detail":
      return offeredDetail({ ...view, actions: offered(view.actions) }, missing);
    case "form":
      return offeredForm(view, missing, enums);
    case "dashboard":
      return { ...view, actions: offered(view.actions) };
    case "page":
      return view;
  }
}

function offeredDetail({ onOpen, tabs, ...view }: DetailView, missing: readonly string[]): DetailView {
  const withoutForms = (sections: readonly DetailSection[]): DetailSection[] =>
    sections.map(({ form, ...section }) => ({ ...section, ...(form && isOffered(form, missing) && { form }) }));
  return {
    ...view,
    sections: withoutForms(view.sections),
    ...(tabs && {
      tabs: tabs
        .filter(({ related, metrics }) => isOffered(related ?? metrics ?? {}, missing))
        .map((tab) => ({ ...tab, sections: withoutForms(tab.sections) })),
    }),
    ...(onOpen && isOffered(onOpen, missing) && { onOpen }),
  };
}

function offeredForm({ next, ...view }: FormView, missing: readonly string[], enums: EnumWords): FormView {
  const sections = view.sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => offeredField(field, missing, enums)),
  }));
  const offered = (next ?? []).filter((action) => isOffered(action, missing));
  return { ...view, sections, ...(offered.length > 0 && { next: offered }) };
}

/** Values are offered by their words: the field gets words of its own, without those of values that need what is missing. */
function offeredField(field: FormField, missing: readonly string[], enums: EnumWords): FormField {
  const { enum: name, valueProviders } = field;
  const words = name === undefined ? undefined : enums[name];
  if (!words || !valueProviders || isOffered({ providers: Object.values(valueProviders) }, missing)) return field;
  const own = `${name} offered`;
  enums[own] = Object.fromEntries(
    Object.entries(words).filter(([value]) => !missing.includes(valueProviders[value] ?? "")),
  );
  return { ...field, enum: own };
}
