import { createContext, useContext } from "react";
import type { ResolvedScreen } from "../../model/resolved";
import type { FormField, FormView } from "../../model/resolved-form";
import type { PermissionNode, Row } from "../../widgets/contract";
import type { FormState } from "./form-state";

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
}

/** Set by the form. */
export const FormContext = createContext<FormParts | undefined>(undefined);

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

/** Puts the focus into a field's input; into the first control of one that has several. */
export function focusField(idPrefix: string, name: string): void {
  const element = document.getElementById(inputId(idPrefix, name));
  const controls = "input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex='0']";
  const target = element?.matches(controls) ? element : element?.querySelector<HTMLElement>(controls);
  target?.focus();
  target?.scrollIntoView({ block: "center" });
}
