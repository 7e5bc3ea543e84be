import { type FormEvent, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { focusField, type FormParts, REVEAL } from "../form-context";

/** What a form around its steps needs. */
export interface StepsAround<Element extends HTMLElement> {
  /** Of the element around the form. */
  around: React.RefObject<Element | null>;
  /** Before the form is submitted: true where that was only the way to the next step. */
  held(event: FormEvent): boolean;
}

/**
 * Leads through the steps of a form: Enter and the button go on to the next while there is one, and a field that is to take
 * the focus is brought into sight with its step. Nothing of this happens in a form without steps.
 */
export function useSteps<Element extends HTMLElement>({ steps, state, idPrefix }: FormParts): StepsAround<Element> {
  const around = useRef<Element>(null);
  useEffect(() => {
    const element = around.current;
    if (!element || !steps) return undefined;
    const reveal = (event: Event): void => {
      const step = steps.stepOf((event as CustomEvent<string>).detail);
      if (step !== undefined && step !== steps.current) flushSync(() => steps.show(step));
    };
    element.addEventListener(REVEAL, reveal);
    return () => element.removeEventListener(REVEAL, reveal);
  }, [steps]);

  const held = (event: FormEvent): boolean => {
    if (!steps || steps.reviewing) return false;
    event.preventDefault();
    event.stopPropagation();
    flushSync(() => state.collectDrafts());
    const faulty = steps.faultyField(steps.current);
    if (faulty) focusField(idPrefix, faulty.name);
    else steps.show(steps.current + 1);
    return true;
  };
  return { around, held };
}
