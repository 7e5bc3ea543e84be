import { type AreaJobs, following } from "../../jobs/job";
import { limits } from "../../limits";
import { bookAmortization } from "./amortization";
import { expireOrders, provisionOrders, refundOrders } from "./follow-orders";

export const jobs: AreaJobs = ({ provisioning }) => [
  { name: "expire orders", every: limits.expire, run: expireOrders },
  ...following(provisioning, "provision orders", provisionOrders),
  { name: "refund orders", every: limits.settle, run: refundOrders },
  { name: "book amortization", every: limits.expire, run: bookAmortization },
];
