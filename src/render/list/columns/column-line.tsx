import { type KeyboardEvent, type PointerEvent, type ReactElement, useLayoutEffect, useRef, useState } from "react";
import { useWords } from "../../../state/language";
import { Icon } from "../../../widgets/shared/icon";
import { headWords } from "../columns";
import type { ColumnChange, LaidColumn } from "./layout";
import { GREATEST_WIDTH, LEAST_WIDTH } from "./preference";

/** What a line of the choice of columns is drawn from. */
export interface ColumnLineProps {
  laid: LaidColumn;
  first: boolean;
  last: boolean;
  /** The column is being dragged. */
  dragged: boolean;
  /** Where the dragged column would come to stand. */
  drop: "above" | "below" | undefined;
  onGrip: (event: PointerEvent<HTMLElement>) => void;
  /** One place up (-1) or down (1). */
  onMove: (by: -1 | 1) => void;
  onChange: (change: ColumnChange) => void;
}

/** One column: shown or not, its width, its place; to be dragged, and moved by buttons. */
export function ColumnLine({
  laid,
  first,
  last,
  dragged,
  drop,
  onGrip,
  onMove,
  onChange,
}: ColumnLineProps): ReactElement {
  const { language, t } = useWords();
  const { column, shown, always, width } = laid;
  const name = headWords(column, language);
  return (
    <li
      className="popover-line columns-line"
      data-column={column.name}
      data-drop={drop}
      data-dragged={dragged || undefined}
    >
      <span className="columns-grip" aria-hidden="true" onPointerDown={onGrip}>
        <Icon name="grip" />
      </span>
      <label className="popover-check columns-name" title={always ? t("columns.always") : undefined}>
        <input
          type="checkbox"
          checked={shown}
          disabled={always}
          onChange={(event) => onChange({ type: "show", name: column.name, shown: event.target.checked })}
        />
        <span>{name}</span>
      </label>
      <WidthInput
        label={t("columns.width", { name })}
        width={width}
        placeholder={t("columns.autoWidth")}
        onWidth={(next) => onChange({ type: "width", name: column.name, width: next })}
      />
      <MoveButton icon="ascending" label={t("columns.moveUp", { name })} idle={first} onMove={() => onMove(-1)} />
      <MoveButton icon="descending" label={t("columns.moveDown", { name })} idle={last} onMove={() => onMove(1)} />
    </li>
  );
}

/** Keeps the focus where it is: the browser drops it when the line is put elsewhere. */
function MoveButton({
  icon,
  label,
  idle,
  onMove,
}: {
  icon: "ascending" | "descending";
  label: string;
  idle: boolean;
  onMove: () => void;
}): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  useLayoutEffect(() => {
    if (pressed.current) button.current?.focus();
    pressed.current = false;
  });
  const press = (): void => {
    if (idle) return;
    pressed.current = true;
    onMove();
  };
  return (
    <button
      ref={button}
      type="button"
      className="bp6-button bp6-minimal bp6-small columns-move"
      aria-label={label}
      title={label}
      aria-disabled={idle || undefined}
      onClick={press}
    >
      <Icon name={icon} size={14} />
    </button>
  );
}

/** A width in pixels; empty for as wide as the values want. Counts when left, and on Enter. */
function WidthInput({
  label,
  width,
  placeholder,
  onWidth,
}: {
  label: string;
  width: number | undefined;
  placeholder: string;
  onWidth: (width: number | undefined) => void;
}): ReactElement {
  const [draft, setDraft] = useState<string>();
  const commit = (): void => {
    if (draft === undefined) return;
    const next = draft.trim() === "" ? undefined : Number(draft);
    setDraft(undefined);
    if (next !== width && (next === undefined || Number.isFinite(next))) onWidth(next);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === "Enter") commit();
  };
  return (
    <input
      className="bp6-input bp6-small columns-width"
      type="number"
      inputMode="numeric"
      step={10}
      min={LEAST_WIDTH}
      max={GREATEST_WIDTH}
      aria-label={label}
      placeholder={placeholder}
      value={draft ?? width ?? ""}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onKeyDown={press}
    />
  );
}
