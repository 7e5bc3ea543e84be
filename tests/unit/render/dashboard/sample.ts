import type { PartsCard, TableCard } from "../../../../src/model/resolved-dashboard";
import type { ShownField } from "../../../../src/model/resolved-view";
import { speaker } from "../../../../src/state/language";
import { valueWords } from "../../../../src/render/dashboard/value-words";
import { words } from "../views";

/** Small cards of a shop, for tests of boards. */
export const field = (name: string, more: Partial<ShownField> = {}): ShownField => ({
  name,
  words: words(name),
  widget: "text",
  ...more,
});

const base = { name: "sales", words: words("Sales"), width: 6 as const, call: "listSales", send: {}, scope: [] };

export const salesCard = (more: Partial<PartsCard> = {}): PartsCard => ({
  ...base,
  card: "stackedBar",
  label: field("month"),
  value: field("amount", { widget: "money" }),
  ...more,
});

export const salesTable: TableCard = {
  ...base,
  card: "table",
  columns: [
    field("shop", { widget: "enumTag", enum: "Shop" }),
    field("amount", { widget: "money" }),
    field("share", { widget: "percent" }),
  ],
};

export const shop = field("shop", { widget: "enumTag", enum: "Shop" });

/** Says values in English. */
export const saying = valueWords(
  speaker("en", {
    "board.others": { zh: "其他", en: "Others" },
    "board.inProgress": { zh: "{period}（进行中）", en: "{period} (in progress)" },
  }),
  { Shop: { n: words("North"), s: words("South") } },
);
