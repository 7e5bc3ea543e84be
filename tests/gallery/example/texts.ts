import type { Language } from "../../../src/model/words";
import { pick } from "./pick";

/** What texts look like. */
export type TextKind = "plain" | "long" | "markup";

/** Limits of a text. */
export interface TextLimits {
  pattern?: string | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
}

/** Markup that has to be shown letter by letter; the first that fits. Were it interpreted, `<b>` would be an element and `&amp;` one letter. */
export const markups = [
  `<b>&amp;</b> <img src=x onerror="window.galleryRan=1"> <script>window.galleryRan=1</script>`,
  "<b>&amp;</b>",
  "<b>",
] as const;

/** Long texts end here, where nothing ends them before. */
const LONGEST = 600;

const phrases: Record<Language, readonly string[]> = {
  zh: ["华东生产环境", "客户门户", "订单服务", "备份与归档", "数据分析平台", "测试环境", "网关", "财务结算系统"],
  en: [
    "Production east",
    "Customer portal",
    "Order service",
    "Backup and archive",
    "Data analytics",
    "Staging",
    "Gateway",
    "Billing system",
  ],
};

/** Texts without letters of any language, for patterns that phrases do not fit; `number` is written out. */
const codes: readonly ((number: number) => string)[] = [
  (number) => `item-${number}`,
  (number) => `item${number}`,
  (number) => "abcdefghijklmnopqrstuvwxyz".slice(number % 20, (number % 20) + 6),
  (number) => `key=value ${number}`,
  (number) => `https://example.com/${number}`,
  (number) => `user${number}@example.com`,
  (number) => `#${(number % 0xffffff).toString(16).padStart(6, "0")}`,
  (number) => `item.key${number}`,
  (number) => `item${number}.ascending`,
  (number) => `${number % 100}`,
  () => "09:00-18:00",
  () => "CNY",
  () => "80,443,8000-8080",
  () => "Aa1!Aa1!Aa1!",
  (number) => `ABCD-EF${number % 10}H-JKLM-NPQR`,
  (number) => `v${(number % 9) + 1},`,
  (number) => `a${number % 1000}`,
  (number) => `2026-${String((number % 12) + 1).padStart(2, "0")}`,
  ...[6, 8, 12, 16, 18].map((length) => (number: number) => String(number % 10 ** 6).padStart(length, "9")),
];

/**
 * A text within limits, which follows from the number.
 * @throws Error where nothing known fits the pattern
 */
export function textOf(kind: TextKind, number: number, language: Language, limits: TextLimits): string {
  const fits = fitting(limits);
  const phrase = pick(phrases[language], number);
  const candidates = [
    ...odd(kind, number, language, limits),
    `${phrase} ${(number % 97) + 1}`,
    phrase,
    ...codes.map((code) => code(number % 10_000)),
  ];
  const found = candidates.map((text) => padded(text, limits)).find(fits);
  if (found === undefined)
    throw new Error(`No example fits ${JSON.stringify(limits)}: add one to tests/gallery/example/texts.ts.`);
  return found;
}

/** The number stands in each, so that rows are told apart by any of their texts. */
function odd(
  kind: TextKind,
  number: number,
  language: Language,
  { maxLength = LONGEST }: TextLimits,
): readonly string[] {
  const end = ` ${(number % 97) + 1}`;
  if (kind === "markup")
    return markups.filter(({ length }) => length <= maxLength).flatMap((text) => [text + end, text]);
  if (kind === "plain") return [];
  const length = Math.min(maxLength, LONGEST);
  const unbroken = [language === "zh" ? "長文本" : "Unbroken", "W", "w"];
  return [
    ...unbroken.map((text) => text.repeat(length).slice(0, length - end.length) + end),
    `${number}`.padStart(length, "9"),
  ];
}

/** Cut to the greatest length, and filled up to the least. */
function padded(text: string, { minLength = 0, maxLength = Infinity }: TextLimits): string {
  return text.length > maxLength ? text.slice(0, maxLength) : text.padEnd(minLength, text.at(-1) ?? "x");
}

function fitting({ pattern }: TextLimits): (text: string) => boolean {
  if (pattern === undefined) return () => true;
  const expression = expressions.get(pattern) ?? new RegExp(pattern, "u");
  expressions.set(pattern, expression);
  return (text) => expression.test(text);
}

const expressions = new Map<string, RegExp>();
