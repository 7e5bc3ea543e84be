import type { ConfigChoices } from "../../model/config/field";
import type { ResolvedChoices } from "../../model/resolved-view";
import type { Words } from "../../model/words";
import type { Program } from "../index/program";
import type { FieldUse, ViewInfo } from "../index/views";
import { pickShape } from "../index/pick-shape";
import type { ResolveContext } from "./context";
import { resolveSend } from "./sources";

/** The words of an object that may have others beside them. */
export function wordsOf({ zh, en }: Words): Words {
  return { zh, en };
}

/** The title of a view: its own words, or those of its subject. */
export function titleOf({ subject, view: { zh, en } }: Pick<ViewInfo, "subject" | "view">): Words {
  return zh !== undefined && en !== undefined ? { zh, en } : wordsOf(subject.value);
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
