import type { Words } from "../../model/words";
import { type Difference, isBag, isText } from "./difference";
import type { Document } from "./documents";
import { type Key, keyNamed } from "./keys";
import { wordsIn } from "./names";
import { labelOf, placeOf } from "./place";
import { ruleEffect } from "./rule-effect";
import { condition, contrasted, filledIn, joined, type NameContext, nameShown, quoted, shown } from "./values";

/** What a difference means to those who read the screen: one sentence, or one for each part of a list. */
export function sentencesOf(difference: Difference, document: Document, context: NameContext): Words[] {
  const { steps, what, before, after } = difference;
  if (what === "words") return [renamed(difference, document)];
  if (what === "order") return [reordered(difference, document)];
  const last = steps.at(-1);
  const place = placeOf(document, steps.slice(0, -1));
  const label = last && labelOf(last, steps.at(-2), document);
  const key = keyNamed(last?.key);
  if (!last || (typeof last.key === "number" && !label)) return [];
  if (last.key === "confirm") return [asked(place, before, after)];
  if (isTexts(before, after)) return [told(place, key ?? label, before, after)];
  if (label && label !== key && isBag(before ?? after) && (before === undefined || after === undefined))
    return [comesOrGoes(place, label, after !== undefined, ruleEffect(before ?? after, context))];
  if (!key) return [byPath(difference, document)];
  const [was, is] = key.absent ? [before, after] : [before ?? [], after ?? []];
  if (isList(was) && isList(is) && key.one) return listed(place, key, was, is, context);
  if (last.key === "when") return [possible(place, before, after, context)];
  return [valued(place, key, before, after, (value) => said(value, key, last.key, context))];
}

/** For what no other sentence knows: the file and the key, so that nothing is silent. */
export function byPath({ steps, what, before, after }: Difference, document: Document): Words {
  const path = steps.map(({ key }) => key).join(".");
  const written = (value: unknown): string => (value === undefined ? "—" : cutJson(value));
  if (what === "order")
    return {
      zh: `${document.file.path}：“${path}”的顺序改变`,
      en: `${document.file.path}: the order of "${path}" changed`,
    };
  return {
    zh: `${document.file.path}：“${path}”改为 ${written(after)}，原为 ${written(before)}`,
    en: `${document.file.path}: "${path}" is now ${written(after)}, before ${written(before)}`,
  };
}

function cutJson(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}

function sentence(place: Words, what: Words): Words {
  return { zh: `${place.zh}：${what.zh}`, en: `${place.en}: ${what.en}` };
}

function renamed({ steps, before, after }: Difference, document: Document): Words {
  const last = steps.at(-1);
  const named =
    steps.length === 0 ? document.words : placeOf(document, [...steps.slice(0, -1), ...(last ? [last] : [])]);
  const pair = changedTexts(before, after);
  return sentence(named, {
    zh: `文字改为${pair.after.zh}，原为${pair.before.zh}`,
    en: `now reads ${pair.after.en}, before ${pair.before.en}`,
  });
}

/** A text that is read: added, removed or changed. */
function told(place: Words, label: Words | undefined, before: unknown, after: unknown): Words {
  const name = label ?? { zh: "文字", en: "text" };
  if (before === undefined) {
    const text = quoted(filledIn(after));
    return sentence(place, { zh: `新增${name.zh}${text.zh}`, en: `${name.en} ${text.en} added` });
  }
  if (after === undefined) {
    const text = quoted(filledIn(before));
    return sentence(place, { zh: `移除${name.zh}${text.zh}`, en: `${name.en} ${text.en} removed` });
  }
  const pair = changedTexts(before, after);
  return sentence(place, {
    zh: `${name.zh}改为${pair.after.zh}，原为${pair.before.zh}`,
    en: `${name.en} is now ${pair.after.en}, before ${pair.before.en}`,
  });
}

/** Both texts for the readers of each language; where only the other language's changed, that one, by its name. */
function changedTexts(before: unknown, after: unknown): { before: Words; after: Words } {
  const [was, is] = [filledIn(before), filledIn(after)];
  const [zh, en] = [contrasted(was.zh, is.zh), contrasted(was.en, is.en)];
  const [zhSame, enSame] = [was.zh === is.zh, was.en === is.en];
  return {
    before: {
      zh: zhSame ? `英文“${en[0]}”` : `“${zh[0]}”`,
      en: enSame ? `the Chinese “${zh[0]}”` : `“${en[0]}”`,
    },
    after: {
      zh: zhSame ? `英文“${en[1]}”` : `“${zh[1]}”`,
      en: enSame ? `the Chinese “${zh[1]}”` : `“${en[1]}”`,
    },
  };
}

function said(value: unknown, key: Key, name: string | number, context: NameContext): Words {
  if (value === undefined && key.absent) return key.absent;
  if (Array.isArray(value) && value.length === 0 && key.empty) return key.empty;
  return shown(value, key.names, name, context);
}

function valued(place: Words, key: Key, before: unknown, after: unknown, words: (value: unknown) => Words): Words {
  const [was, is] = [words(before), words(after)];
  if (before === undefined && !key.absent)
    return sentence(place, { zh: `${key.zh}设为${is.zh}`, en: `${key.en} is now ${is.en}` });
  if (after === undefined && !key.absent)
    return sentence(place, {
      zh: `不再设置${key.zh}，原为${was.zh}`,
      en: `${key.en} is no longer set, before ${was.en}`,
    });
  return sentence(place, {
    zh: `${key.zh}改为${is.zh}，原为${was.zh}`,
    en: `${key.en} is now ${is.en}, before ${was.en}`,
  });
}

function comesOrGoes(place: Words, label: Words, comes: boolean, effect: Words | undefined): Words {
  const what = comes
    ? { zh: `新增${label.zh}`, en: `${label.en} added` }
    : { zh: `移除${label.zh}`, en: `${label.en} removed` };
  return sentence(place, effect ? joined([what, effect], { zh: "；", en: "; " }) : what);
}

function asked(place: Words, before: unknown, after: unknown): Words {
  if (after === undefined) return sentence(place, { zh: "不再要求确认", en: "now asks no confirmation" });
  const question = quoted(filledIn(after));
  if (before === undefined)
    return sentence(place, { zh: `现在要求确认${question.zh}`, en: `now asks for confirmation: ${question.en}` });
  return sentence(place, { zh: "确认方式改变", en: "the confirmation changed" });
}

function possible(place: Words, before: unknown, after: unknown, context: NameContext): Words {
  const phrase = (value: unknown): Words =>
    isBag(value) ? condition(value, context) : { zh: "任何情况", en: "always" };
  const [was, is] = [phrase(before), phrase(after)];
  return sentence(place, {
    zh: `条件改为：${is.zh}（原为：${was.zh}）`,
    en: `the condition is now: ${is.en} (before: ${was.en})`,
  });
}

/** Names that come, go and move: one sentence for each. */
function listed(
  place: Words,
  key: Key,
  before: readonly unknown[],
  after: readonly unknown[],
  context: NameContext,
): Words[] {
  const one = key.one ?? key;
  const named = (name: unknown): Words => nameShown(String(name), key.names, context);
  const found: Words[] = [];
  for (const name of after.filter((each) => !before.includes(each)))
    found.push({
      zh: `新增${one.zh}${named(name).zh}${whereIn(after, name, named).zh}`,
      en: `${one.en} ${named(name).en} added${whereIn(after, name, named).en}`,
    });
  for (const name of before.filter((each) => !after.includes(each)))
    found.push({ zh: `移除${one.zh}${named(name).zh}`, en: `${one.en} ${named(name).en} removed` });
  for (const name of movedIn(before, after))
    found.push({
      zh: `${one.zh}${named(name).zh}移到${whereIn(after, name, named).zh.replace(/[（）]/g, "")}`,
      en: `${one.en} ${named(name).en} moved${whereIn(after, name, named).en}`,
    });
  const count = (all: readonly unknown[]): Words => ({ zh: `${all.length} 个`, en: String(all.length) });
  if (found.length === 0)
    found.push({
      zh: `${key.zh}改为${count(after).zh}，原为${count(before).zh}`,
      en: `${key.en}: now ${count(after).en}, before ${count(before).en}`,
    });
  return found.map((words) => sentence(place, words));
}

function whereIn(all: readonly unknown[], name: unknown, named: (name: unknown) => Words): Words {
  const place = all.indexOf(name);
  if (place === 0) return { zh: "（最前）", en: " to the first place" };
  const previous = named(all[place - 1]);
  return { zh: `（${previous.zh}之后）`, en: ` after ${previous.en}` };
}

/** The fewest names whose moving explains the new order. */
export function movedIn(before: readonly unknown[], after: readonly unknown[]): unknown[] {
  const kept = after.filter((name) => before.includes(name));
  const places = kept.map((name) => before.indexOf(name));
  const staying = new Set(longestRising(places));
  return kept.filter((_, index) => !staying.has(index));
}

/** Indexes of a longest part that rises. */
function longestRising(numbers: readonly number[]): number[] {
  const best: number[][] = [];
  for (const [index, number] of numbers.entries()) {
    const before = best
      .slice(0, index)
      .filter((chain) => (numbers[chain.at(-1) ?? 0] ?? 0) < number)
      .reduce<number[]>((longest, chain) => (chain.length > longest.length ? chain : longest), []);
    best.push([...before, index]);
  }
  return best.reduce<number[]>((longest, chain) => (chain.length > longest.length ? chain : longest), []);
}

function reordered(difference: Difference, document: Document): Words {
  const { steps, before, after } = difference;
  const key = keyNamed(steps.at(-1)?.key);
  if (!Array.isArray(before) || !Array.isArray(after) || !key?.one || !after.every(isBag))
    return byPath(difference, document);
  const place = placeOf(document, steps.slice(0, -1));
  const names = after.map((part, index) =>
    quoted(wordsIn(part) ?? { zh: `第 ${index + 1} 个`, en: `number ${index + 1}` }),
  );
  const order = joined(names, { zh: "、", en: ", " });
  return sentence(place, { zh: `${key.zh}的顺序改为${order.zh}`, en: `${key.en} are now in this order: ${order.en}` });
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value) && !value.some(isBag);
}

function isTexts(before: unknown, after: unknown): boolean {
  return isText(before ?? after) && isText(after ?? before);
}
