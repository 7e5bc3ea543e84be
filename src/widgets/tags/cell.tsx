import type { ReactElement } from "react";
import type { Cell } from "../contract";
import { type EnumShown, enumShown } from "../shared/enum-words";
import { withImage } from "../shared/image";
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
  return tagList(props.value.flatMap((item) => tagShown(item, props) ?? []));
};

/** Tags side by side; the style hides those beyond the third in a list and shows how many there are. */
export function tagList(tags: readonly EnumShown[]): ReactElement {
  if (tags.length === 0) return nothing;
  return (
    <span className="cell-tags" title={tags.length > IN_LIST ? tags.map(({ text }) => text).join("\n") : undefined}>
      {tags.slice(0, MOST).map(({ text, image }, index) => (
        <bdi key={index} className="bp6-tag bp6-minimal cell-tag">
          {image === undefined ? text : withImage(image, <span>{text}</span>)}
        </bdi>
      ))}
      {tags.length > IN_LIST && <span className="cell-tags-more">+{tags.length - IN_LIST}</span>}
    </span>
  );
}

function tagShown(item: unknown, { field, enums, language }: Parameters<Cell>[0]): EnumShown | undefined {
  if (typeof item === "object" && item !== null && "key" in item) {
    const value = valueText((item as { value?: unknown }).value);
    return { text: [valueText(item.key), value].filter((part) => part !== undefined).join(": ") };
  }
  return enumShown(item, field.enum, enums, language);
}
