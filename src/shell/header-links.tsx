import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import { useLocation } from "react-router-dom";
import type { HeaderEntry, HeaderLink } from "../model/resolved";
import { Link } from "../render/shared/link";
import { useWords } from "../state/language";
import { Icon } from "./icon";
import * as icons from "./icons";
import { useBadge } from "./use-badge";

/** What a header leads to. */
export interface HeaderLinksProps {
  entries: readonly HeaderEntry[];
  /** Those that lead out of the console. */
  links: readonly HeaderLink[];
}

/** The entries of the header with their numbers, and its links out of the console. */
export const HeaderLinks = observer(function HeaderLinks({ entries, links }: HeaderLinksProps): ReactElement | null {
  const { say, t } = useWords();
  if (entries.length === 0 && links.length === 0) return null;
  return (
    <nav className="header-links" aria-label={t("shell.headerMenu")}>
      {entries.map((entry) => (
        <EntryLink key={entry.name} entry={entry} />
      ))}
      {links.map(({ name, words, url }) => (
        <a key={name} className="header-item" href={url} target="_blank" rel="noreferrer" data-header-entry={name}>
          {say(words)}
          <Icon of={icons.share} size={12} />
          <span className="visually-hidden">{t("shell.newWindow")}</span>
        </a>
      ))}
    </nav>
  );
});

function EntryLink({ entry }: { entry: HeaderEntry }): ReactElement {
  const { say } = useWords();
  const label = say(entry.words);
  const number = useBadge(entry.badge, label);
  const { pathname } = useLocation();
  const isThere = `${pathname}/`.startsWith(`${entry.route}/`);
  return (
    <Link
      className="header-item"
      to={entry.route}
      data-header-entry={entry.name}
      aria-label={number?.says}
      aria-current={isThere ? "page" : undefined}
    >
      {label}
      {number && (
        <span className="badge" aria-hidden="true">
          {number.shown}
        </span>
      )}
    </Link>
  );
}
