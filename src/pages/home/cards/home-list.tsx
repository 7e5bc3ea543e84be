import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import type { HomeList } from "../../../model/resolved-home";
import { readAnswer } from "../../../render/list/read-answer";
import { linkAddress } from "../../../render/shared/target";
import { useConsole } from "../../../state/console";
import { useWords } from "../../../state/language";
import type { Row } from "../../../widgets/contract";
import { Moment } from "../../../widgets/shared/moment";
import { valueText } from "../../../widgets/shared/value-text";
import { Link } from "../../../render/shared/link";
import "./home-list.css";

/** The latest rows of a call; nothing where there are none. */
export function HomeListBody({ list }: { list: HomeList }): ReactElement | null {
  const { api } = useConsole();
  const { say, t } = useWords();
  const { call, input, failed } = list;
  const query = useQuery({
    queryKey: [call, input],
    queryFn: ({ signal }) => api.callByName(call, input, { signal }),
  });
  if (query.isPending) return <ListSkeleton rows={list.rows} />;
  const rows = query.data === undefined ? undefined : latest(readAnswer(query.data)?.rows ?? [], list);
  if (rows && rows.length > 0)
    return (
      <ul className="home-list-rows">
        {rows.map((row, index) => (
          <RowLink key={index} list={list} row={row} />
        ))}
      </ul>
    );
  if (rows || !failed) return null;
  return (
    <p className="home-empty">
      {say(failed)}{" "}
      <button type="button" className="button" onClick={() => void query.refetch()}>
        {t("error.retry")}
      </button>
    </p>
  );
}

/** The way to all rows. */
export function HomeListAll({ list: { all } }: { list: HomeList }): ReactElement {
  const { say } = useWords();
  return <Link to={linkAddress(all, []) ?? ""}>{say(all.words)}</Link>;
}

/** The latest first; what the server keeps at the top stands at its time here. */
function latest(rows: readonly Row[], { time, rows: most }: HomeList): Row[] {
  const moment = (row: Row): string => valueText(row[time.field]) ?? "";
  return rows.toSorted((a, b) => (moment(a) < moment(b) ? 1 : -1)).slice(0, most);
}

function RowLink({ list: { heading, time, opens }, row }: { list: HomeList; row: Row }): ReactElement {
  const { reading, t } = useWords();
  const moment = valueText(row[time.field]);
  return (
    <li>
      <Link to={linkAddress(opens, [row]) ?? ""}>
        <bdi className="home-list-heading">{valueText(row[heading])}</bdi>
        {moment !== undefined && <Moment moment={moment} to={time.to} reading={reading} text={t} />}
      </Link>
    </li>
  );
}

function ListSkeleton({ rows }: { rows: number }): ReactElement {
  const { t } = useWords();
  return (
    <ul className="home-list-rows" aria-busy="true" aria-label={t("list.loading")}>
      {Array.from({ length: rows }, (_, index) => (
        <li key={index} className="home-row-waiting" />
      ))}
    </ul>
  );
}
