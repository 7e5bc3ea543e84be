import type { AreaJobs } from "../../jobs/job";
import { limits } from "../../limits";
import { publicWebhooks } from "./public-webhooks";
import { sendWebhooks } from "./send-webhooks";

export const jobs: AreaJobs = ({ webhook = publicWebhooks }) => [
  {
    name: "send webhooks",
    every: limits.settle,
    run: (db, now) => sendWebhooks(db, webhook, now),
    apart: "shared",
  },
];
