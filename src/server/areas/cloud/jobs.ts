import { type AreaJobs, following } from "../../jobs/job";
import { syncCloudAccounts } from "./sync-accounts";

export const jobs: AreaJobs = ({ cloud }) => following(cloud, "synchronise cloud accounts", syncCloudAccounts);
