import { type ConfigChoices, fieldAsWritten, shownAsWritten } from "../../model/config/field";
import type { ResolvedChoices, ShownField } from "../../model/resolved-view";
import type { Words } from "../../model/words";
import { valueOf } from "../api/names";
import { enumNameOf } from "../index/field-uses";
import type { Program } from "../index/program";
import type { FieldUse, ViewInfo } from "../index/views";
import { pickShape } from "../index/pick-shape";
import { widgetOf } from "../widgets/natural";
import { asWritten } from "./as-written";
import { resolveWhen } from "./conditions";
import { compact, takeEnum, type ResolveContext } from "./context";
import { resolveSend } from "./sources";

/** The words of an object that may have others beside them. */
export function wordsOf({ zh, en }: Words): Words {
  return { zh, en };
}

/** The title of a view: its own words, or those of its subject. */
export function titleOf({ subject, view: { zh, en } }: Pick<ViewInfo, "subject" | "view">): Words {
  return zh !== undefined && en !== undefined ? { zh, en } : wordsOf(subject.value);
}

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
    ...takeEnum(context, enumNameOf(use)),
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

/** The request property that takes a part of a text to search by, wherever an operation has one. */
const searchName = "keyword";

/** Choices of a field, fetched by a call. */
export function resolveChoices({ scope }: ResolveContext, { field }: FieldUse): { choices?: ResolvedChoices } {
  const choices = field?.choices && choicesOf(scope.program, field.choices);
  return choices ? { choices } : {};
}

/** Choices as the browser gets them; undefined where their call does not exist. */
export function choicesOf({ api }: Program, choices: ConfigChoices): ResolvedChoices | undefined {
  const operation = api.operation(choices.call);
  if (!operation) return undefined;
  const { shape } = pickShape(operation, undefined, Object.keys(choices.send ?? {}), []);
  const { call, value, label, send = {}, shown, fill } = choices;
  const paged = operation.answer.kind === "page" && ["pageNum", "pageSize"].every((name) => shape.properties.has(name));
  const search = paged && shape.properties.has(searchName) && !Object.hasOwn(send, searchName);
  return {
    call,
    value,
    label,
    send: resolveSend(send, shape),
    ...(paged ? { paged } : {}),
    ...(search ? { search: searchName } : {}),
    ...(shown === undefined ? {} : { shown }),
    ...(fill === undefined ? {} : { fill }),
  };
}
