import type { ReactElement } from "react";
import type { TextCard } from "../../model/resolved-dashboard";
import { useWords } from "../../state/language";
import type { Row } from "../../widgets/contract";
import { useBoard } from "./board-context";
import { Link } from "../shared/link";

/** A text of the answer, and the way to what is behind it. */
export function TextBody({ card, row }: { card: TextCard; row: Row }): ReactElement {
  const { t } = useWords();
  const { words, behind } = useBoard();
  const address = behind(card, row);
  return (
    <p className="card-sentence">
      {words.exact(card.value, row[card.value.name])}{" "}
      {address !== undefined && <Link to={address}>{t("board.behind")}</Link>}
    </p>
  );
}
