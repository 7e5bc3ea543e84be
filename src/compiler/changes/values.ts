import { languages } from "../../model/language";
import type { Words } from "../../model/words";
import { isBag } from "./difference";
import type { NameKind } from "./keys";
import { type Names, same, wordsIn } from "./names";

/** Longer texts are cut to where they differ. */
const LONGEST = 90;

/** What rules ask about, where no field is meant. */
const factWords: Readonly<Record<string, Words>> = {
  mode: { zh: "控制台", en: "console" },
  customType: { zh: "客户类型", en: "customer type" },
  accountType: { zh: "账号类型", en: "account type" },
  channel: { zh: "渠道商（channel）", en: "channel partner (channel)" },
  all: { zh: "全部权限（all）", en: "every permission (all)" },
  held: { zh: "持有该编码", en: "the code is held" },
  loginNum: { zh: "登录次数", en: "number of sign-ins" },
  loginNumStored: { zh: "登录次数已保存", en: "number of sign-ins is stored" },
};

/** Whose names they are. */
export interface NameContext {
  names: Names;
  subject: string | undefined;
}

/** What a value of config says, in words. */
export function shown(value: unknown, kind: NameKind | undefined, key: string | number, context: NameContext): Words {
  if (value === undefined) return { zh: "未设置", en: "not set" };
  if (typeof value === "boolean") return value ? { zh: "是", en: "yes" } : { zh: "否", en: "no" };
  if (typeof value === "string") return nameShown(value, kind, context);
  if (Array.isArray(value) && !value.some(isBag)) {
    if (value.length === 0) return { zh: "无", en: "none" };
    return joined(
      value.map((each) => shown(each, kind, key, context)),
      { zh: "、", en: ", " },
    );
  }
  if (key === "anyOf" && Array.isArray(value))
    return joined(
      value.filter(isBag).map((when) => condition(when, context)),
      { zh: "；或", en: "; or " },
    );
  if (!isBag(value)) return same(typeof value === "object" ? cut(JSON.stringify(value)) : String(value));
  if (key === "when" || key === "refreshWhile") return condition(value, context);
  if (key === "send" || key === "filter") return sent(value);
  const words = wordsIn(value);
  if (words) return quoted(words);
  if (typeof value.screen === "string" && typeof value.view === "string") {
    const view = context.names.called("view", value.view, value.screen);
    return view ? quoted(view) : same(`${value.screen}.${value.view}`);
  }
  if (kind === "sort") return sortShown(value, context);
  return same(cut(JSON.stringify(value)));
}

/** `“State” is “Paid” or “Done”, and …` */
export function condition(when: Readonly<Record<string, unknown>>, context: NameContext): Words {
  const parts = Object.entries(when).map(([field, wanted]): Words => {
    const name = factWords[field] ?? quoted(context.names.called("field", field, context.subject) ?? same(field));
    const values = (Array.isArray(wanted) ? wanted : [wanted]).map((value) => {
      const words = context.names.valueCalled(field, value, context.subject);
      return words ? quoted(words) : shown(value, undefined, field, context);
    });
    const any = joined(values, { zh: "或", en: " or " });
    return { zh: `${name.zh}为${any.zh}`, en: `${name.en} is ${any.en}` };
  });
  return parts.length === 0 ? { zh: "任何情况", en: "always" } : joined(parts, { zh: "，且", en: ", and " });
}

/** A name of something, quoted in its words, or else as it is written. */
export function nameShown(name: string, kind: NameKind | undefined, { names, subject }: NameContext): Words {
  const words = kind && names.called(kind, name, subject);
  return quoted(words ?? same(name));
}

/** In the quotation marks of each language, cut. */
export function quoted({ zh, en }: Words): Words {
  return { zh: `“${cut(zh)}”`, en: `“${cut(en)}”` };
}

/** Texts behind one another in each language. */
export function joined(all: readonly Words[], between: Words): Words {
  return {
    zh: all.map(({ zh }) => zh).join(between.zh),
    en: all.map(({ en }) => en).join(between.en),
  };
}

/** Both texts cut to where they differ, so that one sees what is new in a long one. */
export function contrasted(before: string, after: string): [string, string] {
  if (before.length <= LONGEST && after.length <= LONGEST) return [before, after];
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  const from = Math.max(0, start - 20);
  const part = (text: string): string =>
    `${from > 0 ? "…" : ""}${text.slice(from, from + LONGEST)}${text.length > from + LONGEST ? "…" : ""}`;
  return [part(before), part(after)];
}

/** A text in whichever languages it has; the other one stands in for a missing one. */
export function filledIn(value: unknown): Words {
  const { zh, en } = isBag(value) ? value : {};
  const texts = languages.map((language) => (language === "zh" ? (zh ?? en) : (en ?? zh)));
  return { zh: String(texts[0] ?? ""), en: String(texts[1] ?? "") };
}

/** `id: from “id”; status: “paid”` */
function sent(value: Readonly<Record<string, unknown>>): Words {
  const parts = Object.entries(value).map(([name, source]): Words => {
    if (isBag(source)) return same(`${name} = ${JSON.stringify(source.value ?? null)}`);
    if (Array.isArray(source))
      return {
        zh: `${name} = 所选各行的 ${String(source[0] ?? "—")}`,
        en: `${name} = ${String(source[0] ?? "—")} of the selected rows`,
      };
    return { zh: `${name} = 该行的 ${String(source)}`, en: `${name} = ${String(source)} of the row` };
  });
  return joined(parts, { zh: "；", en: "; " });
}

function sortShown(value: Readonly<Record<string, unknown>>, context: NameContext): Words {
  const orders: Readonly<Record<string, Words>> = {
    ascending: { zh: "升序", en: "ascending" },
    descending: { zh: "降序", en: "descending" },
  };
  return joined(
    Object.entries(value).map(([field, order]) => {
      const name = nameShown(field, "field", context);
      const way = orders[String(order)] ?? same(String(order));
      return { zh: `${name.zh}${way.zh}`, en: `${name.en} ${way.en}` };
    }),
    { zh: "、", en: ", " },
  );
}

function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
