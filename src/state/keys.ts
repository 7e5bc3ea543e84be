import { type RefObject, useEffect } from "react";
import { makeAutoObservable, observableRef } from "mobx";
import type { MessageKey } from "./language";

/** What a key does. */
export interface KeyBinding {
  /** As KeyboardEvent.key spells them; any of them does it. */
  keys: readonly string[];
  /** Says what it does, in the list of keys. */
  does: MessageKey;
  /** Does it. False where there is nothing to be done here: the key stays the browser's. */
  run(event: KeyboardEvent): boolean;
}

/** Keys held together that a listener of their own takes: the list of keys names them. */
export type KeyChord = Pick<KeyBinding, "keys" | "does">;

/** Keys that belong together, as long as what they act upon is shown. */
export interface KeyGroup {
  title: MessageKey;
  bindings: readonly KeyBinding[];
  chords?: readonly KeyChord[];
  /** The panel that must hold the focus. Without one the keys are the page's, and rest while something lies over it. */
  within?: RefObject<HTMLElement | null>;
  /** The keys do what they do over a panel too. */
  everywhere?: boolean;
}

/**
 * The single keys of the console: each part of the page that keys act upon registers a group here, and one listener
 * finds the group a key is for. What was registered last comes first.
 */
export class Keys {
  /** In the order of registering. */
  groups: KeyGroup[] = [];
  /** Whether the list of keys is shown. */
  helpOpen = false;

  /** Passes a key to its group; not while something is typed, held together with others, or a dialog asks something. */
  readonly handle = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || document.querySelector("dialog[open], :popover-open")) return;
    for (const group of this.groups.toReversed()) {
      const binding = isTurnOf(group, event.target) && group.bindings.find(({ keys }) => keys.includes(event.key));
      if (!binding || !binding.run(event)) continue;
      event.preventDefault();
      return;
    }
  };

  constructor() {
    makeAutoObservable(this, { groups: observableRef, handle: false }, { autoBind: true });
  }

  /** Adds a group. @returns what takes it away again. */
  register(group: KeyGroup): () => void {
    this.groups = [...this.groups, group];
    return () => this.remove(group);
  }

  /** Shows or hides the list of keys. */
  showHelp(open: boolean): void {
    this.helpOpen = open;
  }

  private remove(group: KeyGroup): void {
    this.groups = this.groups.filter((other) => other !== group);
  }
}

/** The keys of this window. */
export const keys = new Keys();

/** Registers a group, if there is one, while the component is shown; it must stay the same between drawings. */
export function useKeys(group: KeyGroup | undefined): void {
  useEffect(() => (group ? keys.register(group) : undefined), [group]);
}

/** Inputs that take no text: a key means nothing to them but Space and, among radios, the arrows. */
const mute = new Set(["checkbox", "button", "submit", "reset"]);

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !mute.has(target.type);
  return target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

function isTurnOf({ within, everywhere }: KeyGroup, target: EventTarget | null): boolean {
  if (within) return target instanceof Node && within.current?.contains(target) === true;
  return everywhere === true || document.querySelector("[aria-modal=true]") === null;
}
