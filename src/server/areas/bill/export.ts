import type { ListSources } from "../../export/source";
import { askedLines } from "./asked-lines";
import { matching } from "./filters";
import { groupSource } from "./groups";
import { lineSource } from "./lines";

/** The customer's bill lines or their groups, to their end. */
export const billDetailSource: ListSources["listBillDetails"] = async (input, context) => {
  const { db } = context;
  const where = matching(await askedLines(input, context), context);
  const grouped = input.dimension === "instance" || input.dimension === "billingItem";
  return grouped ? groupSource(db, where, input) : lineSource(db, where, input);
};
