import { filterKey } from "../../domain/filter-key";
import type { PaletteCommand, PaletteIndex } from "../../model/palette";
import type { ResolvedRoute, ResolvedScreen } from "../../model/resolved";
import type { ListView } from "../../model/resolved-list";

/** Everything that can be searched or begun from anywhere: the lists with a search text, and the forms their pages open. */
export function resolvePalette(routes: readonly ResolvedRoute[], screens: readonly ResolvedScreen[]): PaletteIndex {
  const lists = routes.flatMap((route) => {
    const screen = screens.find(({ subject }) => subject === route.subject);
    const view = screen?.views[route.view ?? ""];
    return screen && view?.kind === "list" && !route.path.includes(":") ? [{ route, screen, view }] : [];
  });
  return {
    searches: lists.flatMap(({ route, view }) => searchOf(route, view)),
    commands: lists.flatMap(({ route, screen, view }) => commandsOf(route, screen, view)),
  };
}

function searchOf({ path }: ResolvedRoute, view: ListView): PaletteIndex["searches"] {
  const text = view.filters.find(({ kind }) => kind === "text");
  return text ? [{ path, parameter: filterKey(text.name) }] : [];
}

function commandsOf({ path }: ResolvedRoute, screen: ResolvedScreen, view: ListView): PaletteCommand[] {
  return view.actions.flatMap(({ words, permission, providers, does }) => {
    const opened = does.kind === "open" && does.screen === undefined ? screen.views[does.view] : undefined;
    if (opened?.kind !== "form") return [];
    return [
      { words, path, to: opened.route ?? `${path}?open=${opened.name}`, permission, ...(providers && { providers }) },
    ];
  });
}
