import { createContext, useContext } from "react";
import type { ResolvedScreen } from "../../model/resolved";
import type { FormField, FormView } from "../../model/resolved-form";
import type { PermissionNode, Row } from "../../widgets/contract";
import type { FormState } from "./form-state";
import type { FormSteps } from "./steps/form-steps";

/** What the parts of one form share. Never replaced while the form lives, so that no keystroke draws more than it must. */
export interface FormParts {
  view: FormView;
  screen: ResolvedScreen;
  state: FormState;
  fields: ReadonlyMap<string, FormField>;
  /** The row at hand over the address's parameters. */
  source: Row;
  /** Begins the ids of all elements. */
  idPrefix: string;
  /** The menus with their codes; empty for forms without a permission tree. */
  tree: PermissionNode[];
  /** Absent in a form without steps. */
  steps?: FormSteps;
}

/** Set by the form. */
export const FormContext = createContext<FormParts | undefined>(undefined);

/** Whether something is wrong with the field around an input; set by its frame, which alone follows the form's problems. */
export const InvalidContext = createContext(false);

/** The form around the component. */
export function useForm(): FormParts {
  const parts = useContext(FormContext);
  if (!parts) throw new Error("This is a part of a form and needs one around it.");
  return parts;
}

/** The id of a field's input, as rjsf makes it. */
export function inputId(idPrefix: string, name: string): string {
  return `${idPrefix}_${name}`;
}

/** The event by which a field asks what is around it to bring it into sight; its detail is the field's name. */
export const REVEAL = "form-reveal";

/** Puts the focus into a field's input; of one that has several into the first control that is wrong, else into the first. */
export function focusField(idPrefix: string, name: string): void {
  const element = document.getElementById(inputId(idPrefix, name));
  element?.dispatchEvent(new CustomEvent(REVEAL, { bubbles: true, detail: name }));
  if (!element || element.matches(controls)) return focusOn(element);
  // Which of them is wrong is only to be seen once it has been drawn.
  requestAnimationFrame(() => {
    const faulty = element.querySelector<HTMLElement>(
      "[aria-invalid='true']:is(input, select, textarea):not(:disabled)",
    );
    focusOn(faulty ?? element.querySelector<HTMLElement>(controls));
  });
}

const controls = "input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex='0']";

function focusOn(target: HTMLElement | null): void {
  target?.focus();
  target?.scrollIntoView({ block: "center" });
}
