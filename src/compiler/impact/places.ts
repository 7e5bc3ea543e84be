import type { Words } from "../../model/words";
import type { Step } from "../changes/difference";
import type { Document } from "../changes/documents";
import { keyNamed } from "../changes/keys";
import { same } from "../changes/names";
import { placeOf } from "../changes/place";
import { joined, quoted } from "../changes/values";
import type { Path } from "../read/config-file";
import type { PropertyUse } from "./uses";

/** Keys of config that say what a view lists a field for. */
const slotKeys: Partial<Record<PropertyUse["slot"], string>> = {
  filter: "filters",
  month: "filters",
  column: "columns",
  optionalColumn: "optionalColumns",
  expand: "expand",
  figure: "figures",
  section: "fields",
  card: "cards",
  row: "rows",
  preview: "preview",
  live: "live",
  result: "result",
  rule: "rules",
};

const readers: Partial<Record<PropertyUse["slot"], Words>> = {
  condition: { zh: "条件中的", en: "condition on" },
  source: { zh: "提交内容取自", en: "what is sent comes from" },
};

/** `Orders › list › column “Amount”` */
export function placeOfUse({ info, name, slot, path, use }: PropertyUse, document: Document): Words {
  const key = keyNamed(slotKeys[slot]);
  const label = readers[slot] ?? key?.one ?? key ?? { zh: "字段", en: "field" };
  const words = quoted(use?.field ?? info.subject.value.fields[name] ?? same(name));
  const around = path[0] === "actions" ? path.slice(0, 2) : info.path;
  return joined(
    [placeOfPath(around, document), { zh: `${label.zh}${words.zh}`, en: `${label.en} ${words.en}` }],
    same(" › "),
  );
}

/** `Orders › “Cancel order”`; what is inside of an action or a view is told by the nearest part that has a name. */
export function placeOfPath(path: Path, document: Document): Words {
  return placeOf(document, stepsTo(path, document.value));
}

function stepsTo(path: Path, value: unknown): Step[] {
  const [key, ...rest] = path;
  if (key === undefined) return [];
  const inner = (value as Readonly<Record<string | number, unknown>> | null | undefined)?.[key];
  return [{ key, before: inner, after: inner }, ...stepsTo(rest, inner)];
}
