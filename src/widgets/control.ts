import type { ChoiceOption, InputProps } from "./contract";

/** Id of the element that names a field's input; the form draws it, groups of controls refer to it. */
export function labelId(id: string): string {
  return `${id}__label`;
}

/** What every single control of a field has in common: identity, state, and what screen readers say about it. */
export function controlProps(props: InputProps) {
  return {
    id: props.id,
    name: props.name,
    disabled: props.disabled,
    readOnly: props.readOnly,
    "aria-required": props.required || undefined,
    "aria-invalid": props.invalid || undefined,
    "aria-describedby": props.describedBy,
  } as const;
}

/** The same for a field drawn as several controls, as props of the element around them. */
export function groupProps(props: InputProps) {
  return { id: props.id, "aria-labelledby": labelId(props.id), "aria-describedby": props.describedBy } as const;
}

/** Calls `onBlur` when the focus leaves the whole group, not when it moves inside. */
export function onGroupBlur(onBlur: () => void): (event: React.FocusEvent<HTMLElement>) => void {
  return (event) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur();
  };
}

/** The text of a value as an input shows it; nothing for what is absent. */
export function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** The values an array input holds; what is no value is none of them. */
export function listOf(value: unknown): (string | number)[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string" || typeof item === "number") : [];
}

/** The choices of a field: those of its call, else those of its enum in their words; undefined while they load. */
export function choicesOf({ options, property, field, enums, language }: InputProps): ChoiceOption[] | undefined {
  if (field.choices || options) return options;
  const words = field.enum ? enums[field.enum] : undefined;
  // A value without words isn't offered: it needs an outside service that is missing.
  const values =
    property.enum?.filter((value) => !words || words[String(value)]) ??
    Object.keys(words ?? {}).map((name) => (property.items?.type === "integer" ? Number(name) : name));
  return values.map((value) => {
    const entry = words?.[String(value)];
    return { value, label: entry?.[language] ?? String(value), ...(entry?.image && { image: entry.image }) };
  });
}
