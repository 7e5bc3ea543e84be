import { type ReactElement, type RefObject, useRef } from "react";
import type { RowFilter } from "../../domain/filter/filter";
import { joinWords } from "../../domain/filter/words";
import { useWords } from "../../state/language";
import { Icon } from "../../widgets/shared/icon";
import { filterWords } from "./filter-words";
import type { Line } from "./line";
import type { LineBoxState } from "./use-line-box";

/** What the tokens of a line are drawn from. */
export interface LineTokensProps {
  line: Line;
  state: LineBoxState;
  input: RefObject<HTMLInputElement | null>;
  /** Where a part is shown already: above the line, beside it where there is room, or nowhere else. */
  placeOf: (part: RowFilter) => "above" | "beside" | undefined;
}

/** The parts of a filter, each with buttons that edit and remove it, and what joins them. */
export function LineTokens({ line, state, input, placeOf }: LineTokensProps): ReactElement {
  const { language, reading, t } = useWords();
  const list = useRef<HTMLUListElement>(null);
  const setting = { language, properties: line.properties, text: t, reading };
  /** The focus goes on to the next one, so that several can be removed by keyboard. */
  const remove = (index: number, pressed: HTMLElement): void => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>("[data-remove]") ?? [])].filter((button) =>
      button.checkVisibility(),
    );
    const place = buttons.indexOf(pressed);
    (buttons[place + 1] ?? buttons[place - 1] ?? input.current)?.focus();
    state.remove(index);
  };
  const shown = state.parts
    .map((part, index) => ({ part, index, place: placeOf(part) }))
    .filter(({ place }) => place !== "above");
  return (
    <ul ref={list} className="filter-tokens" aria-label={t("list.applied")}>
      {shown.map(({ part, index, place }, at) => {
        const words = filterWords(part, setting, state.kind);
        const isEdited = state.edited === index || state.edited === "all";
        return (
          <li key={words} className="filter-token" data-place={place} hidden={isEdited}>
            {at > 0 && <Join line={line} state={state} language={language} />}
            <span className="filter-token-box">
              <button type="button" className="filter-token-edit" title={words} onClick={() => state.edit(index)}>
                <span className="visually-hidden">{t("list.editFilter")}</span> <bdi>{words}</bdi>
              </button>
              <button
                type="button"
                data-remove=""
                className="filter-token-remove"
                aria-label={t("list.removeFilter", { filter: words })}
                onClick={(event) => remove(index, event.currentTarget)}
              >
                <Icon name="close" size={12} />
              </button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** What stands between two parts; where they can be joined otherwise, a click does so. */
function Join({
  line,
  state,
  language,
}: {
  line: Line;
  state: LineBoxState;
  language: "zh" | "en";
}): ReactElement | null {
  const { t } = useWords();
  if (!line.isFree) return null;
  const [word, other] = [state.kind, state.kind === "and" ? ("or" as const) : ("and" as const)].map(
    (kind) => joinWords[kind][language][0] ?? kind,
  );
  return (
    <button
      type="button"
      className="filter-join"
      title={t("list.joinBy", { word: other ?? "" })}
      onClick={() => state.rejoin()}
    >
      {word}
    </button>
  );
}
