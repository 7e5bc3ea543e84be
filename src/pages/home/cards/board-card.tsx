import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import type { BoardCard } from "../../../model/resolved-home";
import { cardClasses } from "../../../render/dashboard/card-classes";
import { useConsole } from "../../../state/console";
import { later } from "../../../state/later";
import "../../../render/dashboard/dashboard.css";
import "./board.css";

const BoardPart = later(
  () => import("../../../render/screen/board-part"),
  (module) => module.BoardPart,
);

/** A board of a subject; until its chunk is there, its cards' places are kept free. */
export function BoardBody({ card }: { card: BoardCard }): ReactElement {
  const waiting = <BoardSkeleton card={card} />;
  return <BoardPart subject={card.screen} view={card.view} waiting={waiting} meanwhile={waiting} />;
}

const BoardSkeleton = observer(function BoardSkeleton({ card }: { card: BoardCard }): ReactElement {
  const { session } = useConsole();
  return (
    <div className="board-cards" aria-hidden="true" aria-busy="true">
      {card.cards
        .filter(({ permission = [] }) => session.permits(permission))
        .map((each, index) => (
          <div key={index} className={cardClasses(each)}>
            <div className="card-head" />
            <div className="card-body" />
          </div>
        ))}
    </div>
  );
});
