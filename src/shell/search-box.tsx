import { type ReactElement, type Ref, useId } from "react";
import { type MessageKey, useWords } from "../state/language";
import { Icon } from "./icon";
import * as icons from "./icons";
import "./search-box.css";

/** A line to search with; `label`: key of the message that stands in it while it is empty, and names it. */
export function SearchBox({
  label,
  text,
  onText,
  ref,
}: {
  label: MessageKey;
  text: string;
  onText: (text: string) => void;
  ref?: Ref<HTMLInputElement>;
}): ReactElement {
  const { t } = useWords();
  const id = useId();
  return (
    <div className="search-box">
      <Icon of={icons.search} />
      <label className="visually-hidden" htmlFor={id}>
        {t(label)}
      </label>
      <input
        id={id}
        type="text"
        ref={ref}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        placeholder={t(label)}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
    </div>
  );
}
