import { useQuery } from "@tanstack/react-query";
import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import type { HomeList as ResolvedList } from "../../model/resolved-home";
import { readAnswer } from "../../render/list/read-answer";
import { linkAddress } from "../../render/shared/target";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import { opensTo } from "../../state/opens-to";
import type { Row } from "../../widgets/contract";
import { valueText } from "../../widgets/shared/value-text";

/** How many letters of "yyyy-MM-dd HH:mm:ss" are shown. */
const TIME_LENGTH = { day: 10, minute: 16 } as const;

/** The first rows of a call, for those to whom the page of all rows opens. */
export const HomeList = observer(function HomeList({ list }: { list: ResolvedList }): ReactElement | null {
  const { manifest, session } = useConsole();
  const { route, admits, mode } = list.all;
  const opens = opensTo(session, manifest, route, admits) && (mode === undefined || mode === session.mode);
  return opens ? <Rows list={list} /> : null;
});

function Rows({ list }: { list: ResolvedList }): ReactElement | null {
  const { api } = useConsole();
  const { say, t } = useWords();
  const { call, input, failed } = list;
  const query = useQuery({
    queryKey: [call, input],
    queryFn: ({ signal }) => api.callByName(call, input, { signal }),
  });
  const rows = query.data === undefined ? undefined : (readAnswer(query.data)?.rows ?? []);
  const isShown = rows ? rows.length > 0 : failed !== undefined;
  if (!isShown) return null;
  const id = `home-${list.name}`;
  return (
    <section className="home-list" aria-labelledby={id} aria-busy={query.isPending}>
      <div className="home-list-head">
        <h2 id={id}>{say(list.words)}</h2>
        <Link to={linkAddress(list.all, []) ?? ""}>{say(list.all.words)}</Link>
      </div>
      {query.isError && failed && (
        <p className="home-empty">
          {say(failed)}{" "}
          <button type="button" className="button" onClick={() => void query.refetch()}>
            {t("error.retry")}
          </button>
        </p>
      )}
      {rows && (
        <ul className="home-list-rows">
          {rows.map((row, index) => (
            <RowLink key={index} list={list} row={row} />
          ))}
        </ul>
      )}
    </section>
  );
}

function RowLink({ list: { heading, time, opens }, row }: { list: ResolvedList; row: Row }): ReactElement {
  return (
    <li>
      <Link to={linkAddress(opens, [row]) ?? ""}>
        <bdi className="home-list-heading">{valueText(row[heading])}</bdi>
        <time>{valueText(row[time.field])?.slice(0, TIME_LENGTH[time.to])}</time>
      </Link>
    </li>
  );
}
