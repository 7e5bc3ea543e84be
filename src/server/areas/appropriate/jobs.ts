import { type AreaJobs, following } from "../../jobs/job";
import { settleAppropriations } from "./settle";

export const jobs: AreaJobs = ({ appropriationReview }) =>
  following(appropriationReview, "settle appropriations", settleAppropriations);
