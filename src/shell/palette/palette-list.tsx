import record from "@blueprintjs/icons/lib/esm/generated/16px/paths/document";
import { type ReactElement, useEffect, useId, useRef } from "react";
import { useWords } from "../../state/language";
import { Icon, type IconPaths } from "../icon";
import * as icons from "../icons";
import type { PaletteGroup } from "./arrange";
import type { PaletteItem } from "./palette-items";

const iconOfKind = {
  page: icons.chevronRight,
  command: icons.tickCircle,
  search: icons.search,
  setting: icons.cog,
} as const satisfies Record<Exclude<PaletteItem["kind"], "record">, IconPaths>;

/** What the list of items needs. */
export interface PaletteListProps {
  id: string;
  groups: readonly PaletteGroup[];
  current: PaletteItem | undefined;
  onPoint: (item: PaletteItem) => void;
  onRun: (item: PaletteItem) => void;
}

/** The items under their headings. */
export function PaletteList({ groups, ...props }: PaletteListProps): ReactElement {
  const { t } = useWords();
  return (
    <div id={props.id} className="palette-list" role="listbox" aria-label={t("palette.results")}>
      {groups.map((group) => (
        <Group key={group.title} group={group} {...props} />
      ))}
    </div>
  );
}

/** The id of an item's option, by which the input names it. */
export function optionId(listId: string, item: PaletteItem): string {
  return `${listId}-${item.key.replace(/\W+/g, "-")}`;
}

function Group({ group, ...props }: Omit<PaletteListProps, "groups"> & { group: PaletteGroup }): ReactElement {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId}>
      <div id={titleId} className="palette-title">
        {group.title}
      </div>
      {group.note !== undefined && <div className="palette-item palette-note">{group.note}</div>}
      {group.items.map((item) => (
        <Option
          key={item.key}
          id={optionId(props.id, item)}
          item={item}
          selected={item.key === props.current?.key}
          onPoint={() => props.onPoint(item)}
          onRun={() => props.onRun(item)}
        />
      ))}
    </div>
  );
}

function Option(props: {
  id: string;
  item: PaletteItem;
  selected: boolean;
  onPoint: () => void;
  onRun: () => void;
}): ReactElement {
  const { id, item, selected, onPoint, onRun } = props;
  const { say } = useWords();
  const option = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (selected) option.current?.scrollIntoView({ block: "nearest" });
  }, [selected]);
  return (
    <button
      ref={option}
      id={id}
      type="button"
      tabIndex={-1}
      role="option"
      aria-selected={selected}
      className="palette-item"
      onPointerMove={onPoint}
      onClick={onRun}
    >
      {item.kind === "record" ? <Icon of={record} size={14} /> : <Icon of={iconOfKind[item.kind]} size={14} />}
      <span className="palette-name">{say(item.words)}</span>
      <span className="palette-trail">{item.trail.map((words) => say(words)).join(" / ")}</span>
    </button>
  );
}
