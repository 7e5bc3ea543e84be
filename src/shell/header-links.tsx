import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import { NavLink } from "react-router-dom";
import type { HeaderEntry } from "../model/resolved";
import { useConsole } from "../state/console";
import { useWords } from "../state/language";
import { useCartCount, useUnreadMessages } from "../state/use-counts";
import { Icon } from "./icon";

/** The entries of the header in mode 1, their counts, and the link to the external business-view console. */
export const HeaderLinks = observer(function HeaderLinks({
  entries,
}: {
  entries: readonly HeaderEntry[];
}): ReactElement {
  const { manifest } = useConsole();
  const { say, t } = useWords();
  const { businessView } = manifest.settings.links;
  const counts = useCounts(entries);
  return (
    <nav className="header-links" aria-label={t("shell.headerMenu")}>
      {entries.map((entry) => (
        <HeaderLink key={entry.name} entry={entry} count={entry.badge ? counts[entry.badge] : undefined} />
      ))}
      <a
        className="header-item"
        href={businessView.url}
        target="_blank"
        rel="noreferrer"
        data-header-entry="businessView"
      >
        {say(businessView)}
        <Icon name="share" size={12} />
        <span className="visually-hidden">{t("shell.newWindow")}</span>
      </a>
    </nav>
  );
});

function HeaderLink({ entry, count }: { entry: HeaderEntry; count: number | undefined }): ReactElement {
  const { manifest } = useConsole();
  const { say, t } = useWords();
  const label = say(entry.words);
  const counted =
    entry.badge && count
      ? t(entry.badge === "unreadMessages" ? "shell.unread" : "shell.inCart", { label, count })
      : undefined;
  return (
    <NavLink className="header-item" to={entry.route} data-header-entry={entry.name} aria-label={counted}>
      {label}
      {counted && (
        <span className="badge" aria-hidden="true">
          {capped(count ?? 0, manifest.settings.unreadBadgeCap)}
        </span>
      )}
    </NavLink>
  );
}

/** Specification §9: "Unread badge cap 99". */
export function capped(count: number, cap: number): string {
  return count > cap ? `${cap}+` : String(count);
}

/** Only what an entry shows is asked for. */
function useCounts(entries: readonly HeaderEntry[]): Record<NonNullable<HeaderEntry["badge"]>, number | undefined> {
  const shows = (badge: HeaderEntry["badge"]): boolean => entries.some((entry) => entry.badge === badge);
  return { unreadMessages: useUnreadMessages(shows("unreadMessages")), cartItems: useCartCount(shows("cartItems")) };
}
