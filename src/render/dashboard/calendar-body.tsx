import { type ReactElement, type ReactNode, useState } from "react";
import { formats } from "../../domain/formats";
import { weeksOf } from "../../domain/month";
import { API_TIME_ZONE } from "../../domain/reading";
import { dayAt } from "../../domain/time-zone";
import type { CalendarCard } from "../../model/resolved-dashboard";
import { useWords } from "../../state/language";
import type { Row } from "../../widgets/contract";
import { valueText } from "../../widgets/shared/value-text";
import { useBoard } from "./board-context";
import { Link } from "../shared/link";
import "./calendar.css";

/** Monday, 1 January 2024: the days of any week are named by its. */
const aMonday = Date.UTC(2024, 0, 1);
const dayLength = 86_400_000;

/** The days of the board's month with what is on each, a link to what is behind it; where there is no room the days with something as a list. */
export function CalendarBody({ card, rows }: { card: CalendarCard; rows: readonly Row[] }): ReactElement {
  const { language, say, t } = useWords();
  const { filters, values, words, behind } = useBoard();
  const [now] = useState(() => dayAt(Date.now(), API_TIME_ZONE));
  const scope = values[filters.find(({ kind }) => kind === "month")?.name ?? ""];
  const byDay = new Map(
    rows.map((row) => [String(row[card.label.name]), row] as const).filter(([day]) => formats.date(day)),
  );
  // A board without a month shows that of its first day.
  const month = typeof scope === "string" ? scope : ([...byDay.keys()][0] ?? now).slice(0, "yyyy-MM".length);
  const weeks = weeksOf(month);
  const locale = language === "zh" ? "zh-CN" : "en-GB";
  const weekday = (at: number, style: "short" | "long"): string =>
    new Intl.DateTimeFormat(locale, { weekday: style, timeZone: "UTC" }).format(aMonday + at * dayLength);
  const dayWords = (day: string): string =>
    new Intl.DateTimeFormat(locale, { month: "long", day: "numeric", weekday: "long", timeZone: "UTC" }).format(
      Date.parse(day),
    );
  const content = (row: Row): ReactNode => {
    const names = card.names ? row[card.names.name] : undefined;
    return (
      <>
        <span className="calendar-count">
          {t("board.dayCount", { count: words.exact(card.value, row[card.value.name]) })}
        </span>
        {Array.isArray(names) &&
          names.map((name, at) => (
            <span key={at} className="calendar-name">
              {valueText(name)}
            </span>
          ))}
      </>
    );
  };
  const linked = (day: string, row: Row): ReactElement => {
    const address = behind(card, row);
    const inside = (
      <>
        <span className="visually-hidden">{dayWords(day)}</span>
        {content(row)}
      </>
    );
    return address === undefined ? (
      <span className="calendar-entry">{inside}</span>
    ) : (
      <Link className="calendar-entry" to={address}>
        {inside}
      </Link>
    );
  };
  return (
    <>
      <table className="calendar">
        <caption className="visually-hidden">{say(card.words)}</caption>
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, at) => (
              <th key={at} scope="col" abbr={weekday(at, "long")}>
                {weekday(at, "short")}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, at) => (
            <tr key={at}>
              {week.map((day, place) => (
                <td key={place} aria-current={day === now ? "date" : undefined}>
                  {day !== null && <span className="calendar-day">{Number(day.slice(-2))}</span>}
                  {day !== null && linkedIf(byDay.get(day), (row) => linked(day, row))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ol className="agenda" aria-label={say(card.words)}>
        {[...byDay].map(([day, row]) => (
          <li key={day} className="agenda-day">
            <span className="agenda-date" aria-hidden="true">
              {dayWords(day)}
            </span>
            {linked(day, row)}
          </li>
        ))}
      </ol>
      {byDay.size === 0 && <p className="card-note agenda-empty">{t("board.empty")}</p>}
    </>
  );
}

function linkedIf(row: Row | undefined, link: (row: Row) => ReactElement): ReactElement | null {
  return row ? link(row) : null;
}
