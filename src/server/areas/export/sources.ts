import type { ListSources } from "../../export/source";
import { lists } from "../../generated/lists";
import { sourcesOf } from "../../lists/parts";
import { allocatedCostSource, allocationPartSource } from "../allocation/pages";
import { consumptionSource } from "../bill/consumption";
import { billDetailSource } from "../bill/export";

/** How each list with x-export is read to its end: one that is missing is a type error. */
export const listSources: ListSources = {
  ...sourcesOf(lists),
  listBillDetails: billDetailSource,
  listConsumption: consumptionSource,
  listAllocatedCosts: allocatedCostSource,
  listAllocationParts: allocationPartSource,
};
