import type { ReactElement } from "react";
import { useLocation } from "react-router-dom";
import { SHEET } from "../../domain/sheet";
import type { ResolvedScreen, ResolvedView } from "../../model/resolved";
import { useWords } from "../../state/language";
import { TabLink } from "../shared/tab-link";

/** What belongs to one list alone: the others share its filters, not its page, order or what is open over it. */
const ofOneList = ["page", "cursor", "size", "sort", "open", "id", "tab", "view", "columns"];

/** The name of what is to be drawn: that which the address names among the lists under it, else the first. */
export function useSheet(view: ResolvedView): string {
  const { search } = useLocation();
  const name = new URLSearchParams(search).get(SHEET) ?? "";
  return sheetsOf(view).includes(name) ? name : view.name;
}

/** The strip of lists under one address. What they are filtered by goes along, as far as the other one knows it. */
export function Sheets({
  screen,
  view,
  shown,
}: {
  screen: ResolvedScreen;
  view: ResolvedView;
  shown: string;
}): ReactElement | null {
  const { say, t } = useWords();
  const { pathname, search } = useLocation();
  const names = sheetsOf(view);
  if (names.length < 2) return null;
  return (
    <nav className="tabs" aria-label={t("detail.tabs")}>
      {names.map((name) => (
        <TabLink
          key={name}
          to={{ pathname, search: searchOf(search, name === view.name ? undefined : name) }}
          isPresent={name === shown}
        >
          {say((screen.views[name] ?? screen.guests?.[name] ?? view).title)}
        </TabLink>
      ))}
    </nav>
  );
}

function sheetsOf(view: ResolvedView): readonly string[] {
  return view.kind === "list" ? (view.sheets ?? []) : [];
}

function searchOf(search: string, sheet: string | undefined): string {
  const params = new URLSearchParams(search);
  for (const name of ofOneList) params.delete(name);
  if (sheet === undefined) params.delete(SHEET);
  else params.set(SHEET, sheet);
  return params.toString();
}
