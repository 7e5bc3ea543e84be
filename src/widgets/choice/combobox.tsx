import { type KeyboardEvent, type ReactElement, useId, useLayoutEffect, useRef, useState } from "react";
import type { ChoiceOption, InputProps } from "../contract";
import { controlProps, labelId } from "../control";
import { Icon } from "../shared/icon";
import { placeBelow } from "../shared/place-below";
import { matchingOptions, movedIndex } from "./options";

/**
 * One of many choices, found by typing: the combobox pattern of WAI-ARIA with a list, the focus staying in the input.
 * The list lies in the browser's top layer, where no drawer or section can cut it off.
 */
export function Combobox({ options, ...props }: InputProps & { options: ChoiceOption[] | undefined }): ReactElement {
  const { id, value, field, language, text, onChange } = props;
  const [query, setQuery] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const anchor = useRef<HTMLInputElement>(null);
  const listId = useId();
  const chosen = options?.find((option) => option.value === value);
  const shown = chosen?.label ?? (value === undefined || value === null ? "" : String(value));
  const found = matchingOptions(options ?? [], query ?? "");
  const popup = useRef<HTMLUListElement>(null);
  const locked = props.disabled || props.readOnly || !options;

  useLayoutEffect(() => {
    if (!open || !anchor.current || !popup.current) return undefined;
    popup.current.showPopover();
    popup.current.style.width = `${anchor.current.offsetWidth}px`;
    return placeBelow(anchor.current, popup.current);
  }, [open]);

  const show = (): void => {
    if (locked || open) return;
    setActive(Math.max(0, (options ?? []).findIndex((option) => option.value === value)));
    setOpen(true);
  };
  const close = (): void => {
    setOpen(false);
    setQuery(undefined);
  };
  const choose = (option: ChoiceOption | undefined): void => {
    if (option) onChange(option.value);
    close();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!open) show();
      else setActive(movedIndex(active, event.key === "ArrowDown" ? 1 : -1, found.length));
    } else if (event.key === "Enter" && open) {
      event.preventDefault();
      choose(found[active]);
    } else if (event.key === "Escape" && open) {
      // The drawer around the form must not close with the list.
      event.stopPropagation();
      event.nativeEvent.stopImmediatePropagation();
      close();
    } else if (event.key === "Tab" && open && query !== undefined) choose(found[active]);
  };

  return (
    <span className="input-combobox">
      <span className="bp6-input-group">
        <input
          {...controlProps(props)}
          ref={anchor}
          type="text"
          role="combobox"
          className={`bp6-input bp6-fill${props.invalid ? " bp6-intent-danger" : ""}`}
          disabled={props.disabled || !options}
          autoComplete="off"
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={open && found[active] ? `${listId}-${active}` : undefined}
          placeholder={options ? (field.placeholder?.[language] ?? text("input.search")) : text("input.loading")}
          value={query ?? shown}
          onClick={show}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
            setOpen(true);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            close();
            props.onBlur();
          }}
        />
        {shown !== "" && !props.required && !locked ? (
          <button type="button" className="bp6-button bp6-minimal input-reveal" aria-label={text("input.clear")} onClick={() => onChange(undefined)}>
            <Icon name="close" />
          </button>
        ) : (
          <span className="input-combobox-caret" aria-hidden="true">
            <Icon name="down" />
          </span>
        )}
      </span>
      {open && (
        // Pressing keeps the focus in the input, and already chooses.
        <ul ref={popup} id={listId} popover="manual" role="listbox" aria-labelledby={labelId(id)} className="input-popup" onMouseDown={(event) => event.preventDefault()}>
          {found.map((option, index) => (
            <li
              key={option.value}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={option.value === value}
              className={index === active ? "input-option input-option-active" : "input-option"}
              ref={index === active ? scrollIntoView : undefined}
              onMouseDown={() => choose(option)}
            >
              {option.label}
              {option.value === value && <Icon name="tick" />}
            </li>
          ))}
          {found.length === 0 && (
            <li role="option" aria-selected="false" aria-disabled="true" className="input-nothing">
              {text("input.nothingFound")}
            </li>
          )}
        </ul>
      )}
      <span role="status" className="input-status">
        {open ? text("input.found", { count: found.length }) : ""}
      </span>
    </span>
  );
}

function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
