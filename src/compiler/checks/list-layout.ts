import { at, type Check } from "./check";

/** What only a table can show. */
const ofTables = ["optionalColumns", "totals", "bulkActions", "expand"] as const;

/** A list of cards has nothing that needs a table. */
export const checkListLayout: Check = ({ subjects }, report) => {
  for (const { subject, views } of subjects) {
    for (const { view, path } of views) {
      if (view.kind !== "list" || view.layout !== "cards") continue;
      for (const name of ofTables) if (view[name]) report(at(subject, [...path, name]), "CFG_NOT_IN_CARDS", { name });
    }
  }
};
