import { type AreaJobs, following } from "../../jobs/job";
import { limits } from "../../limits";
import { answerWorkOrders, confirmWorkOrders } from "./follow-work-orders";

export const jobs: AreaJobs = ({ serviceDesk }) => [
  ...following(serviceDesk, "answer work orders", answerWorkOrders),
  { name: "confirm work orders", every: limits.confirm, run: confirmWorkOrders },
];
