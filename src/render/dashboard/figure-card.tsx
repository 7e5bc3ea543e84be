import type { ReactElement } from "react";
import { changeOf, type Change } from "../../domain/decimal-math";
import type { FigureCard } from "../../model/resolved-dashboard";
import type { ShownField } from "../../model/resolved-view";
import { useWords } from "../../state/language";
import type { Row } from "../../widgets/contract";
import { Moment } from "../../widgets/shared/moment";
import { valueText } from "../../widgets/shared/value-text";
import { useBoard } from "./board-context";
import { SparkLine } from "./spark-line";
import { Link } from "../shared/link";

/** One value, how it changed since the period before, and a small line of the periods until now. */
export function FigureBody({ card, row }: { card: FigureCard; row: Row }): ReactElement {
  const { language } = useWords();
  const { words, behind } = useBoard();
  const { value, compare } = card;
  const address = behind(card, row);
  const shown = words.glance(value, row[value.name]);
  const exact = words.exact(value, row[value.name]);
  const known = valueText(row[value.name]) !== undefined;
  return (
    <div className="figure">
      <p
        className={known ? "figure-value" : "figure-value figure-none"}
        data-value={valueText(row[value.name])}
        data-hint={exact === shown ? undefined : exact}
      >
        {address === undefined ? shown : <Link to={address}>{shown}</Link>}
        {value.unit && <span className="figure-unit">{value.unit[language]}</span>}
      </p>
      {compare && <FigureChange card={card} row={row} />}
      {card.interval && <FigureInterval fields={card.interval} row={row} />}
      {card.asOf && <FigureTime field={card.asOf} row={row} />}
      {card.trend && <SparkLine trend={card.trend} />}
    </div>
  );
}

/** Direction and words: the colour only repeats them. */
function FigureChange({ card, row }: { card: FigureCard; row: Row }): ReactElement | null {
  const { say, t } = useWords();
  const { words } = useBoard();
  const { compare, value, better } = card;
  const change = compare && changeOf(valueText(row[value.name]) ?? "", valueText(row[compare.name]) ?? "");
  if (!compare || !change) return null;
  return (
    <p className="figure-change">
      <span className={`change change-${moodOf(change, better)}`}>
        <ChangeSign direction={change.direction} />
        {changeWords(change, t)}
      </span>
      <span className="figure-before">
        {say(compare.words)} {words.glance(compare, row[compare.name])}
      </span>
    </p>
  );
}

/** What an estimated value may turn out to be; nothing where it has none. */
function FigureInterval({ fields, row }: { fields: readonly ShownField[]; row: Row }): ReactElement | null {
  const { t } = useWords();
  const { words } = useBoard();
  const [low, high] = fields.map((field) =>
    valueText(row[field.name]) === undefined ? undefined : words.glance(field, row[field.name]),
  );
  if (low === undefined || high === undefined) return null;
  return <p className="figure-note">{t("board.interval", { low, high })}</p>;
}

/** As of when the value is known; in the field's own words where it never was. */
function FigureTime({ field, row }: { field: ShownField; row: Row }): ReactElement {
  const { say, reading, t } = useWords();
  const { words } = useBoard();
  const moment = valueText(row[field.name]);
  return (
    <p className="figure-note">
      {moment !== undefined && `${say(field.words)} `}
      {moment === undefined ? words.exact(field, moment) : <Moment moment={moment} reading={reading} text={t} />}
    </p>
  );
}

/** "up 12.3%", "unchanged": what stands beside the sign. */
function changeWords({ direction, percent }: Change, t: ReturnType<typeof useWords>["t"]): string {
  if (direction === "same") return t("board.same");
  if (percent === undefined) return t(direction === "up" ? "board.upFromNothing" : "board.downFromNothing");
  return t(direction === "up" ? "board.up" : "board.down", { percent: `${percent}%` });
}

function moodOf({ direction }: Change, better: FigureCard["better"]): "good" | "bad" | "plain" {
  if (direction === "same" || better === undefined) return "plain";
  return (direction === "up") === (better === "higher") ? "good" : "bad";
}

function ChangeSign({ direction }: { direction: Change["direction"] }): ReactElement {
  const outline = { up: "M6 2.5 10.5 9h-9Z", down: "M6 9.5 1.5 3h9Z", same: "M2 5.2h8v1.6H2Z" }[direction];
  return (
    <svg className="change-sign" width="12" height="12" viewBox="0 0 12 12" aria-hidden="true" focusable="false">
      <path d={outline} fill="currentColor" />
    </svg>
  );
}
