import type { ReactElement } from "react";
import type { ChoiceOption, FetchedChoices, InputProps } from "../contract";
import { controlProps, labelId } from "../control";
import { Icon } from "../shared/icon";
import { ListBox } from "./list-box";
import { foundCount, matchingOptions, shownLabel } from "./options";
import { useCombobox } from "./use-combobox";

/**
 * One of many choices, found by typing. `fetched`: the choices come a page at a time, and the server may search them;
 * else they are all there, or undefined while they load.
 */
export function Combobox({
  options,
  fetched,
  ...props
}: InputProps & { options: ChoiceOption[] | undefined; fetched?: FetchedChoices }): ReactElement {
  const { id, value, field, language, text, onChange } = props;
  const known = fetched?.options ?? options;
  const isLoading = fetched ? fetched.state === "loading" : !known;
  const shown =
    value === undefined || value === null ? "" : shownLabel(value, labelOf(value, known, fetched), isLoading);
  const locked = props.disabled || props.readOnly || !known;
  const isChosen = (option: ChoiceOption): boolean => option.value === value;
  const box = useCombobox({
    locked,
    start: known?.findIndex(isChosen) ?? 0,
    found: (query) => (fetched ? fetched.options : matchingOptions(known ?? [], query)),
    onChoose: (option) => onChange(option.value),
    onSearch: fetched?.search,
    onEnd: fetched?.more ? fetched.loadMore : undefined,
    onBlur: props.onBlur,
  });

  return (
    <span className="input-combobox">
      <span className="bp6-input-group">
        <input
          {...controlProps(props)}
          {...box.input}
          type="text"
          className="bp6-input bp6-fill"
          disabled={props.disabled || !known}
          placeholder={
            known || props.disabled ? (field.placeholder?.[language] ?? text("input.search")) : text("input.loading")
          }
          value={box.query ?? shown}
        />
        {shown !== "" && !props.required && !locked ? (
          <button
            type="button"
            className="bp6-button bp6-minimal input-reveal"
            aria-label={text("input.clear")}
            onClick={() => onChange(undefined)}
          >
            <Icon name="close" />
          </button>
        ) : (
          <span className="input-combobox-caret" aria-hidden="true">
            <Icon name="down" />
          </span>
        )}
      </span>
      {box.open && (
        <ListBox
          id={box.listId}
          anchor={box.anchor}
          labelledBy={labelId(id)}
          options={box.found}
          active={box.active}
          isChosen={isChosen}
          onChoose={box.choose}
          state={fetched?.state}
          onEnd={fetched?.more ? fetched.loadMore : undefined}
          text={text}
        />
      )}
      <span role="status" className="visually-hidden">
        {box.open ? foundCount(box.found.length, fetched, text) : ""}
      </span>
    </span>
  );
}

function labelOf(
  value: unknown,
  options: readonly ChoiceOption[] | undefined,
  fetched: FetchedChoices | undefined,
): string | undefined {
  return fetched?.labelOf(value) ?? options?.find((option) => option.value === value)?.label;
}
