import type { AreaJobs } from "../../jobs/job";
import { limits } from "../../limits";
import { clockFrom } from "../../time";
import { noNotifier } from "./notifier";
import { sendNotices } from "./send-notices";
import { raiseWarnings } from "./watch";

export const jobs: AreaJobs = ({ notification = noNotifier }) => [
  { name: "raise reminders", every: limits.remind, run: raiseWarnings },
  {
    name: "send reminders",
    every: limits.settle,
    run: (db, now, signal) => sendNotices(db, notification, clockFrom(now), signal),
    apart: "shared",
  },
];
