import type { FormProperty, FormView } from "../../model/resolved-form";
import type { ResolvedScreen } from "../../model/resolved";
import { resolveSend } from "../shared/resolve-send";
import type { Row } from "../../widgets/contract";
import { fieldsOf, isEmpty, sameValue } from "./form-fields";
import type { FormState } from "./form-state";

/** Names a form and what it was opened for: the same form of another row is another one. */
export function formName(screen: Pick<ResolvedScreen, "subject">, view: FormView, source: Row): string {
  const filled = Object.keys(view.selected ?? {}).flatMap((name) => (source[name] ? [[name, source[name]]] : []));
  const opened = { ...resolveSend({ ...view.load?.send, ...view.send }, [source]), ...Object.fromEntries(filled) };
  return `${screen.subject}.${view.name} ${JSON.stringify(opened)}`;
}

/** What of a form may be kept: never a password or another secret, never a file. */
export function keepable(view: FormView, values: Row): Row {
  const open = fieldsOf(view).filter((field) => !field.secret && !field.readOnly);
  return Object.fromEntries(open.flatMap(({ name }) => (isPlain(values[name]) ? [[name, values[name]]] : [])));
}

/** What was kept, as far as it still fits: a form may have changed since. Emptied fields are empty again. */
export function restored(view: FormView, initial: Row, kept: Row): Row {
  const values = { ...initial };
  for (const { name, secret, readOnly } of fieldsOf(view)) {
    const property = view.schema.properties[name];
    if (secret || readOnly || !property) continue;
    if (kept[name] === undefined) delete values[name];
    else if (fits(property, kept[name])) values[name] = kept[name];
  }
  return values;
}

/**
 * What stands in an open form, for the same one after a change of config: what was typed, as far as it still fits. Everything else begins
 * as the changed form does.
 */
export function carriedOver(
  { initial: before, values }: Pick<FormState, "initial" | "values">,
  view: FormView,
  initial: Row,
): Row {
  const carried = { ...initial };
  for (const { name, readOnly } of fieldsOf(view)) {
    const property = view.schema.properties[name];
    if (readOnly || !property || sameValue(values[name], before[name])) continue;
    if (isEmpty(values[name])) delete carried[name];
    else if (fits(property, values[name])) carried[name] = values[name];
  }
  return carried;
}

function fits({ type }: FormProperty, value: unknown): boolean {
  if (type === "array") return Array.isArray(value);
  return typeof value === (type === "integer" ? "number" : type);
}

/** What JSON gives back as it was. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== "object") return value !== undefined && typeof value !== "function";
  return (
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.values(value).every((part) => part === undefined || isPlain(part))
  );
}
