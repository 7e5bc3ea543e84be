import { startServer } from "../../src/server/main";
import { limits } from "../../src/server/limits";
import { answerLines } from "./process";

// One server of the database in DATABASE_URL, for tests of several servers. CONSOLE_ROOT is the console it serves, if any;
// with JOBS_EVERY, milliseconds, its scheduled jobs begin that often; with REPORT_LEASE, milliseconds, a report whose server is gone is
// taken up after that time. It answers each line with what it has logged.

const every = Number(process.env.JOBS_EVERY);
if (every > 0) {
  const {
    settle,
    sweep,
    expire,
    remind,
    confirm,
    reports,
    monthCosts,
    bills,
    rollUp,
    dropMetrics,
    mergeCube,
    budgets,
    anomalies,
    savings,
  } = limits;
  const sooner = Object.keys({
    settle,
    sweep,
    expire,
    remind,
    confirm,
    reports,
    monthCosts,
    bills,
    rollUp,
    dropMetrics,
    mergeCube,
    budgets,
    anomalies,
    savings,
  }).map((name) => [name, every]);
  Object.assign(limits, Object.fromEntries(sooner));
}
if (process.env.REPORT_LEASE) Object.assign(limits, { reportLease: Number(process.env.REPORT_LEASE) });
const logged: string[] = [];
const server = await startServer({
  databaseUrl: process.env.DATABASE_URL ?? "",
  port: 0,
  host: "127.0.0.1",
  ...(process.env.CONSOLE_ROOT && { consoleRoot: process.env.CONSOLE_ROOT }),
  log: (line) => logged.push(line),
});
await answerLines(
  server.url,
  async () => JSON.stringify(logged),
  () => server.close(),
);
