import type { Words } from "../../model/words";
import type { PropertyDifference } from "../api-changes/differences";
import type { PropertyChange } from "../api-changes/property";
import { renamedWords, whatBecame } from "../api-changes/tell";
import { hintsOf } from "./hints";
import type { Around, PlacedImpact } from "./impact";
import { placeOfUse } from "./places";
import type { PropertyUse } from "./uses";

/** What became of a property does to a place that goes by it. */
export function propertyImpacts(use: PropertyUse, { properties, used, document }: Around): PlacedImpact[] {
  const difference = properties.get(use.property);
  if (!difference) return [];
  used.add(difference);
  const place = placeOfUse(use, document);
  const { path } = use;
  const { renamedTo, changes } = difference;
  const lost = difference.is ? (renamedTo === undefined ? [] : [renamedWords(renamedTo)]) : whatBecame(difference);
  return [
    ...lost.map((what) => ({ breaks: true, path, words: gone(place, difference, what) })),
    ...changes.map((change) => impactOf(use, difference, change, place)),
    ...changes.flatMap((change) => hintsOf(use, change, document)),
  ];
}

function gone(place: Words, { path, owner }: PropertyDifference, what: Words): Words {
  return { zh: `${place.zh}：${owner} 的 ${path} ${what.zh}`, en: `${place.en}: ${path} of ${owner} ${what.en}` };
}

function impactOf(use: PropertyUse, { side }: PropertyDifference, change: PropertyChange, place: Words): PlacedImpact {
  const { words } = change;
  const isOwn = setByConfig(use, change);
  const consequence = isOwn ? ownLimit : consequenceOf(use, side, change);
  return {
    breaks: !isOwn && breaks(use, side, change),
    path: use.path,
    words: { zh: `${place.zh}：${words.zh}；${consequence.zh}`, en: `${place.en}: ${words.en}; ${consequence.en}` },
  };
}

const ownLimit: Words = { zh: "配置本身已如此限制", en: "config asks for it itself" };

/** What config calls each limit of the API that it may tighten. */
const ownKeys: Partial<
  Record<NonNullable<PropertyChange["keyword"]>, "minLength" | "maxLength" | "minimum" | "maximum">
> = {
  minLength: "minLength",
  maxLength: "maxLength",
  minimum: "minimum",
  maximum: "maximum",
  "x-minimum": "minimum",
  "x-maximum": "maximum",
};

/** Whether config sets the limit itself, at least as tight as it is now: then nothing changes for users. */
function setByConfig({ use, slot }: PropertyUse, { about, keyword, is }: PropertyChange): boolean {
  const field = slot === "section" ? use?.field : undefined;
  if (about === "required") return field?.required === true;
  const key = keyword && ownKeys[keyword];
  const own = key && field?.[key];
  if (key === undefined || own === undefined) return false;
  return key.startsWith("max") ? own <= Number(is ?? Infinity) : own >= Number(is ?? -Infinity);
}

/**
 * Whether the place does something else than before. Of what is sent: values are refused that were accepted, or an amount may be
 * missing. Of what is answered: it is of another type, or what is sent on may be missing. Values that config names are found by the
 * compiler.
 */
function breaks({ slot, property }: PropertyUse, side: PropertyDifference["side"], change: PropertyChange): boolean {
  const { about, effect, renamed } = change;
  if (renamed) return false;
  if (slot === "source") return effect === "others" || mayBeMissing(change);
  if (slot === "condition" || slot === "rule" || side === "answered") return effect === "others";
  if (about === "required" && effect === "more") return property.kind === "decimal";
  return effect !== "more";
}

function mayBeMissing({ about, effect }: PropertyChange): boolean {
  return effect === "more" && (about === "required" || about === "nullable");
}

function consequenceOf({ slot }: PropertyUse, side: PropertyDifference["side"], change: PropertyChange): Words {
  if (change.renamed) return { zh: "配置须写新名称", en: "config has to write the new name" };
  if (slot === "source" && mayBeMissing(change))
    return { zh: "提交时可能缺少", en: "it may be missing where it is sent" };
  if (slot === "condition" || slot === "rule") return { zh: "此处据此判断", en: "it decides by this" };
  return side === "sent" ? sent(change) : answered(change);
}

function sent({ about, effect }: PropertyChange): Words {
  if (about === "required" && effect === "more") return { zh: "不填也能提交", en: "it can be left empty" };
  if (about === "required") return { zh: "不填不能提交", en: "it can no longer be left empty" };
  if (about === "type") return { zh: "填写和提交的方式改变", en: "it is entered and sent in another way" };
  if (about === "setting") return { zh: "处理方式改变", en: "it is treated in another way" };
  if (effect === "more") return { zh: "可接受更多的值", en: "more values are accepted" };
  return { zh: "原来可接受的值会被拒绝", en: "values that were accepted are refused" };
}

function answered(change: PropertyChange): Words {
  const { about, effect } = change;
  if (about === "type" || about === "setting") return { zh: "显示方式改变", en: "it is shown in another way" };
  if (mayBeMissing(change)) return { zh: "此处可能没有值", en: "it may be empty here" };
  if (effect === "fewer") return { zh: "此处显示不变", en: "it is shown as before" };
  return { zh: "此处可能出现新的值", en: "new values may come here" };
}
