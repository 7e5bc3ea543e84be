import type { ReactElement } from "react";
import type { Cell, Say } from "../contract";
import { colorDot } from "../shared/color-dot";
import { type EnumShown, enumShown } from "../shared/enum-words";
import { withImage } from "../shared/image";
import { nothing } from "../shared/plain";
import { Popover } from "../shared/popover";
import { valueText } from "../shared/value-text";
import { textCell } from "../text/cell";

/** Tags a list has room for; a detail shows them all. */
const IN_LIST = 3;
/** The API's longest list of tags. */
const MOST = 50;

/** A tag as it is shown, with its colour where it has one. */
type TagShown = EnumShown & { color?: string };

/** A list of texts, of enum values or of { key, value } pairs, coloured or not, each as a tag. */
export const tagsCell: Cell = (props) => {
  if (!Array.isArray(props.value)) return textCell(props);
  return tagList(
    props.value.flatMap((item) => tagShown(item, props) ?? []),
    props.text,
  );
};

/** Tags side by side; the style hides those beyond the third in a list and shows a button there that unfolds all of them. */
export function tagList(tags: readonly TagShown[], text: Say): ReactElement {
  if (tags.length === 0) return nothing;
  const shown = tags.slice(0, MOST).map(shownTag);
  return (
    <span className="cell-tags">
      {shown}
      {tags.length > IN_LIST && (
        <Popover
          className="cell-tags-more"
          label={text("cell.allTags", { count: tags.length })}
          button={`+${tags.length - IN_LIST}`}
        >
          {() => <span className="cell-tags-all">{shown}</span>}
        </Popover>
      )}
    </span>
  );
}

function shownTag({ text, image, color }: TagShown, index: number): ReactElement {
  return (
    <bdi key={index} className="bp6-tag bp6-minimal cell-tag">
      {color !== undefined && colorDot(color)}
      {image === undefined ? text : withImage(image, <span>{text}</span>)}
    </bdi>
  );
}

function tagShown(item: unknown, { field, enums, language }: Parameters<Cell>[0]): TagShown | undefined {
  if (typeof item === "object" && item !== null && "key" in item) {
    const { key, value, color } = item as { key: unknown; value?: unknown; color?: unknown };
    const parts = [valueText(key), valueText(value)].filter((part) => part !== undefined);
    return { text: parts.join(": "), ...(typeof color === "string" ? { color } : {}) };
  }
  return enumShown(item, field.enum, enums, language);
}
