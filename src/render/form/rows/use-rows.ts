import { useLayoutEffect, useState, useSyncExternalStore } from "react";
import { sameValue } from "../form-fields";
import { listOfRows, type RowList, valueOf } from "./row-list";

/**
 * Rows under edit. They are changed as they are now, not as they were drawn: several inputs may hand over what is typed
 * before anything is drawn again.
 */
export class RowEditor {
  private list: RowList;
  /** Values the form was told and has not shown yet: it may come to them one by one. */
  private told: unknown[] = [];
  private readonly listeners = new Set<() => void>();

  constructor(value: unknown) {
    this.list = listOfRows(value);
  }

  readonly snapshot = (): RowList => this.list;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Changes the rows and answers their value, which the form is to be told. */
  change(by: (list: RowList) => RowList): unknown {
    this.take(by(this.list));
    this.told.push(valueOf(this.list));
    return valueOf(this.list);
  }

  /** A value that comes from elsewhere replaces the rows; an own one coming back does not, be it the last or not. */
  receive(value: unknown): void {
    const own = this.told.findIndex((one) => sameValue(one, value));
    this.told = this.told.slice(own + 1);
    if (own === -1 && !sameValue(value, valueOf(this.list))) this.take(listOfRows(value, this.list.next));
  }

  private take(list: RowList): void {
    this.list = list;
    for (const listener of this.listeners) listener();
  }
}

/** The rows of a value, kept with their keys. */
export function useRows(value: unknown): { editor: RowEditor; list: RowList } {
  const [editor] = useState(() => new RowEditor(value));
  const list = useSyncExternalStore(editor.subscribe, editor.snapshot);
  useLayoutEffect(() => editor.receive(value), [editor, value]);
  return { editor, list };
}
