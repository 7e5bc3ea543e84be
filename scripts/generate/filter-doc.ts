import { filterLimits, operatorsOf, type Operator, type PropertyKind } from "../../src/domain/filter/filter";
import { joinWords, operatorSigns, operatorSpellings } from "../../src/domain/filter/words";
import type { Language, Words } from "../../src/model/words";
import type { Output } from "./output";

/** Name of the page. */
export const filterPage = "filters";

/** Filters as people write them, each with what it asks for; read by the tests of this page. */
export const filterExamples: readonly (Words & { text: string })[] = [
  {
    text: "status = toPay and payAmount >= 1000",
    en: "Orders to be paid, of 1,000 and more.",
    zh: "待支付且不低于 1000 的订单。",
  },
  {
    text: "status = (toPay, processing) and createTime >= today-7d",
    en: "One of several values; of the last seven days, whichever day it is.",
    zh: "多个值之一；最近七天，随当天变化。",
  },
  {
    text: "createTime = 2026-01-01..2026-01-31 and cloudCode != aws",
    en: "From the first to the last of January, both included; every cloud but one, or none.",
    zh: "一月首日至末日，含两端；除某云以外，也包括没有云的行。",
  },
  {
    text: 'creator ~ "li" or (payTime is empty and itemCount > 1)',
    en: "Part of a text; a group in brackets; without a value.",
    zh: "包含某段文字；括号内为一组；没有值。",
  },
  {
    text: 'orderNo starts with CO2026 and "li.na"',
    en: "The beginning of a text; a text alone is searched for.",
    zh: "以某段文字开头；单独的文字用于搜索。",
  },
  {
    text: 'tags:owner is empty or tags:"cost centre" = web',
    en: "Of resources: without a tag of this key; with a tag of this key and value.",
    zh: "资源：没有此键的标签；有此键和值的标签。",
  },
];

interface DocTexts {
  title: string;
  about: string[];
  examples: string;
  joins: [title: string, text: (and: string, or: string) => string];
  operators: [title: string, sign: string, words: string, takes: string];
  kinds: Record<PropertyKind, string>;
  values: [title: string, ...lines: string[]];
  limits: [title: string, text: string];
  lists: [title: string, text: string];
}

const texts: Record<Language, DocTexts> = {
  en: {
    title: "The language of filters",
    about: [
      "What is typed into the line of filters of a list, stands in its address as `?filter=` and in calls as `filter`: one language, read by one parser (`src/domain/filter`). Addresses and calls have the names of the API and its codes; people write these or the words of the console, in Chinese or English.",
      "A condition that a filter of the call says by itself stands in the address under that filter's name.",
    ],
    examples: "Examples",
    joins: ["Joining", (and, or) => `${and} binds closer than ${or}; brackets make groups.`],
    operators: ["Operators", "sign", "words", "of"],
    kinds: {
      text: "texts",
      choice: "choices",
      boolean: "yes or no",
      number: "numbers and amounts",
      month: "months",
      day: "days",
      moment: "moments",
      tag: "tags",
    },
    values: [
      "Values",
      'A value that holds a sign or a word of the language stands in quotation marks: `"a and b"`; a backslash takes the next character as it is.',
      "Several values: `= (a, b)`. From and to, both included: `= 1..5`.",
      "Months `2026-01`, days `2026-01-31`, moments `2026-01-31 08:00`; a day stands for all its moments. Counted from now: `today`, `today-7d` (d, w, m), `now-2h` (M, h, d).",
      "`!=`, `!~` and `is empty` also find rows without a value. `~` does not regard case; `=` and `starts with` do.",
    ],
    limits: [
      "Limits",
      `At most ${filterLimits.characters} characters, ${filterLimits.conditions} conditions, ${filterLimits.values} values each, groups ${filterLimits.depth} deep.`,
    ],
    lists: [
      "Calls that take it",
      "The others take what their own filters can say: each property once, joined by “and”.",
    ],
  },
  zh: {
    title: "筛选语言",
    about: [
      "列表筛选栏中输入的内容、地址中的 `?filter=` 与接口的 `filter` 为同一种语言，由同一个解析器读取（`src/domain/filter`）。地址与接口使用 API 的名称与代码；输入时可使用名称代码，也可使用控制台的中文或英文。",
      "接口自身的筛选项能表达的条件，在地址中以该筛选项的名称出现。",
    ],
    examples: "示例",
    joins: ["连接", (and, or) => `${and}优先于${or}；括号表示分组。`],
    operators: ["比较方式", "符号", "文字", "适用"],
    kinds: {
      text: "文本",
      choice: "枚举",
      boolean: "是或否",
      number: "数字与金额",
      month: "月份",
      day: "日期",
      moment: "时间",
      tag: "标签",
    },
    values: [
      "值",
      '包含符号或关键字的值写在引号内：`"a and b"`；反斜杠使其后的字符按原样读取。',
      "多个值：`= (a, b)`。起止，含两端：`= 1..5`。",
      "月份 `2026-01`，日期 `2026-01-31`，时间 `2026-01-31 08:00`；日期表示当天的全部时间。相对时间：`today`、`today-7d`（d、w、m）、`now-2h`（M、h、d）。",
      "`!=`、`!~` 与 `为空` 也包含没有值的行。`~` 不区分大小写，`=` 与“开头是”区分。",
    ],
    limits: [
      "限制",
      `最多 ${filterLimits.characters} 个字符、${filterLimits.conditions} 个条件、每个条件 ${filterLimits.values} 个值、${filterLimits.depth} 层分组。`,
    ],
    lists: ["支持的接口", "其他列表只支持各自的筛选项所能表达的条件：每个属性一次，以“且”连接。"],
  },
};

/** The page about the language of filters, made of what reads and writes it. @param lists the operations that take it */
export function describeFilters(language: Language, generated: string, lists: readonly string[]): Output {
  const words = texts[language];
  const join = (kind: "and" | "or"): string =>
    joinWords[kind][language].map((word) => `\`${word}\``).join(language === "zh" ? "、" : ", ");
  const [valuesTitle, ...values] = words.values;
  const lines = [
    `<!-- ${generated} -->`,
    "",
    `# ${words.title}`,
    "",
    ...words.about.flatMap((text) => [text, ""]),
    `## ${words.examples}`,
    "",
    ...filterExamples.flatMap(({ text, ...told }) => [`- \`${text}\`  `, `  ${told[language]}`]),
    "",
    `## ${words.joins[0]}`,
    "",
    words.joins[1](join("and"), join("or")),
    "",
    `## ${words.operators[0]}`,
    "",
    ...operatorTable(language),
    "",
    `## ${valuesTitle}`,
    "",
    ...values.map((text) => `- ${text}`),
    "",
    `## ${words.limits[0]}`,
    "",
    words.limits[1],
    "",
    `## ${words.lists[0]}`,
    "",
    `${lists
      .map((id) => `\`${id}\``)
      .join(language === "zh" ? "、" : ", ")}${language === "zh" ? "。" : ". "}${words.lists[1]}`,
  ];
  return { path: `schema/config/docs/${language}/${filterPage}.md`, content: `${lines.join("\n")}\n` };
}

function operatorTable(language: Language): string[] {
  const { operators, kinds } = texts[language];
  const [, sign, written, takes] = operators;
  const rows = (Object.keys(operatorSpellings) as Operator[]).map((operator) => {
    const of = (Object.keys(kinds) as PropertyKind[]).filter((kind) =>
      operatorsOf({ name: "", kind, isOptional: true }).includes(operator),
    );
    const signs = operator === "between" ? "= .." : operatorSigns[operator];
    const spellings = operatorSpellings[operator][language].map((word) => `\`${word}\``).join(", ");
    return `| ${signs === undefined ? "" : `\`${signs}\``} | ${spellings} | ${of.map((kind) => kinds[kind]).join(language === "zh" ? "、" : ", ")} |`;
  });
  return [`| ${sign} | ${written} | ${takes} |`, "|---|---|---|", ...rows];
}
