import { type ComponentType, type ReactElement, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { once } from "../../../state/later";
import { useWords } from "../../../state/language";
import { Icon } from "../../../widgets/shared/icon";
import { isFiltered } from "../list-query";
import type { FilterLineProps } from "./filter-line";
import { isSearched, textFilter } from "../../filters/searched";
import "../../filters/line-box.css";

/** What reads filters comes when somebody wants to type one, or when one is to be shown: most lists are only looked at. */
const load = once(async () => (await import("./filter-line")).FilterLine);

/** The line of a list, or what looks like it until it is wanted; what is typed meanwhile is kept. */
export function LaterLine(props: Omit<FilterLineProps, "placeholder" | "begun">): ReactElement {
  const { view, query } = props;
  const { t, language } = useWords();
  const input = useRef<HTMLInputElement>(null);
  const isEntered = useRef(false);
  // An input method loses what it is composing when its input goes.
  const isComposing = useRef(false);
  const [isWanted, setWanted] = useState(false);
  const [Line, setLine] = useState<{ draw: ComponentType<FilterLineProps>; begun: FilterLineProps["begun"] }>();
  const isNeeded = isWanted || isFiltered(query, view);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isGone = false;
    const take = async (): Promise<void> => {
      const draw = await load();
      const { current: typed } = input;
      if (isComposing.current && typed) await new Promise((end) => typed.addEventListener("compositionend", end));
      if (isGone) return;
      const isFocused = typed !== null && document.activeElement === typed;
      const text = typed?.value ?? "";
      const begun = isFocused || text !== "" ? { text, isFocused, isEntered: isEntered.current } : undefined;
      // Drawn at once: a key pressed before it is drawn would go to an input that nobody reads any more.
      flushSync(() => setLine({ draw, begun }));
    };
    // Where it does not come, the next try to type fetches it anew.
    take().catch(() => setWanted(false));
    return () => {
      isGone = true;
    };
  }, [isNeeded]);

  const searched = textFilter(view)?.placeholder?.[language];
  const placeholder =
    searched === undefined
      ? t(isSearched(view) ? "list.lineSearch" : "list.line")
      : t("list.lineSearchIn", { placeholder: searched });
  if (Line) return <Line.draw {...props} placeholder={placeholder} begun={Line.begun} />;
  return (
    <div className="filter-line" data-filter="line" onPointerEnter={() => void load().catch(() => undefined)}>
      <Icon name="search" size={14} />
      <input
        ref={input}
        className="filter-line-input"
        type="text"
        role="combobox"
        autoComplete="off"
        placeholder={placeholder}
        aria-label={t("list.lineInput")}
        aria-expanded={false}
        onFocus={() => setWanted(true)}
        onCompositionStart={() => (isComposing.current = true)}
        onCompositionEnd={() => (isComposing.current = false)}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === "Enter" && !nativeEvent.isComposing) isEntered.current = true;
        }}
      />
    </div>
  );
}
