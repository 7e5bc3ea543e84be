import type { ConfigRelated } from "../../model/config/detail";
import type { Scope } from "./scope";
import type { ViewInfo } from "./views";

/** The view that a related list names; undefined where there is none of that name, or it is no list. */
export function relatedList(
  { subjects }: Pick<Scope, "subjects">,
  { screen, view }: ConfigRelated,
): ViewInfo | undefined {
  const found = subjects.find(({ subject }) => subject.name === screen)?.views.find(({ name }) => name === view);
  return found?.view.kind === "list" ? found : undefined;
}

/** The related lists of a view, each with the index of its tab. */
export function relatedOf({ view }: ViewInfo): { related: ConfigRelated; tab: number }[] {
  return view.kind === "detail"
    ? (view.tabs ?? []).flatMap(({ related }, tab) => (related ? [{ related, tab }] : []))
    : [];
}
