import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import type { MenuEntry } from "../../model/resolved";
import type { Words } from "../../model/words";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { useAllAddresses } from "../../state/use-all-addresses";
import { codesOf } from "../../domain/menu";
import { pagesBesides, type Sight, type SightChange, sightChanges, sightsOf } from "./sight";
import "./sights.css";

/** Codes that users hold, before they are changed. */
export interface Held {
  codes: string;
  users: number;
}

/** What is drawn. */
export interface SightsProps {
  codes: string;
  /** Absent where nothing is being changed. */
  held?: Held | undefined;
}

/** Which menus and pages a user with the codes sees in both consoles, and what that changes for those who hold others now. */
export const Sights = observer(function Sights({ codes, held }: SightsProps): ReactElement {
  const { manifest, session } = useConsole();
  const { t } = useWords();
  useAllAddresses();
  const sights = sightsOf(manifest, session, codes);
  return (
    <section className="sights" aria-label={t("sights.title")}>
      <h3>{t("sights.title")}</h3>
      {sights.map((sight) => (
        <Console key={sight.mode} sight={sight} />
      ))}
      {held && held.users > 0 && (
        <Changes users={held.users} changes={sightChanges(sightsOf(manifest, session, held.codes), sights)} />
      )}
    </section>
  );
});

function Console({ sight }: { sight: Sight }): ReactElement {
  const { say, t } = useWords();
  const { menu, pages, closed } = sight;
  const besides = pagesBesides(sight);
  const count = t("sights.count", { menus: codesOf(menu).length, pages: pages.length });
  return (
    <div className="sights-console" data-mode={sight.mode}>
      <h4>
        {say(sight.title)}
        <span>{closed ? t("sights.closed") : menu.length === 0 ? t("sights.nothing") : count}</span>
      </h4>
      {menu.length > 0 && (
        <ul>
          {menu.map((entry) => (
            <Entry key={entry.code} entry={entry} />
          ))}
        </ul>
      )}
      {besides.length > 0 && (
        <details>
          <summary>{t("sights.besides", { count: besides.length })}</summary>
          <Names words={besides.map(({ title }) => title)} />
        </details>
      )}
    </div>
  );
}

function Entry({ entry: { words, children = [] } }: { entry: MenuEntry }): ReactElement {
  const { say } = useWords();
  const below = children.flatMap((child) => [child, ...(child.children ?? [])]);
  return (
    <li>
      <strong>{say(words)}</strong>
      {below.length > 0 && <Names words={below.map((child) => child.words)} />}
    </li>
  );
}

function Changes({ users, changes }: { users: number; changes: readonly SightChange[] }): ReactElement {
  const { say, t } = useWords();
  const loses = changes.some(({ lost }) => lost.length > 0);
  return (
    <div className="sights-changes" role="status">
      <h3>{t("sights.changes", { count: users })}</h3>
      {changes.length === 0 && <p>{t("sights.unchanged")}</p>}
      {changes.map(({ mode, title, gained, lost }) => (
        <div key={mode} className="sights-console" data-mode={mode}>
          <h4>{say(title)}</h4>
          {gained.length > 0 && <Change sign="gained" words={gained} />}
          {lost.length > 0 && <Change sign="lost" words={lost} />}
        </div>
      ))}
      {loses && <p className="sights-note">{t("sights.otherRoles")}</p>}
    </div>
  );
}

function Change({ sign, words }: { sign: "gained" | "lost"; words: readonly Words[] }): ReactElement {
  const { t } = useWords();
  return (
    <p className={`sights-${sign}`} data-change={sign}>
      <strong>{t(sign === "gained" ? "sights.gained" : "sights.lost", { count: words.length })}</strong>{" "}
      <Names words={words} />
    </p>
  );
}

function Names({ words }: { words: readonly Words[] }): ReactElement {
  const { say, t } = useWords();
  return <span className="sights-names">{words.map((each) => say(each)).join(t("action.listSeparator"))}</span>;
}
