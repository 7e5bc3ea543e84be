import { observer } from "mobx-react-lite";
import { type ClipboardEvent, type KeyboardEvent, type ReactElement, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useWords } from "../../../state/language";
import type { FormField, FormProperty } from "../../../model/resolved-form";
import { labelId } from "../../../widgets/control";
import { Icon } from "../../../widgets/shared/icon";
import { errorId, hintId } from "../field-frame";
import { useForm } from "../form-context";
import { RowCell } from "./row-cell";
import { type KeyedRow, pastedRows, type RowList, withCells, withMoved, withoutRow, withRow } from "./row-list";
import { RowSums } from "./row-sums";
import { useRows } from "./use-rows";
import "./rows.css";

/** A list of objects: a row for each, with the inputs of its properties. */
export interface RowsInputProps {
  id: string;
  name: string;
  value: unknown;
  onChange: (value: unknown) => void;
  field: FormField;
  property: FormProperty;
}

/** Rows that can be added, removed and moved: by buttons, by Alt with the arrows, by pasting a table. */
export const RowsInput = observer(function RowsInput({
  id,
  name,
  value,
  onChange,
  field,
  property,
}: RowsInputProps): ReactElement {
  const { state } = useForm();
  const { t } = useWords();
  const [news, setNews] = useState("");
  const whole = useRef<HTMLDivElement>(null);
  const {
    editor,
    list: { rows },
  } = useRows(value);
  const change = (by: (list: RowList) => RowList): void => onChange(editor.change(by));
  const { minItems = 0, maxItems = Infinity } = property;
  const readOnly = field.readOnly ?? false;
  const cells = field.rows ?? [];
  const full = rows.length >= maxItems;
  const invalid = state.shownProblem(name) !== undefined || state.server.at(name) !== undefined;

  /** What is being typed belongs to the row it is typed into, so it is handed over before rows come or go. */
  const restructure = (
    by: (list: RowList) => RowList,
    said: string,
    focus: () => HTMLElement | null | undefined,
  ): void => {
    flushSync(() => state.collectDrafts());
    flushSync(() => {
      state.server.forget(name);
      change(by);
      setNews(said);
    });
    focus()?.focus();
  };
  const rowAt = (index: number): HTMLElement | null | undefined =>
    whole.current?.querySelectorAll<HTMLElement>("[data-row]")[index];
  const firstControl = (index: number): HTMLElement | null | undefined =>
    rowAt(index)?.querySelector<HTMLElement>("input, select, textarea");
  const addButton = (): HTMLElement | null | undefined => whole.current?.querySelector<HTMLElement>(".rows-add");

  const add = (): void =>
    restructure(
      (list) => withRow(list),
      t("rows.added", { number: rows.length + 1 }),
      () => firstControl(rows.length),
    );
  const remove = (key: number, index: number): void =>
    restructure(
      (list) => withoutRow(list, key),
      t("rows.removed", { number: index + 1 }),
      () =>
        rowAt(Math.min(index, rows.length - 2))?.querySelector<HTMLElement>(".rows-remove:not(:disabled)") ??
        addButton(),
    );
  const move = (key: number, index: number, by: number): void => {
    const to = index + by;
    if (to < 0 || to >= rows.length) return;
    const before = document.activeElement;
    restructure(
      (list) => withMoved(list, key, by),
      t("rows.moved", { number: to + 1 }),
      () => {
        // The pressed button may have come to an end, where it is disabled: its neighbour goes on.
        const same =
          before instanceof HTMLButtonElement && before.disabled
            ? rowAt(to)?.querySelector<HTMLElement>(".rows-move:not(:disabled)")
            : before;
        return same instanceof HTMLElement ? same : undefined;
      },
    );
  };
  const paste = (event: ClipboardEvent, { key }: KeyedRow, column: number): void => {
    const names = cells.slice(column).map((cell) => cell.name);
    const pasted = readOnly ? undefined : pastedRows(event.clipboardData.getData("text/plain"), names);
    if (!pasted) return;
    event.preventDefault();
    restructure(
      (list) => {
        const at = list.rows.findIndex((row) => row.key === key);
        return pasted.reduce((filled, values, index) => {
          const place = at + index;
          const present = filled.rows[place];
          if (!present) return filled.rows.length < maxItems ? withRow(filled, values) : filled;
          return withCells(filled, present.key, values);
        }, list);
      },
      t("rows.count", { count: Math.max(rows.length, pasted.length) }),
      () => undefined,
    );
  };
  const onKeyDown = (event: KeyboardEvent, key: number, index: number): void => {
    if (!event.altKey || readOnly || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    move(key, index, event.key === "ArrowUp" ? -1 : 1);
  };

  return (
    <div
      ref={whole}
      id={id}
      role="group"
      className={`rows rows-of-${Math.min(cells.length, 4)}`}
      aria-labelledby={labelId(id)}
      aria-describedby={[field.hint && hintId(id), invalid && errorId(id)].filter(Boolean).join(" ") || undefined}
    >
      {rows.length === 0 && <p className="rows-none">{t("rows.none")}</p>}
      {rows.map((keyed, index) => (
        <div
          key={keyed.key}
          data-row
          className="rows-row"
          role="group"
          aria-label={t("rows.row", { number: index + 1 })}
          onKeyDown={(event) => onKeyDown(event, keyed.key, index)}
        >
          <div className="rows-cells">
            {cells.map((cell, column) => (
              <div key={cell.name} className="rows-place" onPasteCapture={(event) => paste(event, keyed, column)}>
                <RowCell
                  id={`${id}_${keyed.key}_${cell.name}`}
                  place={`${name}.${index}.${cell.name}`}
                  field={cell}
                  property={property.items?.properties?.[cell.name] ?? { type: "string" }}
                  value={keyed.row[cell.name]}
                  readOnly={readOnly}
                  alone={cells.length === 1}
                  onChange={(next, fill) =>
                    change((list) => withCells(list, keyed.key, { ...fill, [cell.name]: next }))
                  }
                />
              </div>
            ))}
          </div>
          {!readOnly && (
            <div className="rows-buttons">
              <RowButton
                className="rows-move rows-up"
                icon="down"
                label={t("rows.up", { number: index + 1 })}
                disabled={index === 0}
                onPress={() => move(keyed.key, index, -1)}
              />
              <RowButton
                className="rows-move"
                icon="down"
                label={t("rows.down", { number: index + 1 })}
                disabled={index === rows.length - 1}
                onPress={() => move(keyed.key, index, 1)}
              />
              <RowButton
                className="rows-remove"
                icon="close"
                label={t("rows.remove", { number: index + 1 })}
                disabled={rows.length <= minItems}
                onPress={() => remove(keyed.key, index)}
              />
            </div>
          )}
        </div>
      ))}
      <RowSums fields={cells} rows={rows.map(({ row }) => row)} />
      {!readOnly && (
        <div className="rows-foot">
          <button type="button" className="bp6-button rows-add" disabled={full} onClick={add}>
            {t("rows.add")}
          </button>
          {maxItems !== Infinity && <span className="input-unit">{t("rows.most", { most: maxItems })}</span>}
        </div>
      )}
      <span role="status" className="visually-hidden">
        {news}
      </span>
    </div>
  );
});

function RowButton({
  className,
  icon,
  label,
  disabled,
  onPress,
}: {
  className: string;
  icon: "down" | "close";
  label: string;
  disabled: boolean;
  onPress: () => void;
}): ReactElement {
  return (
    <button
      type="button"
      className={`bp6-button bp6-minimal rows-button ${className}`}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
