import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import type { SavedView } from "../../../generated/api";
import { useInside } from "../../../state/inside";
import { type ViewSetting, onlyNamesView, readNoted, viewIn, viewSearch } from "./view-state";

/**
 * Opens the reader's default view on a bare address: at once where this device noted it, else, and where it is another one by
 * now, as soon as the server has said so; never over what the reader has chosen meanwhile. An address that names a view and
 * says nothing more is filled in.
 *
 * @param all the views as the server has them; undefined until they came.
 */
export function useArrival(list: string, setting: ViewSetting, all: readonly SavedView[] | undefined): void {
  const { userSettings } = useInside();
  const [search, setSearch] = useSearchParams();
  const noteKey = `view.${list}`;
  const before = useRef<URLSearchParams>(undefined);
  /** The query that arriving led to, until the server has said whether it is the right one. */
  const arrived = useRef<string>(undefined);

  useEffect(() => {
    const left = before.current;
    before.current = search;
    // A link of the menu leads from a view to the bare address; nothing in the list itself does.
    if (search.size > 0 || (left && !left.has("view"))) return;
    const noted = readNoted(userSettings.get(noteKey));
    const target = noted ? viewSearch(noted, setting) : search;
    arrived.current = target.toString();
    if (noted) setSearch(target, { replace: true });
  }, [search, noteKey, setting, setSearch, userSettings]);

  useEffect(() => {
    if (!all) return;
    const chosen = all.find((saved) => saved.default);
    userSettings.note(noteKey, chosen && { id: chosen.id, state: chosen.state });
    const now = search.toString();
    const named = onlyNamesView(search) ? all.find((saved) => saved.id === viewIn(search)) : undefined;
    if (!named && arrived.current !== now) return;
    arrived.current = undefined;
    const wanted = named ?? chosen;
    const target = wanted ? viewSearch(wanted, setting) : new URLSearchParams();
    if (target.toString() !== now) setSearch(target, { replace: true });
  }, [all, search, noteKey, setting, setSearch, userSettings]);
}
