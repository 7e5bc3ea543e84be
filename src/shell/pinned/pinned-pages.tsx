import { observer } from "mobx-react-lite";
import { type ReactElement, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useConsole } from "../../state/console";
import { useInside } from "../../state/inside";
import { useWords } from "../../state/language";
import { useAllAddresses } from "../../state/use-all-addresses";
import { Icon } from "../icon";
import * as icons from "../icons";
import { openPages } from "../../state/open-pages";
import { Link } from "../../render/shared/link";
import "./pinned-pages.css";

/** The user's favourite pages, as far as they open, in the order in which they were marked; each can be taken away. */
export const PinnedPages = observer(function PinnedPages(): ReactElement | null {
  const { manifest, session } = useConsole();
  const { visits } = useInside();
  useAllAddresses();
  const { say, t } = useWords();
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const open = openPages(manifest, session);
  const pages = visits.favourites.flatMap((path) => open.find(({ route }) => route.path === path)?.route ?? []);
  const unpin = (path: string, index: number): void => {
    // The focus stays in the list, on the one that moves up or the last; after all of them it is the menu's.
    const others = [...(list.current?.querySelectorAll("button") ?? [])].filter((_button, place) => place !== index);
    const menu = list.current?.closest("nav")?.querySelector<HTMLElement>("[data-menu-code]");
    (others[index] ?? others.at(-1) ?? menu)?.focus();
    visits.toggleFavourite(path);
  };
  if (pages.length === 0) return null;
  return (
    <section className="pinned" aria-label={t("palette.favourites")}>
      <div className="pinned-title">{t("palette.favourites")}</div>
      <ul ref={list} className="menu-level menu-level-1">
        {pages.map(({ path, title }, index) => (
          <li key={path} className="pinned-page">
            <Link className="menu-entry" to={path} aria-current={path === pathname ? "page" : undefined}>
              <span className="menu-words">{say(title)}</span>
            </Link>
            <button
              type="button"
              className="plain-button pinned-remove"
              title={t("trail.unmark")}
              aria-label={t("pinned.remove", { page: say(title) })}
              onClick={() => unpin(path, index)}
            >
              <Icon of={icons.star} size={14} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
});
