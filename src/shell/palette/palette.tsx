import { observer } from "mobx-react-lite";
import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useWords } from "../../state/language";
import { Icon } from "../icon";
import type { IconName } from "../icons";
import type { PaletteItem } from "./palette-items";
import { type PaletteGroup, usePaletteGroups } from "./use-palette-groups";
import "./palette.css";

const icons = {
  page: "chevron-right",
  command: "tick-circle",
  search: "search",
  setting: "cog",
} as const satisfies Record<PaletteItem["kind"], IconName>;

/** Pages, entries, things to begin and settings by their names: typed, chosen with the arrows, opened with Enter. */
export const Palette = observer(function Palette({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useWords();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState(0);
  const listId = useId();
  const groups = usePaletteGroups(text.trim());
  const items = groups.flatMap((group) => group.items);
  const current = items[Math.min(chosen, items.length - 1)];

  useEffect(() => (dialog.current ? show(dialog.current) : undefined), []);
  const run = (item: PaletteItem | undefined): void => {
    if (!item) return;
    onClose();
    if (item.to !== undefined) void navigate(item.to);
    item.perform?.();
  };
  const press = (event: KeyboardEvent): void => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (event.key === "Enter" && !event.nativeEvent.isComposing) run(current);
    if (step === undefined || items.length === 0) return;
    event.preventDefault();
    setChosen((Math.min(chosen, items.length - 1) + step + items.length) % items.length);
  };
  return (
    <dialog ref={dialog} className="palette" aria-label={t("palette.open")} onClose={onClose}>
      <div className="palette-body">
        <div className="palette-head">
          <Icon name="search" />
          <input
            className="palette-input"
            role="combobox"
            aria-label={t("palette.open")}
            aria-expanded={items.length > 0}
            aria-controls={listId}
            aria-activedescendant={current && optionId(listId, current)}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            placeholder={t("palette.placeholder")}
            maxLength={100}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setChosen(0);
            }}
            onKeyDown={press}
          />
          <kbd>Esc</kbd>
        </div>
        <div id={listId} className="palette-list" role="listbox" aria-label={t("palette.results")}>
          {groups.map((group) => (
            <Group
              key={group.title}
              group={group}
              listId={listId}
              current={current}
              onPoint={(item) => setChosen(items.indexOf(item))}
              onRun={run}
            />
          ))}
        </div>
        {items.length === 0 && <p className="palette-none">{t("palette.nothing", { text: text.trim() })}</p>}
        <p className="visually-hidden" role="status">
          {t("palette.count", { count: items.length })}
        </p>
      </div>
    </dialog>
  );
});

interface GroupProps {
  group: PaletteGroup;
  listId: string;
  current: PaletteItem | undefined;
  onPoint: (item: PaletteItem) => void;
  onRun: (item: PaletteItem) => void;
}

function Group({ group, listId, current, onPoint, onRun }: GroupProps): ReactElement {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId}>
      <div id={titleId} className="palette-title">
        {group.title}
      </div>
      {group.items.map((item) => (
        <Option
          key={item.key}
          id={optionId(listId, item)}
          item={item}
          selected={item === current}
          onPoint={() => onPoint(item)}
          onRun={() => onRun(item)}
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
      <Icon name={icons[item.kind]} size={14} />
      <span className="palette-name">{say(item.words)}</span>
      <span className="palette-trail">{item.trail.map((words) => say(words)).join(" / ")}</span>
    </button>
  );
}

/** Shows the panel; a click beside it, which lands on the dialog itself, closes it. */
function show(dialog: HTMLDialogElement): () => void {
  const closeBeside = (event: MouseEvent): void => {
    if (event.target === dialog) dialog.close();
  };
  dialog.addEventListener("click", closeBeside);
  dialog.showModal();
  return () => dialog.removeEventListener("click", closeBeside);
}

function optionId(listId: string, item: PaletteItem): string {
  return `${listId}-${item.key.replace(/\W+/g, "-")}`;
}
