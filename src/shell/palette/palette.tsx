import { observer } from "mobx-react-lite";
import { type KeyboardEvent, type ReactElement, useCallback, useEffect, useId } from "react";
import { useNavigate } from "react-router-dom";
import { useWords } from "../../state/language";
import { useModal } from "../../widgets/shared/use-modal";
import { closeByClick } from "../close-by-click";
import { Icon } from "../icon";
import * as icons from "../icons";
import { KeyCaps } from "../key-caps";
import type { PaletteItem } from "./palette-items";
import { optionId, PaletteList } from "./palette-list";
import { type Choice, useChoice } from "./use-choice";
import "./palette.css";

/** Pages, records, things to begin and settings by their names: typed, chosen with the arrows, opened with Enter. */
export const Palette = observer(function Palette({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useWords();
  const dialog = useModal();
  const listId = useId();
  const choice = useChoice();
  const { groups, items, current, failed } = choice;
  const run = useRun(onClose);
  useEffect(() => (dialog.current ? closeByClick(dialog.current) : undefined), [dialog]);
  const hastily = choice.hasty ? choice.found.flatMap(({ exact }) => exact)[0] : undefined;
  useEffect(() => {
    if (hastily) run(hastily);
  }, [hastily, run]);
  return (
    <dialog ref={dialog} className="palette" aria-label={t("palette.open")} onCancel={onClose} onClose={onClose}>
      <div className="palette-body">
        <div className="palette-head">
          <Icon of={icons.search} />
          <SearchInput choice={choice} listId={listId} onRun={run} />
          <KeyCaps keys={["Escape"]} />
        </div>
        <PaletteList id={listId} groups={groups} current={current} onPoint={choice.point} onRun={run} />
        {groups.length === 0 && <p className="palette-none">{t("palette.nothing", { text: choice.text.trim() })}</p>}
        {failed !== undefined && <p className="palette-failed">{failed}</p>}
        <p className="visually-hidden" role="status">
          {t("palette.count", { count: items.length })}
          {choice.searching ? ` ${t("palette.searching")}` : ""}
          {failed === undefined ? "" : ` ${failed}`}
        </p>
      </div>
    </dialog>
  );
});

function SearchInput(props: {
  choice: Choice;
  listId: string;
  onRun: (item: PaletteItem | undefined) => void;
}): ReactElement {
  const { choice, listId, onRun } = props;
  const { text, items, current } = choice;
  const { t } = useWords();
  const press = (event: KeyboardEvent): void => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      // What opens at once, such as the question of a form, must not take the key for its own.
      event.preventDefault();
      if (current) onRun(current);
      else if (choice.searching) choice.wait();
    }
    if (step === undefined || items.length === 0) return;
    event.preventDefault();
    choice.step(step);
  };
  return (
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
      onChange={(event) => choice.type(event.target.value)}
      onKeyDown={press}
    />
  );
}

/** Closes the palette and does what an item stands for. */
function useRun(onClose: () => void): (item: PaletteItem | undefined) => void {
  const navigate = useNavigate();
  return useCallback(
    (item) => {
      if (!item) return;
      onClose();
      if (item.to !== undefined) void navigate(item.to);
      item.perform?.();
    },
    [navigate, onClose],
  );
}
