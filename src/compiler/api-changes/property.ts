import { sameJson } from "../../domain/same-json";
import type { Words } from "../../model/words";
import type { JsonSchema } from "../api/json-schema";
import type { Property } from "../api/property";
import { propertyInWords } from "../widgets/kind-words";
import { type Effect, turnoverChanges, turnoverOf } from "./effect";

/** One thing about a property that is not what it was. */
export interface PropertyChange {
  about: "type" | "limit" | "pattern" | "values" | "required" | "nullable" | "filter" | "setting";
  effect: Effect;
  /** `largest value is now 1000, before 50000` */
  words: Words;
  /** Of a limit: its keyword, and what it was and is; absent where there is none. */
  keyword?: keyof JsonSchema;
  was?: string | number;
  is?: string | number;
  /** Names of values that stand for the same number under other names. */
  renamed?: ReadonlyMap<string, string>;
}

/** What is not the same about a property that is still there; nothing where only its description reads differently. */
export function propertyChanges(was: Property, is: Property): PropertyChange[] {
  const type = typeChange(was, is);
  if (type && type.effect === "others") return [type, ...presence(was, is)];
  return [...(type ? [type] : []), ...presence(was, is), ...limits(was, is), ...values(was, is), ...settings(was, is)];
}

const absent: Words = { zh: "无", en: "none" };

/** `largest value is now 1000, before 50000` */
function nowAndBefore(name: Words, was: Words, is: Words): Words {
  return { zh: `${name.zh}改为${is.zh}，原为${was.zh}`, en: `${name.en} is now ${is.en}, before ${was.en}` };
}

function written(value: unknown): Words {
  if (value === undefined) return absent;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return { zh: ` ${text}`, en: text };
}

function typeChange(was: Property, is: Property): PropertyChange | undefined {
  const [before, after] = [typeOf(was), typeOf(is)];
  if (sameJson(before, after)) return undefined;
  const widened = before.type === "integer" && after.type === "number" && before.format === after.format;
  const tightened = before.type === "number" && after.type === "integer" && before.format === after.format;
  const [asWas, asIs] = [propertyInWords(was), propertyInWords(is)];
  const alike = asWas.en === asIs.en;
  const words = nowAndBefore(
    { zh: "类型", en: "its type" },
    alike ? written(inJson(before)) : asWas,
    alike ? written(inJson(after)) : asIs,
  );
  return { about: "type", effect: widened ? "more" : tightened ? "fewer" : "others", words };
}

/** What a value is on the wire, and what it means. */
function typeOf({ kind, schema, scalar }: Property): { kind: string; type: unknown; format: unknown } {
  const { type, format } = schema.items ?? schema;
  // An enum may leave its type out.
  const isText = kind === "text" || kind === "longText";
  return { kind: isText ? "text" : kind, type: type ?? scalar, format };
}

function inJson({ type, format }: { type: unknown; format: unknown }): string {
  return format === undefined ? String(type) : `${String(type)} (${String(format)})`;
}

function presence(was: Property, is: Property): PropertyChange[] {
  const found: PropertyChange[] = [];
  if (was.required !== is.required)
    found.push({
      about: "required",
      effect: is.required ? "fewer" : "more",
      words: is.required ? { zh: "现在必填", en: "now required" } : { zh: "不再必填", en: "no longer required" },
    });
  if (was.nullable !== is.nullable)
    found.push({
      about: "nullable",
      effect: is.nullable ? "more" : "fewer",
      words: is.nullable
        ? { zh: "现在可以为空值（null）", en: "may be null now" }
        : { zh: "不再可以为空值（null）", en: "may no longer be null" },
    });
  return found;
}

/** Keywords that say how much at most or at least. */
const limitWords = {
  maximum: { side: "most", zh: "最大值", en: "largest value" },
  "x-maximum": { side: "most", zh: "最大值", en: "largest value" },
  maxLength: { side: "most", zh: "最大长度", en: "longest length" },
  maxItems: { side: "most", zh: "最多条数", en: "highest number of entries" },
  "x-max-size": { side: "most", zh: "文件最大字节数", en: "largest file in bytes" },
  "x-scale": { side: "most", zh: "小数位数", en: "number of decimal places" },
  minimum: { side: "least", zh: "最小值", en: "smallest value" },
  "x-minimum": { side: "least", zh: "最小值", en: "smallest value" },
  minLength: { side: "least", zh: "最短长度", en: "shortest length" },
  minItems: { side: "least", zh: "最少条数", en: "lowest number of entries" },
} as const satisfies Partial<Record<keyof JsonSchema, Words & { side: "most" | "least" }>>;

function limits(was: Property, is: Property): PropertyChange[] {
  const keywords = Object.keys(limitWords) as (keyof typeof limitWords)[];
  const own = keywords.flatMap((keyword) => limit(keyword, was.schema[keyword], is.schema[keyword]));
  const [items, itemsNow] = [was.schema.items, is.schema.items];
  const ofItems = items && itemsNow ? keywords.flatMap((key) => limit(key, items[key], itemsNow[key])) : [];
  return [...own, ...ofItems, ...pattern(items?.pattern ?? was.schema.pattern, itemsNow?.pattern ?? is.schema.pattern)];
}

function limit(
  keyword: keyof typeof limitWords,
  was: string | number | undefined,
  is: string | number | undefined,
): PropertyChange[] {
  if (was === is) return [];
  const { side, ...name } = limitWords[keyword];
  const open = side === "most" ? Infinity : -Infinity;
  const [before, after] = [Number(was ?? open), Number(is ?? open)];
  const fewer = side === "most" ? after < before : after > before;
  const words = nowAndBefore(name, written(was), written(is));
  return [{ about: "limit", effect: fewer ? "fewer" : "more", words, keyword, ...compact({ was, is }) }];
}

function compact({ was, is }: { was: string | number | undefined; is: string | number | undefined }) {
  return { ...(was === undefined ? {} : { was }), ...(is === undefined ? {} : { is }) };
}

function pattern(was: string | undefined, is: string | undefined): PropertyChange[] {
  if (was === is) return [];
  const effect: Effect = was === undefined ? "fewer" : is === undefined ? "more" : "others";
  return [{ about: "pattern", effect, words: nowAndBefore({ zh: "格式", en: "pattern" }, written(was), written(is)) }];
}

function values(was: Property, is: Property): PropertyChange[] {
  if (!was.values && !is.values) return [];
  const renamed = renamedValues(was, is);
  const [before, after] = [writtenValues(was), writtenValues(is)];
  const others = turnoverOf(
    before.map((value) => renamed.get(value) ?? value),
    after,
  );
  return [
    ...(renamed.size > 0
      ? [{ about: "values" as const, effect: "others" as const, words: renamedWords(renamed), renamed }]
      : []),
    ...turnoverChanges("values", others, {
      gone: ({ zh, en }) => ({ zh: `不再有值 ${zh}`, en: `no longer has ${en}` }),
      added: ({ zh, en }) => ({ zh: `新增值 ${zh}`, en: `now also has ${en}` }),
    }),
  ];
}

function renamedWords(renamed: ReadonlyMap<string, string>): Words {
  const pairs = [...renamed];
  return {
    zh: pairs.map(([from, to]) => `值 ${from} 改名为 ${to}`).join("，"),
    en: pairs.map(([from, to]) => `value ${from} is renamed to ${to}`).join(", "),
  };
}

/** Numbers of which only the name is another. */
function renamedValues(was: Property, is: Property): ReadonlyMap<string, string> {
  const after = new Map([...(is.names ?? [])].map(([name, number]) => [number, name]));
  const pairs = [...(was.names ?? [])].flatMap(([name, number]): [string, string][] => {
    const now = after.get(number);
    return now === undefined || now === name || is.names?.has(name) || was.names?.has(now) ? [] : [[name, now]];
  });
  return new Map(pairs);
}

function writtenValues({ names, values: all = [] }: Property): string[] {
  return names ? [...names.keys()] : all.map(String);
}

/** What is left of a schema that config or the console goes by. */
const settingWords = {
  default: { zh: "默认值", en: "default" },
  const: { zh: "固定值", en: "only value" },
  uniqueItems: { zh: "条目不可重复", en: "uniqueness of entries" },
  "x-unique": { zh: "不可重复的字段", en: "property that is unique among rows" },
  "x-match": { zh: "比较方式", en: "way of comparing" },
  "x-accept": { zh: "接受的文件类型", en: "accepted file types" },
  "x-units": { zh: "可用单位", en: "units" },
  "x-permission": { zh: "所需编码", en: "codes that give it" },
  "x-filter-of": { zh: "筛选条件所属接口", en: "operation whose filter it is" },
} as const satisfies Partial<Record<keyof JsonSchema, Words>>;

function settings({ schema: was }: Property, { schema: is }: Property): PropertyChange[] {
  const keys = Object.keys(settingWords) as (keyof typeof settingWords)[];
  const found = keys.flatMap((key): PropertyChange[] =>
    sameJson(was[key], is[key])
      ? []
      : [
          {
            about: "setting",
            effect: key === "default" ? "more" : "others",
            words: nowAndBefore(settingWords[key], written(was[key]), written(is[key])),
          },
        ],
  );
  return [...found, ...filterable(was["x-filter"]?.properties ?? [], is["x-filter"]?.properties ?? [])];
}

function filterable(was: readonly string[], is: readonly string[]): PropertyChange[] {
  return turnoverChanges("filter", turnoverOf(was, is), {
    gone: ({ zh, en }) => ({ zh: `不再能按 ${zh} 筛选`, en: `can no longer filter by ${en}` }),
    added: ({ zh, en }) => ({ zh: `现在也能按 ${zh} 筛选`, en: `can now filter by ${en}` }),
  });
}
