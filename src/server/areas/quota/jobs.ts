import { type AreaJobs, following } from "../../jobs/job";
import { clockFrom } from "../../time";
import { followApplications } from "./follow-applications";

export const jobs: AreaJobs = ({ quotaReview }) =>
  following(quotaReview, "follow quota applications", (db, reviewer, now) =>
    followApplications(db, reviewer, clockFrom(now)),
  );
