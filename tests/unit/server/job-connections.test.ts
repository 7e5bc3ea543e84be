import { expect, it } from "vitest";
import type { Database } from "../../../src/server/database/client";
import { backgroundConnections, connectionsHeld } from "../../../src/server/jobs/connections";
import { jobsWith } from "../../../src/server/jobs/jobs";
import { providersOf } from "../../../src/server/providers";

it("two connections are left to work by when all jobs hold what they may hold", () => {
  const jobs = jobsWith(providersOf({}, {} as Database, () => undefined));
  expect(jobs.filter(({ apart }) => apart === "alone").length).toBeGreaterThan(2);
  expect(backgroundConnections - connectionsHeld(jobs)).toBeGreaterThanOrEqual(2);
});
