import type { ReactElement } from "react";
import type { ChoiceOption, FetchedChoices, InputProps } from "../contract";
import { groupProps, labelId, listOf, onGroupBlur } from "../control";
import { ListBox } from "../choice/list-box";
import { foundCount, shownLabel } from "../choice/options";
import { useCombobox } from "../choice/use-combobox";
import { Icon } from "../shared/icon";

/** Any of many choices that are fetched a page at a time: what is chosen stands below the search, which
 * so stays where it is, each to be taken away. */
export function MultiCombobox({ fetched, ...props }: InputProps & { fetched: FetchedChoices }): ReactElement {
  const { value, field, language, text, disabled, readOnly, onChange } = props;
  const chosen = listOf(value);
  const locked = disabled || readOnly;
  const isChosen = (option: ChoiceOption): boolean => chosen.includes(option.value);
  const remove = (gone: string | number): void => onChange(chosen.filter((each) => each !== gone));
  const box = useCombobox({
    locked,
    start: 0,
    found: () => fetched.options,
    onChoose: (option) => (isChosen(option) ? remove(option.value) : onChange([...chosen, option.value])),
    onSearch: fetched.search,
    onEnd: fetched.more ? fetched.loadMore : undefined,
    stays: true,
    onBlur: () => undefined,
  });
  const labelOf = (each: string | number): string =>
    shownLabel(each, fetched.labelOf(each), fetched.state === "loading");
  return (
    <div {...groupProps(props)} role="group" className="input-multi" onBlur={onGroupBlur(props.onBlur)}>
      <span className="input-combobox">
        <input
          {...box.input}
          type="text"
          className="bp6-input bp6-fill"
          aria-labelledby={labelId(props.id)}
          aria-describedby={props.describedBy}
          aria-invalid={props.invalid || undefined}
          aria-required={props.required || undefined}
          disabled={locked}
          placeholder={field.placeholder?.[language] ?? text("input.search")}
          value={box.query ?? ""}
        />
      </span>
      {chosen.length > 0 && (
        <ul className="input-chosen" aria-label={text("input.selected", { count: chosen.length })}>
          {chosen.map((each) => (
            <li key={each} className="input-chip">
              <bdi>{labelOf(each)}</bdi>
              {!locked && (
                <button
                  type="button"
                  className="input-chip-remove"
                  aria-label={text("input.remove", { label: labelOf(each) })}
                  onClick={() => remove(each)}
                >
                  <Icon name="close" size={14} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {box.open && (
        <ListBox
          id={box.listId}
          anchor={box.anchor}
          labelledBy={labelId(props.id)}
          options={box.found}
          active={box.active}
          isChosen={isChosen}
          onChoose={box.choose}
          multiple
          state={fetched.state}
          onEnd={fetched.more ? fetched.loadMore : undefined}
          text={text}
        />
      )}
      <span role="status" className="visually-hidden">
        {box.open ? foundCount(box.found.length, fetched, text) : ""}
      </span>
    </div>
  );
}
