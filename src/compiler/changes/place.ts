import type { Words } from "../../model/words";
import type { Document } from "./documents";
import { isBag, type Step } from "./difference";
import { keyNamed } from "./keys";
import { same, wordsIn } from "./names";
import { joined, quoted } from "./values";

const kinds: Readonly<Record<string, Words>> = {
  list: { zh: "列表", en: "list" },
  detail: { zh: "详情", en: "detail" },
  form: { zh: "表单", en: "form" },
  dashboard: { zh: "看板", en: "dashboard" },
  page: { zh: "页面", en: "page" },
};

/** Keys whose parts are called by their words alone, since readers know them by these. */
const plain: ReadonlySet<string | number | undefined> = new Set(["actions"]);

/** Where in the console something is: `Orders › list › section “Payment”`. */
export function placeOf(document: Document, steps: readonly Step[]): Words {
  const labels = steps.flatMap((step, index) => labelOf(step, steps[index - 1], document) ?? []);
  return joined([document.words, ...labels], same(" › "));
}

/** What a part of a file is called; undefined for a step that only holds parts. */
export function labelOf(step: Step, around: Step | undefined, document: Document): Words | undefined {
  const { key } = step;
  const value = step.after ?? step.before;
  const holder = keyNamed(around?.key);
  if (around?.key === "views") return viewLabel(value, key);
  if (typeof key === "number" || isPart(around)) return partLabel(value, key, around, holder?.one);
  if (holdsParts(value, key)) return undefined;
  if (around === undefined && !document.subject && keyNamed(key) === undefined) return quoted(same(String(key)));
  const own = keyNamed(key);
  return own ?? quoted(wordsIn(value) ?? same(String(key)));
}

function viewLabel(value: unknown, key: string | number): Words {
  const kind = isBag(value) ? kinds[String(value.kind)] : undefined;
  const words = wordsIn(value);
  if (!words) return kind ?? quoted(same(String(key)));
  return after(kind ?? { zh: "视图", en: "view" }, quoted(words));
}

function partLabel(value: unknown, key: string | number, around: Step | undefined, one: Words | undefined): Words {
  const name = quoted(nameOf(value, key));
  return plain.has(around?.key) || !one ? name : after(one, name);
}

function after(kind: Words, name: Words): Words {
  return { zh: `${kind.zh}${name.zh}`, en: `${kind.en} ${name.en}` };
}

function nameOf(value: unknown, key: string | number): Words {
  if (!isBag(value)) return same(String(key));
  const why = typeof key === "number" ? wordsIn(value.why) : undefined;
  if (why) return why;
  const words = wordsIn(value);
  if (words) return words;
  const name = value.path ?? value.name ?? value.code ?? value.resourceType;
  if (typeof name === "string") return same(name);
  return typeof key === "number" ? same(String(key + 1)) : same(key);
}

/** Whether a key stands for a record of named parts: below it stand names, not keys. */
function isPart(around: Step | undefined): boolean {
  return ["fields", "actions", "views", "codes", "links"].includes(String(around?.key)) && around !== undefined;
}

function holdsParts(value: unknown, key: string | number): boolean {
  const listed = Array.isArray(value) && value.some(isBag);
  const record =
    isBag(value) && ["fields", "actions", "views", "codes", "links", "home", "headers"].includes(String(key));
  return listed || record;
}
