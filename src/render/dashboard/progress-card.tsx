import type { ReactElement } from "react";
import { thousandths } from "../../domain/decimal-math";
import type { ProgressCard } from "../../model/resolved-dashboard";
import { useWords } from "../../state/language";
import type { Row } from "../../widgets/contract";
import { valueText } from "../../widgets/shared/value-text";
import { useBoard } from "./board-context";
import { Link } from "../shared/link";

/** How much of a whole is reached: per cent, a bar, and both values in words. */
export function ProgressBody({ card, row }: { card: ProgressCard; row: Row }): ReactElement {
  const { say } = useWords();
  const { words, behind } = useBoard();
  const { value, of } = card;
  const reached = thousandths(valueText(row[value.name]) ?? "", valueText(row[of.name]) ?? "");
  const percent = reached === undefined ? "–" : `${Math.floor(reached) / 10}%`;
  const address = behind(card, row);
  return (
    <div className="figure">
      <p className="figure-value">{address === undefined ? percent : <Link to={address}>{percent}</Link>}</p>
      <progress
        className="progress"
        max={1000}
        value={Math.min(1000, Math.max(0, reached ?? 0))}
        aria-label={say(card.words)}
      />
      <p className="figure-change figure-before">
        {valueText(row[of.name]) !== undefined && `${say(value.words)} ${words.glance(value, row[value.name])} / `}
        {say(of.words)} {words.glance(of, row[of.name])}
      </p>
    </div>
  );
}
