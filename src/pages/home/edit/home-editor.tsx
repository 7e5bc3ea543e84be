import { type ReactElement, useLayoutEffect, useRef, useState } from "react";
import { useWords } from "../../../state/language";
import { withAdded, withHidden, withMoved } from "../arrange";
import { HomeCardFrame } from "../home-card";
import type { UserHome } from "../use-home";
import { CardTools } from "./card-tools";
import { HiddenCards } from "./hidden-cards";
import "./home-editor.css";

/** What the editor works on. */
export interface HomeEditorProps {
  home: UserHome;
  onDone: () => void;
}

/** A control by which the work goes on: one of a card's buttons, or the button that adds it again. */
interface Next {
  card: string;
  control: "earlier" | "later" | "hide" | "add";
}

/** Home with buttons that move, hide and add its cards; each change is kept at once. */
export function HomeEditor({ home, onDone }: HomeEditorProps): ReactElement {
  const { say, t } = useWords();
  const { shown, hidden, arrangement, save } = home;
  const around = useRef<HTMLDivElement>(null);
  const done = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState("");
  useLayoutEffect(() => done.current?.focus(), []);
  const focusNext = useFocus(around);
  const names = shown.map(({ name }) => name);
  const move = (card: (typeof shown)[number], to: "earlier" | "later"): void => {
    const next = withMoved(arrangement, card.name, to, names);
    save(next);
    focusNext({ card: card.name, control: to });
    const at = names.indexOf(card.name) + (to === "earlier" ? 0 : 2);
    setSaid(t("home.moved", { title: say(card.words), at, count: names.length }));
  };
  const hide = (card: (typeof shown)[number]): void => {
    save(withHidden(arrangement, card.name));
    focusNext({ card: card.name, control: "add" });
    setSaid(t("home.isHidden", { title: say(card.words) }));
  };
  const add = (card: (typeof shown)[number]): void => {
    save(withAdded(arrangement, card.name));
    focusNext({ card: card.name, control: "hide" });
    setSaid(t("home.added", { title: say(card.words) }));
  };
  return (
    <div ref={around} className="home-editor">
      <div className="home-editor-bar">
        <p>{t("home.editHint")}</p>
        <button type="button" className="button" data-home-reset onClick={() => save(undefined)}>
          {t("home.reset")}
        </button>
        <button type="button" className="button button-primary" ref={done} data-home-done onClick={onDone}>
          {t("home.done")}
        </button>
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <HiddenCards cards={hidden} onAdd={add} />
      <div className="home-cards">
        {shown.map((card, index) => (
          <HomeCardFrame
            key={card.name}
            card={card}
            home={home}
            tools={
              <CardTools
                title={say(card.words)}
                isFirst={index === 0}
                isLast={index === shown.length - 1}
                onMove={(to) => move(card, to)}
                onHide={() => hide(card)}
              />
            }
          />
        ))}
      </div>
    </div>
  );
}

/** Puts the focus where the work goes on, once that is drawn: a card that moves takes its button along, which then loses the focus. */
function useFocus(around: React.RefObject<HTMLElement | null>): (next: Next) => void {
  const next = useRef<Next>(undefined);
  useLayoutEffect(() => {
    if (!next.current) return;
    const { card, control } = next.current;
    next.current = undefined;
    const place = control === "add" ? `[data-add="${card}"]` : `[data-home-card="${card}"] [data-${control}]`;
    around.current?.querySelector<HTMLElement>(place)?.focus();
  });
  return (wanted) => {
    next.current = wanted;
  };
}
