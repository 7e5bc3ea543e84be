import type { ReactElement } from "react";
import { Icon } from "../../../widgets/shared/icon";
import { useWords } from "../../../state/language";

interface CardToolsProps {
  title: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (to: "earlier" | "later") => void;
  onHide: () => void;
}

/** Moves and hides a card. A button that has come to the edge stays there, lest the focus be lost. */
export function CardTools({ title, isFirst, isLast, onMove, onHide }: CardToolsProps): ReactElement {
  const { t } = useWords();
  return (
    <div className="home-card-tools">
      <button
        type="button"
        className="home-card-tool"
        data-earlier
        aria-label={t("home.earlier", { title })}
        title={t("home.earlier", { title })}
        aria-disabled={isFirst}
        onClick={() => !isFirst && onMove("earlier")}
      >
        <Icon name="ascending" />
      </button>
      <button
        type="button"
        className="home-card-tool"
        data-later
        aria-label={t("home.later", { title })}
        title={t("home.later", { title })}
        aria-disabled={isLast}
        onClick={() => !isLast && onMove("later")}
      >
        <Icon name="descending" />
      </button>
      <button
        type="button"
        className="home-card-tool"
        data-hide
        aria-label={t("home.hide", { title })}
        title={t("home.hide", { title })}
        onClick={onHide}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
