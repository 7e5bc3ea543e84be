import { type KeyboardEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { expectedAfter, type FilterOption, optionsAfter } from "../../domain/filter/complete";
import { joined, type RowFilter } from "../../domain/filter/filter";
import { type FilterMistake, parseFilter } from "../../domain/filter/parse";
import { printFilter } from "../../domain/filter/print";
import type { Language } from "../../model/words";
import { toApiClock, toReaderClock } from "./clock";
import type { Begun } from "./begun";
import type { Line } from "./line";
import { beginning, changed, completing, type Edited, endOfWord, isLoading, moved, searchable, shifted } from "./typed";

/** What is wrong with a typed text: a mistake in it, or a filter that the call cannot be asked. */
export type LineMistake = FilterMistake | { reason: "notAskable" };

/** What a line of filters works on. */
export interface LineBoxParts {
  line: Line;
  language: Language;
  /** By whose clock moments are typed. */
  timeZone: string;
  input: RefObject<HTMLInputElement | null>;
  /** What the list is narrowed down by. */
  filter: RowFilter | undefined;
  /** What was typed before. */
  begun: Begun | undefined;
  /** What the address says and cannot be read. */
  wrong: string | undefined;
  /** What an option is called that searches for a text. */
  searchWords: (text: string) => string;
  /** Narrows the list down to another filter; false where it cannot be asked so. */
  onFilter: (filter: RowFilter | undefined) => boolean;
}

/** The state of a line of filters and what its input is given. */
export interface LineBoxState {
  listId: string;
  text: string;
  edited: Edited;
  mistake: LineMistake | undefined;
  isOpen: boolean;
  options: readonly FilterOption[];
  /** Which of the options Enter takes; -1: what is typed. */
  active: number;
  /** How the parts are joined, and they themselves. */
  kind: "and" | "or";
  parts: readonly RowFilter[];
  type(text: string, caret: number): void;
  /** The caret is somewhere else. */
  moveTo(caret: number): void;
  open(): void;
  close(): void;
  choose(option: FilterOption): void;
  onKeyDown(event: KeyboardEvent): void;
  edit(edited: number | "all"): void;
  remove(index: number): void;
  rejoin(): void;
  clear(): void;
  /** Enters what is typed. @returns false where it is not part of the filter then */
  enterTyped(): boolean;
}

/** Types, chooses and edits filters: text in the words of a language, completed as it is typed, read when it is entered. */
export function useLineBox(given: LineBoxParts): LineBoxState {
  const { line, language, timeZone, input, filter, onFilter, begun, wrong, searchWords } = given;
  const listId = useId();
  const [draft, setDraft] = useState({ text: begun?.text ?? "", caret: begun?.text.length ?? 0 });
  // Where the caret goes once the input has the text, before anything else is typed.
  const [placed, setPlaced] = useState(begun?.isFocused ? { at: begun.text.length } : undefined);
  useLayoutEffect(() => {
    if (!placed) return;
    input.current?.focus();
    input.current?.setSelectionRange(placed.at, placed.at);
  }, [placed, input]);
  const [edited, setEdited] = useState<Edited>();
  const [isOpen, setOpen] = useState(begun?.isFocused === true && !begun.isEntered);
  const [active, setActive] = useState(-1);
  const [mistake, setMistake] = useState<LineMistake>();
  // What was entered before the values that it names were there.
  const [waiting, setWaiting] = useState<{ typed: string; filter: RowFilter | undefined } | undefined>(
    begun?.isEntered ? { typed: begun.text, filter: undefined } : undefined,
  );
  const [told, setTold] = useState<string>();
  // Another address: set while drawing, as React advises for state that follows a property.
  if (told !== wrong) {
    setTold(wrong);
    setMistake(undefined);
    if (wrong !== undefined) setWaiting({ typed: wrong, filter: undefined });
    if (wrong !== undefined || draft.text === told) setDraft({ text: wrong ?? "", caret: wrong?.length ?? 0 });
  }
  const past = useRef<(RowFilter | undefined)[]>([]);
  const { text, caret } = draft;
  const kind = filter?.kind === "or" ? "or" : "and";
  const parts = filter && filter.kind === kind ? filter.of : filter ? [filter] : [];
  const before = text.slice(0, caret);
  const searched = isOpen ? searchable(before, line) : "";
  const options = isOpen ? optionsAfter(before, line.offered, language) : [];
  if (searched !== "") options.push({ text: searched, label: searchWords(searched), isLast: true });

  const write = (next: string, at = next.length): void => {
    setWaiting(undefined);
    setDraft({ text: next, caret: at });
    setMistake(undefined);
    setActive(-1);
  };
  const place = (next: string, at = next.length): void => {
    write(next, at);
    setPlaced({ at });
  };
  const apply = (next: RowFilter | undefined): boolean => {
    if (!onFilter(next)) return false;
    past.current.push(filter);
    return true;
  };
  const leave = (): void => {
    write("");
    setEdited(undefined);
    setOpen(false);
  };
  const enter = (typed: string): boolean => {
    const { rest, join } = beginning(typed);
    const parsed = parseFilter(rest, line.vocabulary);
    setWaiting(undefined);
    if (parsed.mistake) {
      setMistake(shifted(parsed.mistake, typed.length - rest.length));
      return false;
    }
    if (isLoading(parsed.filter, line)) {
      setWaiting({ typed, filter: parsed.filter });
      return false;
    }
    const next = changed({
      filter,
      kind,
      parts,
      edited,
      part: toApiClock(parsed.filter, line.properties, timeZone),
      join,
      isFree: line.isFree,
    });
    const isAsked = apply(next);
    if (isAsked) leave();
    else setMistake({ reason: "notAskable" });
    return isAsked;
  };
  const latest = useRef(enter);
  useEffect(() => {
    latest.current = enter;
  });
  useEffect(() => {
    if (waiting === undefined || isLoading(waiting.filter, line)) return undefined;
    const timer = setTimeout(() => latest.current(waiting.typed));
    return () => clearTimeout(timer);
  }, [waiting, line]);
  const choose = (option: FilterOption): void => {
    const { from } = expectedAfter(before, line.properties);
    const head = `${text.slice(0, from)}${option.text}`;
    const tail = text.slice(endOfWord(text, caret)).trimStart();
    if (option.isLast && tail === "" && !parseFilter(beginning(head).rest, line.vocabulary).mistake) enter(head);
    else place(`${head}${tail}`, head.length);
  };
  const undo = (): void => {
    if (past.current.length === 0) return;
    onFilter(past.current.pop());
  };
  const edit = (which: number | "all"): void => {
    const part = which === "all" ? filter : parts[which];
    setEdited(which);
    setOpen(true);
    // The space offers what can follow, not what the last value could become.
    place(`${printFilter(toReaderClock(part, line.properties, timeZone), line.properties, language)} `);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const isEmpty = text === "";
    switch (event.key) {
      case "ArrowDown":
      case "ArrowUp":
        event.preventDefault();
        if (isOpen) setActive(moved(active, event.key === "ArrowDown" ? 1 : -1, options.length));
        else setOpen(true);
        return;
      case "Enter": {
        event.preventDefault();
        const isAtEnd = text.slice(caret).trim() === "";
        const option = options[active] ?? (isAtEnd ? completing(before, line, options) : undefined);
        if (option) choose(option);
        else if (!isEmpty || edited !== undefined) enter(text);
        return;
      }
      case "Escape":
        if (!isOpen && isEmpty) return;
        // What the list stands in must not close with it.
        event.stopPropagation();
        event.nativeEvent.stopImmediatePropagation();
        if (isOpen && edited === undefined) setOpen(false);
        else leave();
        return;
      case "Backspace":
        if (!isEmpty || edited !== undefined || parts.length === 0) return;
        event.preventDefault();
        edit(parts.length - 1);
        return;
      case "z":
        if (!isEmpty || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        undo();
    }
  };

  return {
    listId,
    text,
    edited,
    mistake,
    isOpen,
    options,
    active,
    kind,
    parts,
    type(next, at) {
      write(next, at);
      setOpen(true);
    },
    moveTo: (at) => setDraft(({ text: same }) => ({ text: same, caret: at })),
    open: () => setOpen(true),
    close() {
      setOpen(false);
      setActive(-1);
    },
    choose,
    onKeyDown,
    edit,
    remove: (index) => {
      const others = parts.filter((_, at) => at !== index);
      apply(joined(kind, others));
    },
    rejoin() {
      if (!apply(joined(kind === "and" ? "or" : "and", parts))) setMistake({ reason: "notAskable" });
    },
    clear() {
      leave();
      apply(undefined);
    },
    enterTyped: () => (text === "" && edited === undefined) || enter(text),
  };
}
