import { type AreaJobs, following } from "../../jobs/job";
import { followApplications } from "./follow-applications";

export const jobs: AreaJobs = ({ quotaReview }) =>
  following(quotaReview, "follow quota applications", followApplications);
