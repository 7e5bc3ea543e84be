import { type ChangeEvent, type KeyboardEvent, type RefObject, useId, useRef, useState } from "react";
import type { ChoiceOption } from "../contract";
import { movedIndex } from "./options";

/** What a combobox works on. */
export interface ComboboxParts {
  /** Nothing can be chosen. */
  locked: boolean;
  /** The choices that fit what is typed. */
  found: (query: string) => readonly ChoiceOption[];
  /** Where the list starts when it opens: at the chosen one. */
  start: number;
  onChoose: (option: ChoiceOption) => void;
  /** Hears what is typed, and "" when the list closes. */
  onSearch?: ((query: string) => void) | undefined;
  /** The last choice was reached by the keyboard: there are more to come. */
  onEnd?: (() => void) | undefined;
  /** Several may be chosen: the list stays open. */
  stays?: boolean;
  onBlur: () => void;
}

/** The state of a combobox and what its input is given. */
export interface ComboboxState {
  anchor: RefObject<HTMLInputElement | null>;
  listId: string;
  open: boolean;
  /** What is typed; undefined while the input shows the chosen value. */
  query: string | undefined;
  active: number;
  found: readonly ChoiceOption[];
  choose(option: ChoiceOption | undefined): void;
  input: {
    ref: RefObject<HTMLInputElement | null>;
    role: "combobox";
    autoComplete: "off";
    "aria-expanded": boolean;
    "aria-controls": string | undefined;
    "aria-autocomplete": "list";
    "aria-activedescendant": string | undefined;
    onClick: () => void;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onBlur: () => void;
  };
}

/** The combobox pattern of WAI-ARIA with a list: the focus stays in the input, the arrows walk the list. */
export function useCombobox(parts: ComboboxParts): ComboboxState {
  const { locked, start, onChoose, onSearch, onEnd, stays = false, onBlur } = parts;
  const [query, setQuery] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const anchor = useRef<HTMLInputElement>(null);
  const listId = useId();
  const found = parts.found(query ?? "");

  const search = (text: string | undefined): void => {
    setQuery(text);
    if ((text ?? "") !== (query ?? "")) onSearch?.(text ?? "");
  };
  const show = (): void => {
    if (locked || open) return;
    setActive(Math.max(0, start));
    setOpen(true);
  };
  const close = (): void => {
    setOpen(false);
    search(undefined);
  };
  const choose = (option: ChoiceOption | undefined): void => {
    if (option) onChoose(option);
    if (!stays) close();
  };
  const step = (by: 1 | -1): void => {
    if (!open) return show();
    if (onEnd && by === 1 && active >= found.length - 1) onEnd();
    else setActive(movedIndex(active, by, found.length));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      step(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter" && open) {
      event.preventDefault();
      choose(found[active]);
    } else if (event.key === "Escape" && open) {
      // The drawer around the form must not close with the list.
      event.stopPropagation();
      event.nativeEvent.stopImmediatePropagation();
      close();
    } else if (event.key === "Tab" && open && query !== undefined && !stays) choose(found[active]);
  };

  return {
    anchor,
    listId,
    open,
    query,
    active,
    found,
    choose,
    input: {
      ref: anchor,
      role: "combobox",
      autoComplete: "off",
      "aria-expanded": open,
      "aria-controls": open ? listId : undefined,
      "aria-autocomplete": "list",
      "aria-activedescendant": open && found[active] ? `${listId}-${active}` : undefined,
      onClick: show,
      onChange(event) {
        search(event.target.value);
        setActive(0);
        setOpen(true);
      },
      onKeyDown,
      onBlur() {
        close();
        onBlur();
      },
    },
  };
}
