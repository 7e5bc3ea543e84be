import { fieldAsWritten, shownAsWritten } from "../../model/config/field";
import type { ShownField } from "../../model/resolved-view";
import { valueOf } from "../api/names";
import { enumNameOf } from "../index/field-uses";
import type { FieldUse } from "../index/views";
import { widgetOf } from "../widgets/natural";
import { asWritten } from "./as-written";
import { resolveWhen } from "./conditions";
import { compact, takeEnum, type ResolveContext } from "./context";
import { wordsOf } from "./fields";
import { takeFilterLanguage } from "./filter-language";

/** A value to be shown. `actions`: names of the actions a click may perform here. */
export function resolveShown(context: ResolveContext, use: FieldUse, actions: readonly string[]): ShownField {
  const { field, property, owner } = use;
  // In a row a field is known by its property alone.
  const name = owner ? (property?.name ?? use.name) : use.name;
  const words = field ? wordsOf(field) : { zh: name, en: name };
  const rows = use.face === "cell" ? use.info.fields.filter((inner) => inner.owner === use) : [];
  return compact<ShownField>({
    name,
    words,
    widget: widgetOf(use),
    permission: property?.permission,
    ...takeEnum(context, enumNameOf(use)),
    ...takeFilterLanguage(context, use),
    ...asWritten({ ...fieldAsWritten, ...shownAsWritten }, field),
    ...(field?.when ? { when: resolveWhen(field.when, (use.row ?? use.info.row)?.properties) } : {}),
    ...(field?.action !== undefined && actions.includes(field.action) ? { action: field.action } : {}),
    ...(field?.timeline ? { timeline: compact(field.timeline) } : {}),
    ...(field?.conversation
      ? { conversation: compact({ ...field.conversation, own: ownSide(use, field.conversation) }) }
      : {}),
    ...(rows.length > 0 ? { rows: rows.map((inner) => resolveShown(context, inner, [])) } : {}),
    ...(property?.schema["x-scale"] === undefined ? {} : { scale: property.schema["x-scale"] }),
  });
}

/** The reader's own side of a conversation, as the wire carries it. */
function ownSide({ property }: FieldUse, { side, own }: { side: string; own: string }): string {
  return String(valueOf(property?.fields?.get(side)?.names, own));
}
