import { useEffect } from "react";
import { useForm } from "./form-context";
import { isEmpty, sameValue } from "./form-fields";

/** What is known of the choices of a field at this moment. */
export interface ChoicesKnown {
  /** What the call asked with, as text: while it stays, so do the choices. */
  asked: string;
  /** The call can be asked, and has not failed. */
  ready: boolean;
  /** Whether it is known of the present value if it is a choice. */
  settled: boolean;
  isChoice(value: unknown): boolean;
}

/**
 * Takes a value away that is no choice any more because what the call asks with has changed. Until that is known the form
 * is not sent. What a form opens with is not judged: the server gave it.
 */
export function useFreshValue(
  { name, value, onChange }: { name: string; value: unknown; onChange: (value: unknown) => void },
  known: ChoicesKnown,
): void {
  const { state } = useForm();
  const { asked, ready, settled } = known;
  useEffect(() => {
    const before = state.askedWith.get(name) ?? asked;
    state.askedWith.set(name, before);
    if (before === asked) return state.settle(name);
    if (ready && !settled && !isEmpty(value)) return state.unsettle(name);
    state.askedWith.set(name, asked);
    const fresh = freshPart(value, ready ? known.isChoice : none);
    if (sameValue(fresh, value)) return state.settle(name);
    onChange(fresh);
  });
  useEffect(() => () => state.settle(name), [state, name]);
}

function none(): boolean {
  return false;
}

function freshPart(value: unknown, isChoice: (value: unknown) => boolean): unknown {
  if (Array.isArray(value)) return value.filter(isChoice);
  return isEmpty(value) || isChoice(value) ? value : undefined;
}
