import { z } from "zod";
import { wordsSchema, wordsShape } from "../words";
import { constantSchema, name, names, operationSchema, viewShape } from "./common";

/** A call of a card. What the scope filters by is sent by itself, where the call's request has it. */
const callShape = {
  call: operationSchema,
  send: z
    .record(z.string(), constantSchema)
    .describe("Constants of the request: property to { value }. The scope is sent by itself.")
    .meta({ id: "constants" })
    .optional(),
};

/** Several values at once: `{ "value": [0, 1] }`. */
const severalSchema = z.strictObject({ value: z.array(z.union([z.string(), z.number()])).min(2) });

const opensSchema = z
  .strictObject({
    screen: name.optional().describe("The subject of the list; the card's own unless told."),
    view: name.describe("A list with an address."),
    filter: z
      .record(z.string(), z.union([name, constantSchema, severalSchema]))
      .optional()
      .describe(
        "Filter of that list to its value: a field of the part clicked on, or { value }, which may be several. The scope goes along by itself.",
      ),
  })
  .describe("The filtered list behind a part of the card.")
  .meta({ id: "opens" });

const cardShape = {
  ...wordsShape,
  name: name.describe("Names the card among those of the board."),
  hint: wordsSchema.optional().describe("A sentence of help behind the card's title."),
  width: z
    .literal([3, 4, 6, 8, 12])
    .optional()
    .describe("Columns of twelve; figures and progress have 3 unless told, others 6."),
  ...callShape,
  opens: opensSchema.optional(),
};

const label = name.describe("The field whose values stand beneath or beside the parts.");
const value = name.describe("The field that is measured: an amount, a number or a ratio.");

const figureSchema = z.strictObject({
  ...cardShape,
  card: z.literal("figure").describe("One value of the answer."),
  value,
  compare: name
    .optional()
    .describe("The field with the value of the period before; the card says how much it changed."),
  better: z
    .enum(["higher", "lower"])
    .optional()
    .describe("Which direction is good news; a change has no colour unless told."),
  trend: z
    .strictObject({ ...callShape, label, value })
    .optional()
    .describe("A small line below: a call that answers a list."),
});

const progressSchema = z.strictObject({
  ...cardShape,
  card: z.literal("progress").describe("How much of a whole is reached."),
  value,
  of: name.describe("The field with the whole."),
});

const lineSchema = z.strictObject({
  ...cardShape,
  card: z.literal("line").describe("The rows of the answer as a line over time or another order."),
  label,
  series: name.optional().describe("The field each of whose values has a line of its own."),
  value,
});

const stackedBarSchema = z.strictObject({
  ...cardShape,
  card: z.literal("stackedBar").describe("The rows of the answer as bars of stacked parts."),
  label,
  series: name.describe("The field whose values are stacked."),
  value,
});
const barSchema = z.strictObject({
  ...cardShape,
  card: z.literal("bar").describe("The rows of the answer as bars."),
  label,
  value,
});
const pieSchema = z.strictObject({
  ...cardShape,
  card: z.literal("pie").describe("The rows of the answer as parts of a whole."),
  label,
  value,
});
const rankedSchema = z.strictObject({
  ...cardShape,
  card: z.literal("list").describe("The rows of the answer as names with a value."),
  label,
  value,
});
const tableSchema = z.strictObject({
  ...cardShape,
  card: z.literal("table").describe("The rows of the answer as a table."),
  columns: names.min(1).describe("Columns in their order."),
});
const calendarSchema = z.strictObject({
  ...cardShape,
  card: z
    .literal("calendar")
    .describe(
      "The days of the board's month with how many there are on each; where there is no room for weeks, a list of the days.",
    ),
  label: name.describe("The field with the day."),
  value,
  names: name.optional().describe("The field with the names of some of them."),
});

/** A card of a board. */
export const cardSchema = z.discriminatedUnion("card", [
  figureSchema,
  lineSchema,
  stackedBarSchema,
  barSchema,
  pieSchema,
  tableSchema,
  rankedSchema,
  progressSchema,
  calendarSchema,
]);

/** A view of kind dashboard: cards on a grid of twelve columns, and what all of them are narrowed down by. */
export const dashboardSchema = z.strictObject({
  ...viewShape,
  kind: z.literal("dashboard").describe("Cards on a grid of twelve columns."),
  scope: z
    .strictObject({
      month: name.optional().describe("The month the board is of; the present one unless the address says another."),
      filters: names.optional().describe("Filters of the board, in their order: request properties of its calls."),
    })
    .optional()
    .describe("Filters of the whole board, in its address. Each goes to every card whose call has it."),
  cards: z.array(cardSchema).min(1).describe("Cards of the board, in their order."),
});

/** A card as config writes it. */
export type ConfigCard = z.infer<typeof cardSchema>;
/** Where a card leads, as config writes it. */
export type ConfigTarget = z.infer<typeof opensSchema>;
/** A dashboard as config writes it. */
export type ConfigDashboard = z.infer<typeof dashboardSchema>;
