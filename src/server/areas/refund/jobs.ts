import { type AreaJobs, following } from "../../jobs/job";
import { settleRefunds } from "./settle";

export const jobs: AreaJobs = ({ refundReview }) => following(refundReview, "settle refunds", settleRefunds);
