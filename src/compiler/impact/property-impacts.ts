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
  const { words, about, effect } = change;
  const isOwn = setByConfig(use, change);
  const consequence = isOwn ? ownLimit : consequenceOf(side, about, effect);
  return {
    breaks: !isOwn && breaks(use, side, change),
    path: use.path,
    words: { zh: `${place.zh}：${words.zh}；${consequence.zh}`, en: `${place.en}: ${words.en}; ${consequence.en}` },
  };
}

const ownLimit: Words = { zh: "配置本身已如此限制", en: "config asks for it itself" };

/** Whether config sets the limit itself, at least as tight as it is now: then nothing changes for users. */
function setByConfig({ use, slot }: PropertyUse, { about, keyword, is }: PropertyChange): boolean {
  const field = slot === "section" ? use?.field : undefined;
  if (about === "required") return field?.required === true;
  if (keyword === "maxLength") return (field?.maxLength ?? Infinity) <= Number(is ?? Infinity);
  return keyword === "minLength" && (field?.minLength ?? -1) >= Number(is ?? 0);
}

/**
 * Whether the place does something else than before. Of what is sent: values are refused that were accepted, or an amount may be
 * missing. Of what is answered: it is of another type, or what is sent on may be missing.
 */
function breaks({ slot, property }: PropertyUse, side: PropertyDifference["side"], change: PropertyChange): boolean {
  const { about, effect } = change;
  if (effect === "others") return true;
  if (slot === "source") return effect === "more" && (about === "required" || about === "nullable");
  if (side === "answered") return about === "type";
  if (about === "required" && effect === "more") return property.kind === "decimal";
  return effect === "fewer";
}

function consequenceOf(
  side: PropertyDifference["side"],
  about: PropertyChange["about"],
  effect: PropertyChange["effect"],
): Words {
  return (side === "sent" ? sent : answered)(about, effect);
}

function sent(about: PropertyChange["about"], effect: PropertyChange["effect"]): Words {
  if (about === "required")
    return effect === "more"
      ? { zh: "不填也能提交", en: "it can be left empty" }
      : { zh: "不填不能提交", en: "it can no longer be left empty" };
  if (about === "type") return { zh: "填写和提交的方式改变", en: "it is entered and sent in another way" };
  if (about === "setting") return { zh: "处理方式改变", en: "it is treated in another way" };
  if (effect === "more") return { zh: "可接受更多的值", en: "more values are accepted" };
  return { zh: "原来可接受的值会被拒绝", en: "values that were accepted are refused" };
}

function answered(about: PropertyChange["about"], effect: PropertyChange["effect"]): Words {
  if (about === "type" || about === "setting") return { zh: "显示方式改变", en: "it is shown in another way" };
  if (effect === "more") return { zh: "此处可能没有值，或出现新的值", en: "it may be empty or have new values here" };
  return { zh: "此处显示不变", en: "it is shown as before" };
}
