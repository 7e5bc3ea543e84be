import type { Seed } from "./run/seed-type";
import { sql } from "drizzle-orm";
import { filterOf } from "../../areas/report/asked";
import { contextWithoutCall } from "../../context-without-call";
import { contentsOf, type ReportSubject } from "../../areas/report/contents";
import { cyclePeriod, nextTime, periodText } from "../../areas/report/period";
import type { SessionUser } from "../../context";
import { formats } from "../../export/formats";
import type { Cell } from "../../export/cell";
import { addDays, addMinutes } from "../../time";
import type { Tx } from "../client";
import { customers, users } from "../schema/identity";
import { reportConditions, reportParts, reports, reportSchedules } from "../schema/report";
import { conditionPlans, type ReportPlan, reportPlans, schedulePlans } from "./reports-data/plans";

/** Saved conditions, schedules, and reports with their files, made of the demo's data as the server would. */
export const seed: Seed = { needs: ["history"], write: seedReports };

async function seedReports(tx: Tx, today: Date): Promise<void> {
  const people = await readPeople(tx);
  const conditions = conditionPlans.map((plan, at) => ({
    ...subjectOf(plan),
    conditionName: plan.name,
    cycleRange: plan.cycleRange,
    updateTime: addDays(today, -30 + at),
  }));
  await tx.insert(reportConditions).values(conditions);
  const schedules = schedulePlans.map((plan) => {
    const rhythm = {
      cycleType: plan.cycleType,
      runHour: 8,
      weekday: plan.cycleType === "week" ? (1 as const) : null,
      monthDay: plan.cycleType === "month" ? 3 : null,
    };
    const times = { createTime: addDays(today, -40), nextTime: nextTime(rhythm, today) };
    return {
      ...subjectOf(plan),
      ...rhythm,
      ...times,
      userId: userOf(people, plan.creator).id,
      language: "zh" as const,
      reportName: plan.name,
      enabled: plan.enabled,
    };
  });
  const made = await tx.insert(reportSchedules).values(schedules).returning({ id: reportSchedules.id });
  for (const plan of reportPlans) {
    const scheduleId = plan.schedule === undefined ? null : (made[plan.schedule]?.id ?? null);
    await addReport(tx, plan, userOf(people, plan.creator), scheduleId, addDays(today, -plan.daysAgo));
  }
}

async function addReport(
  tx: Tx,
  plan: ReportPlan,
  user: SessionUser,
  scheduleId: number | null,
  createTime: Date,
): Promise<void> {
  const period = cyclePeriod(plan, createTime);
  const subject = { ...subjectOf(plan), ...period };
  const file = plan.failReason ? undefined : await fileOf(tx, subject, user, plan.name, createTime);
  const outcome = file
    ? { status: 2 as const, progress: 100, rowCount: file.rowCount, fileSize: file.content.length }
    : { status: 3 as const, progress: 46, attempts: 3, failReason: plan.failReason ?? null };
  const [row] = await tx
    .insert(reports)
    .values({
      ...subject,
      ...outcome,
      scheduleId,
      userId: user.id,
      language: "zh",
      cycleType: scheduleId === null ? "once" : "month",
      reportName: scheduleId === null ? plan.name : `${plan.name} ${periodText(period)}`,
      queueTime: createTime,
      createTime,
      startTime: createTime,
      finishTime: addMinutes(createTime, 1),
    })
    .returning({ id: reports.id });
  if (row && file) await tx.insert(reportParts).values({ reportId: row.id, place: 0, content: file.content });
}

/** The file at once: these are small. */
async function fileOf(
  tx: Tx,
  subject: ReportSubject & { format: ReportPlan["format"] },
  user: SessionUser,
  title: string,
  now: Date,
) {
  const context = contextWithoutCall(user, { db: tx, language: "zh", now: () => now });
  const { columns, source } = await contentsOf(subject, context);
  const { rows: keys } = await tx.execute(sql`${source.keys}`);
  const rows = await source.read(keys);
  const cells = rows.map((row) => columns.map(({ name, cell }) => cell((row as Record<string, unknown>)[name])));
  const content: Buffer[] = [];
  for await (const bytes of formats[subject.format].writer(title, columns)(once(cells))) content.push(bytes);
  return { rowCount: rows.length, content: Buffer.concat(content) };
}

async function* once(rows: Cell[][]): AsyncGenerator<Cell[][]> {
  yield rows;
}

function subjectOf({ customId, creator, reportType, format, ...filter }: (typeof conditionPlans)[number]) {
  return { customId, creator, reportType, format, filter: filterOf(filter) };
}

function userOf(people: ReadonlyMap<string, SessionUser>, username: string): SessionUser {
  const user = people.get(username);
  if (!user) throw new Error(`the demo has no user ${username}`);
  return user;
}

async function readPeople(tx: Tx): Promise<Map<string, SessionUser>> {
  const { id, username, name, customId, accountType, authCodes, oneTimePassword } = users;
  const rows = await tx
    .select({ id, username, name, customId, accountType, authCodes, oneTimePassword, customType: customers.customType })
    .from(users)
    .innerJoin(customers, sql`${customers.id} = ${users.customId}`);
  return new Map(rows.map((row) => [row.username, row]));
}
