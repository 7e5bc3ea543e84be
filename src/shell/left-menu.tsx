import { observer } from "mobx-react-lite";
import { type ReactElement, useEffect, useState } from "react";
import type { MenuEntry } from "../model/resolved";
import { useConsole } from "../state/console";
import { useInside } from "../state/inside";
import { useWords } from "../state/language";
import { later } from "../state/later";
import { Icon } from "./icon";
import * as icons from "./icons";
import { menuIconPaths } from "./menu-icons";
import { type EntryNumber, useBadge } from "./use-badge";
import { Link } from "../render/shared/link";
import "./left-menu.css";

const PinnedPages = later(
  () => import("./pinned/pinned-pages"),
  (module) => module.PinnedPages,
);

/** What the left menu shows. */
export interface LeftMenuProps {
  /** Entries the user sees. */
  entries: readonly MenuEntry[];
  /** Codes from the top of the menu down to the entry that the present page belongs to. */
  active: readonly string[];
}

/** The left menu, favourite pages on top. A group is not drawn before it is opened; the group of the present page is open by itself. */
export const LeftMenu = observer(function LeftMenu({ entries, active }: LeftMenuProps): ReactElement {
  const { visits } = useInside();
  const { t } = useWords();
  const [opened, toggle] = useOpened(active);
  return (
    <nav className="left-menu" aria-label={t("shell.mainMenu")}>
      {visits.favourites.length > 0 && <PinnedPages meanwhile={<PinnedPlace count={visits.favourites.length} />} />}
      <Entries entries={entries} active={active} opened={opened} toggle={toggle} level={1} />
    </nav>
  );
});

/** Keeps the height of so many favourite pages, so that the entries stand still when these come. */
function PinnedPlace({ count }: { count: number }): ReactElement {
  return <div style={{ height: 43 + 36 * count }} />;
}

interface EntriesProps extends LeftMenuProps {
  opened: ReadonlySet<string>;
  toggle(code: string): void;
  level: number;
}

function Entries(props: EntriesProps): ReactElement {
  return (
    <ul className={`menu-level menu-level-${props.level}`}>
      {props.entries.map((entry) => (
        <li key={entry.code}>
          {entry.children || entry.folded ? (
            <Group {...props} entry={entry} />
          ) : (
            <Leaf entry={entry} active={props.active} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Group({ entry, ...props }: EntriesProps & { entry: MenuEntry }): ReactElement {
  const { addresses } = useConsole();
  const { say } = useWords();
  const open = props.opened.has(entry.code);
  const isFolded = open && entry.folded === true;
  useEffect(() => {
    if (isFolded) addresses.loadAll().catch(() => undefined);
  }, [isFolded, addresses]);
  const className = props.active.includes(entry.code) ? "menu-entry menu-parent" : "menu-entry";
  return (
    <>
      <button
        type="button"
        className={className}
        data-menu-code={entry.code}
        aria-expanded={open}
        onClick={() => props.toggle(entry.code)}
      >
        {entry.icon && <Icon of={menuIconPaths(entry.icon)} />}
        <span className="menu-words">{say(entry.words)}</span>
        <Icon of={icons.chevronDown} />
      </button>
      {open && <Entries {...props} entries={entry.children ?? []} level={props.level + 1} />}
    </>
  );
}

interface LeafProps {
  entry: MenuEntry;
  active: readonly string[];
}

function Leaf(props: LeafProps): ReactElement {
  // Most entries have no number, and need not ask for one.
  return props.entry.badge ? <CountedLeaf {...props} /> : <LeafLink {...props} />;
}

const CountedLeaf = observer(function CountedLeaf(props: LeafProps): ReactElement {
  const { say } = useWords();
  return <LeafLink {...props} number={useBadge(props.entry.badge, say(props.entry.words))} />;
});

function LeafLink({ entry, active, number }: LeafProps & { number?: EntryNumber | undefined }): ReactElement {
  const { say } = useWords();
  const current = active.at(-1) === entry.code;
  return (
    <Link
      className={current ? "menu-entry menu-active" : "menu-entry"}
      to={entry.route ?? ""}
      data-menu-code={entry.code}
      aria-current={current ? "page" : undefined}
      aria-label={number?.says}
      title={number?.says}
    >
      {entry.icon && <Icon of={menuIconPaths(entry.icon)} />}
      <span className="menu-words">{say(entry.words)}</span>
      {number && (
        <span className="badge" aria-hidden="true">
          {number.shown}
        </span>
      )}
    </Link>
  );
}

/** The open groups: those the user opened, and those that lead to the present page. */
function useOpened(active: readonly string[]): [ReadonlySet<string>, (code: string) => void] {
  const path = active.join();
  const [{ opened, followed }, setState] = useState<{ opened: ReadonlySet<string>; followed: string }>({
    opened: new Set(active),
    followed: path,
  });
  // Another page: its groups open too. Set while drawing, as React advises for state that follows a property.
  if (followed !== path) setState({ opened: new Set([...opened, ...active]), followed: path });
  const toggle = (code: string): void => {
    const after = new Set(opened);
    if (!after.delete(code)) after.add(code);
    setState({ opened: after, followed: path });
  };
  return [opened, toggle];
}
