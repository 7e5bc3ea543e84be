import { at, type Visit } from "../../checks/check";
import type { ListInfo } from "./info";

/** What only a table can show. */
const ofTables = ["optionalColumns", "keep", "totals", "bulkActions", "expand"] as const;

const ofMapless = ["layout", ...ofTables] as const;

const ofTierless = ["map", ...ofMapless] as const;

/** A list of cards, on a map or in tiers has nothing that needs a table; its tabs are the values of a parameter of its address. */
export const checkLayout: Visit<ListInfo> = ({ subject, view, path, params, shape }, report) => {
  if (
    view.tabs !== undefined &&
    !(params.includes(view.tabs) && shape?.properties.get(view.tabs)?.enumName !== undefined)
  ) {
    report(at(subject, [...path, "tabs"]), "CFG_TABS_PARAMETER", { name: view.tabs }, params);
  }
  if (view.layout !== "cards" && !view.map && !view.tiers) return;
  for (const name of view.tiers ? ofTierless : view.map ? ofMapless : ofTables)
    if (view[name]) report(at(subject, [...path, name]), "CFG_NOT_IN_CARDS", { name });
};
