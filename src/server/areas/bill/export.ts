import type { ListSources } from "../../export/source";
import { matching } from "./filters";
import { groupSource } from "./groups";
import { lineSource } from "./lines";

/** The customer's bill lines or their groups, to their end. */
export const billDetailSource: ListSources["listBillDetails"] = (input, context) => {
  const { db } = context;
  const where = matching(input, context);
  const grouped = input.dimension === "instance" || input.dimension === "billingItem";
  return grouped ? groupSource(db, where, input) : lineSource(db, where, input);
};
