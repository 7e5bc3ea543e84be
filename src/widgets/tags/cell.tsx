import type { ReactElement } from "react";
import type { Cell } from "../contract";
import { enumShown } from "../shared/enum-words";
import { nothing } from "../shared/plain";
import { valueText } from "../shared/value-text";
import { textCell } from "../text/cell";

/** Tags a list has room for; a detail shows them all. */
const IN_LIST = 3;
/** The API's longest list of tags. */
const MOST = 50;

/** A list of texts, of enum values or of { key, value } pairs, each as a tag. */
export const tagsCell: Cell = (props) => {
  if (!Array.isArray(props.value)) return textCell(props);
  const texts = props.value.flatMap((item) => tagText(item, props) ?? []);
  return tagList(texts);
};

/** Tags side by side; the style hides those beyond the third in a list and shows how many there are. */
export function tagList(texts: readonly string[]): ReactElement {
  if (texts.length === 0) return nothing;
  return (
    <span className="cell-tags" title={texts.length > IN_LIST ? texts.join("\n") : undefined}>
      {texts.slice(0, MOST).map((text, index) => (
        <bdi key={index} className="bp6-tag bp6-minimal cell-tag">
          {text}
        </bdi>
      ))}
      {texts.length > IN_LIST && <span className="cell-tags-more">+{texts.length - IN_LIST}</span>}
    </span>
  );
}

function tagText(item: unknown, { field, enums, language }: Parameters<Cell>[0]): string | undefined {
  if (typeof item === "object" && item !== null && "key" in item) {
    const value = valueText((item as { value?: unknown }).value);
    return [valueText(item.key), value].filter((part) => part !== undefined).join(": ");
  }
  return enumShown(item, field.enum, enums, language)?.text;
}
