import { type ReactElement, type RefObject, type UIEvent, useLayoutEffect, useRef } from "react";
import type { ChoiceOption, Say } from "../contract";
import { Icon } from "../shared/icon";
import { placeBelow } from "../shared/place-below";
import "./list-box.css";

/** How near its end a list wants more of the choices, pixels. */
const NEAR_END = 80;

/** Choices are read, however narrow the input is, pixels. */
const LEAST_WIDTH = 220;

/** What the list of a combobox is drawn from. */
export interface ListBoxProps {
  id: string;
  /** The input it hangs below. */
  anchor: RefObject<HTMLInputElement | null>;
  /** Id of what names it. */
  labelledBy: string;
  options: readonly (ChoiceOption & { /** What stands beside it. */ detail?: string })[];
  active: number;
  isChosen: (option: ChoiceOption) => boolean;
  onChoose: (option: ChoiceOption) => void;
  /** Several may be chosen. */
  multiple?: boolean;
  /** What stands below the choices: more are on their way, or could not be fetched. */
  state?: "loading" | "failed" | undefined;
  /** The end of the list comes near. */
  onEnd?: (() => void) | undefined;
  text: Say;
}

/** The choices below a combobox, in the browser's top layer, where no drawer or section can cut them off. */
export function ListBox({
  id,
  anchor,
  labelledBy,
  options,
  active,
  isChosen,
  onChoose,
  multiple,
  state,
  onEnd,
  text,
}: ListBoxProps): ReactElement {
  const popup = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (!anchor.current || !popup.current) return undefined;
    popup.current.showPopover();
    popup.current.style.width = `${Math.max(anchor.current.offsetWidth, LEAST_WIDTH)}px`;
    return placeBelow(anchor.current, popup.current);
  }, [anchor]);
  const onScroll = ({ currentTarget: list }: UIEvent<HTMLElement>): void => {
    if (list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_END) onEnd?.();
  };
  const note = noteKey(state, options.length);
  return (
    // Pressing keeps the focus in the input, and already chooses.
    <ul
      ref={popup}
      id={id}
      popover="manual"
      role="listbox"
      aria-labelledby={labelledBy}
      aria-multiselectable={multiple}
      aria-busy={state === "loading" || undefined}
      className="input-popup"
      onMouseDown={(event) => event.preventDefault()}
      onScroll={onEnd && onScroll}
    >
      {options.map((option, index) => (
        <li
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={isChosen(option)}
          className={index === active ? "input-option input-option-active" : "input-option"}
          ref={index === active ? scrollIntoView : undefined}
          onMouseDown={() => onChoose(option)}
        >
          {option.label}
          {option.detail !== undefined && <span className="input-option-detail">{option.detail}</span>}
          {isChosen(option) && <Icon name="tick" />}
        </li>
      ))}
      {note && (
        <li role="option" aria-selected="false" aria-disabled="true" className="input-popup-note">
          {text(note)}
        </li>
      )}
    </ul>
  );
}

function noteKey(
  state: ListBoxProps["state"],
  count: number,
): "input.loading" | "form.choicesFailed" | "input.nothingFound" | undefined {
  if (state === "loading") return "input.loading";
  if (state === "failed") return "form.choicesFailed";
  return count === 0 ? "input.nothingFound" : undefined;
}

function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
