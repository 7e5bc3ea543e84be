import { later } from "../../state/later";
import { renderers } from "./renderers";

/** A form, drawn once its chunk is there. */
export const FormRenderer = later(renderers.form, (module) => module.FormView);
