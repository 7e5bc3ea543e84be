import { type ReactElement, useId } from "react";
import type { HomeCard } from "../../../model/resolved-home";
import { useWords } from "../../../state/language";

/** The cards that can be added. */
export function HiddenCards({
  cards,
  onAdd,
}: {
  cards: readonly HomeCard[];
  onAdd: (card: HomeCard) => void;
}): ReactElement {
  const { say, t } = useWords();
  const id = useId();
  return (
    <section className="home-hidden" aria-labelledby={id}>
      <h2 id={id}>{t("home.hiddenCards")}</h2>
      {cards.length === 0 ? (
        <p className="home-empty">{t("home.noHidden")}</p>
      ) : (
        <ul>
          {cards.map((card) => (
            <li key={card.name}>
              <button
                type="button"
                className="button"
                data-add={card.name}
                aria-label={t("home.add", { title: say(card.words) })}
                onClick={() => onAdd(card)}
              >
                <span aria-hidden="true">+</span>
                {say(card.words)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
