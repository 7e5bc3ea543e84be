import { keepBillMonths } from "../../database/bill-months";
import type { AreaJobs } from "../../jobs/job";
import { limits } from "../../limits";
import { tendCube } from "./cube/tend";

export const jobs: AreaJobs = () => [
  { name: "merge the bill's cube", every: limits.mergeCube, run: tendCube },
  { name: "give months of bill lines a partition", every: limits.billMonths, run: keepBillMonths },
];
