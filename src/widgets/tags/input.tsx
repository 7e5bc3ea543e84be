import { type KeyboardEvent, type ReactElement, useState } from "react";
import type { InputProps } from "../contract";
import { controlProps, groupProps, listOf, onGroupBlur } from "../control";
import { Icon } from "../shared/icon";
import { fitsItem, splitTags } from "./tag-texts";
import "./input.css";

/**
 * Several short texts: Enter or a comma adds one, backspace in the empty input takes the last away. What is pasted is taken
 * apart at commas and new lines. A text that is not what the description asks of each is marked and stays, to be mended.
 */
export function TagsInput(props: InputProps): ReactElement {
  const { value, text, field, language, onChange } = props;
  const tags = listOf(value).map(String);
  const [typed, setTyped] = useState("");
  const locked = props.disabled || props.readOnly;

  const tell = (next: string[]): void => onChange(next.length === 0 ? undefined : next);
  const add = (texts: string): void => {
    const added = splitTags(texts);
    if (added.length > 0) tell([...new Set([...tags, ...added])]);
    setTyped("");
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const adds = event.key === "Enter" || event.key === "," || event.key === "，";
    if (adds && (typed.trim() !== "" || event.key !== "Enter")) {
      event.preventDefault();
      add(typed);
    } else if (event.key === "Backspace" && typed === "" && tags.length > 0) tell(tags.slice(0, -1));
  };

  const { id, ...control } = controlProps(props);
  return (
    <div
      {...groupProps(props)}
      id={undefined}
      role="group"
      className="bp6-input bp6-tag-input input-tags"
      onBlur={onGroupBlur(() => (add(typed), props.onBlur()))}
    >
      {tags.map((tag) => (
        <span
          key={tag}
          className={`bp6-tag bp6-minimal input-tag${fitsItem(tag, props.property.items) ? "" : " input-tag-faulty"}`}
        >
          <bdi>{tag}</bdi>
          {!fitsItem(tag, props.property.items) && <span className="visually-hidden">{text("input.faultyTag")}</span>}
          {!locked && (
            <button
              type="button"
              className="input-tag-remove"
              aria-label={text("input.removeTag", { tag })}
              onClick={() => tell(tags.filter((other) => other !== tag))}
            >
              <Icon name="close" size={12} />
            </button>
          )}
        </span>
      ))}
      <input
        {...control}
        id={id}
        type="text"
        autoComplete="off"
        className="bp6-input-ghost"
        aria-labelledby={`${id}__label`}
        placeholder={tags.length === 0 ? (field.placeholder?.[language] ?? text("input.addTag")) : ""}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData("text/plain");
          if (locked || splitTags(pasted).length < 2) return;
          event.preventDefault();
          add(`${typed}${pasted}`);
        }}
      />
    </div>
  );
}
