import { expect, type Page } from "playwright/test";
import type { ResourceType } from "../../src/generated/api";
import { entityKey, type WorldAccount } from "../../src/server/cloud-world/entity";
import { estateOf } from "../../src/server/cloud-world/estate";
import type { OwnData } from "./own-data";
import { outcome } from "./signed-in";
import { drawer, field, question } from "./views";

// Work on resources of the demo, in the simulated clouds. Some of what is asked of them fails there, by a draw from its key, which holds the
// moment it was asked for: whoever wants it done asks again.

/** So often something is asked for: one of 25 fails, so that not one test in a million meets the end of it. */
const attempts = 8;

/** How long the jobs take that ask the clouds, at most. */
const jobTime = { timeout: 90_000 };

/** A resource of the group that nothing has been done with. */
export interface WorkResource {
  id: number;
  type: ResourceType;
  resourceId: string;
  name: string;
  /** Where it is attached or bound, by the cloud's id. */
  hostRef: string | null;
  networkRef: string | null;
  cloudAccountId: number;
  regionId: string;
}

/** The page of a resource's detail. */
export const detailOf = ({ type, id }: Pick<WorkResource, "type" | "id">, tab = "overview") =>
  `/custom/resource/pubCloud/${type}?open=detail&id=${id}&tab=${tab}`;

/** For so long a test works on a resource, in milliseconds. */
const workTime = 5 * 60_000;

interface Candidate extends Omit<WorkResource, "type" | "id" | "cloudAccountId">, WorldAccount {
  id: string;
  status: string;
  account: string;
}

/**
 * A resource that its cloud answers about, that is there in the state in which the console has it, and that nothing has been done with, so
 * that each test has one of its own.
 * @param where what else it is to be, of `resource`
 */
export async function idleResource(own: OwnData, type: ResourceType, where: string): Promise<WorkResource> {
  const candidates = await own.query<Candidate>(
    `SELECT resource.id, resource.resource_id AS "resourceId", resource.name, resource.host_ref AS "hostRef", resource.status,
        resource.network_ref AS "networkRef", resource.region_id AS "regionId", account.id AS account,
        account.cloud_code AS "cloudCode", account.account_uid AS "accountUid"
      FROM resources resource JOIN cloud_accounts account ON account.id = resource.cloud_account_id
      WHERE resource.custom_id = 1001 AND resource.type = $1 AND resource.gone_time IS NULL AND account.sync_fail_reason IS NULL
        AND account.status = 1 AND NOT EXISTS (SELECT FROM resource_operations WHERE resource_id = resource.id) AND ${where}
      ORDER BY resource.id DESC LIMIT 50`,
    [type],
  );
  const found = candidates.find((candidate) => staysSo(type, candidate));
  if (!found) throw new Error(`the demo has no such ${type}`);
  const { account, id, resourceId, name, hostRef, networkRef, regionId } = found;
  return { id: Number(id), cloudAccountId: Number(account), type, resourceId, name, hostRef, networkRef, regionId };
}

/** Whether the simulated cloud has it in its state, now and while a test works on it: at night databases are backed up, and things come and go. */
function staysSo(type: ResourceType, { cloudCode, accountUid, resourceId, status }: Candidate): boolean {
  const now = Date.now();
  return [now, now + workTime / 2, now + workTime].every((time) => {
    const entity = estateOf({ cloudCode, accountUid }, new Date(time)).get(entityKey(type, resourceId));
    return entity?.item.status === status;
  });
}

/** The host that something is at, and another one to which it can go. */
export async function hostsAround(own: OwnData, { cloudAccountId, regionId, hostRef }: WorkResource) {
  const hosts = await own.query<{ id: string; name: string; resourceId: string }>(
    `SELECT id, name, resource_id AS "resourceId" FROM resources WHERE cloud_account_id = $1 AND region_id = $2 AND type = 'host'
      AND gone_time IS NULL AND status = 'running' AND create_time < now() - interval '3 days' OR resource_id = $3 AND type = 'host'
      ORDER BY id`,
    [cloudAccountId, regionId, hostRef],
  );
  const from = hosts.find((host) => host.resourceId === hostRef);
  const to = hosts.find((host) => host.resourceId !== hostRef);
  if (!from || !to) throw new Error("the demo has no two hosts there");
  const asHost = ({ id, name }: typeof from) => ({ type: "host" as const, id: Number(id), name });
  return { from: asHost(from), to: asHost(to) };
}

/** The rows of a list in a detail; not those of the list behind it. */
export const rowsOfDetail = (page: Page) => drawer(page).locator("tr[data-row-key]");

/** What the console knows of a resource, but for how much of it is used: that changes by itself. */
export async function stateOf(own: OwnData, { id }: Pick<WorkResource, "id">) {
  const [row] = await own.query<{ name: string; status: string; hostRef: string | null; gone: boolean; attrs: object }>(
    `SELECT name, status, host_ref AS "hostRef", gone_time IS NOT NULL AS gone, attrs - '{usedMemory,storageUsed}'::text[] AS attrs FROM resources WHERE id = $1`,
    [id],
  );
  if (!row) throw new Error("a resource has a row");
  return row;
}

/** The operations on a resource, the last one first. */
export const operationsOf = (own: OwnData, { id }: Pick<WorkResource, "id">) =>
  own.query<{ key: string; action: string; status: number; requester: string; ended: boolean }>(
    `SELECT key, action, status, requester, finish_time IS NOT NULL AS ended FROM resource_operations WHERE resource_id = $1
      ORDER BY id DESC`,
    [id],
  );

/** How often an operation on a resource has been written into the audit. */
export async function auditsOf(own: OwnData, { id }: Pick<WorkResource, "id">, call: string, username: string) {
  const [row] = await own.query<{ audits: string }>(
    "SELECT count(*) AS audits FROM audit_events WHERE action = $1 AND $2 = ANY(targets) AND username = $3 AND result = 'ok'",
    [call, id, username],
  );
  return Number(row?.audits);
}

/** How something is done with a resource on its detail. */
export interface Work {
  /** The words of its button, and of the operation in the timeline. */
  button: string;
  operation?: string;
  /** What to do once the button was pressed, and before it is submitted by `submit`. */
  fill?: () => Promise<void>;
  submit?: string;
  /** The call that it is, and who makes it. */
  call: string;
  username: string;
  /** The first one fails at its cloud, whatever the draw says. */
  failsFirst?: boolean;
}

/** Presses the button of a resource's detail, and says yes. */
async function submit(page: Page, resource: WorkResource, { button, fill, submit: sent }: Work): Promise<void> {
  await page.goto(detailOf(resource));
  await drawer(page).getByRole("button", { name: button, exact: true }).click();
  await fill?.();
  const place = sent === undefined ? question(page) : drawer(page).last();
  await place.getByRole("button", { name: sent ?? button, exact: true }).click();
}

/**
 * Does something on a resource's detail until its cloud has done it: each time the timeline says how it ended, and what failed has left all as
 * it was. The operation and the audit say so, too.
 * @returns how often it failed
 */
export async function workUntilDone(page: Page, own: OwnData, resource: WorkResource, work: Work): Promise<number> {
  const { button, operation = button, call, username, failsFirst = false } = work;
  const asked = await auditsOf(own, resource, call, username);
  for (let failures = 0; failures < attempts; failures += 1) {
    const [before, earlier] = [await stateOf(own, resource), await operationsOf(own, resource)];
    await submit(page, resource, work);
    const about = call === "renameResource" ? "" : `“${resource.name}”`;
    await expect(outcome(page, `${about}已提交，结果见时间线`)).toBeVisible();
    await endAtCloud(own, resource, earlier.length, failsFirst && failures === 0);
    await page.goto(detailOf(resource, "timeline"));
    const line = rowsOfDetail(page).filter({ hasText: operation }).filter({ hasText: username }).first();
    await expect(line).toContainText(/成功|失败/, jobTime);
    const [last, ...others] = await operationsOf(own, resource);
    expect(others).toHaveLength(earlier.length);
    expect(await auditsOf(own, resource, call, username)).toBe(asked + failures + 1);
    if (((await line.textContent()) ?? "").includes("成功")) {
      expect(last).toMatchObject({ status: 3, requester: username });
      return failures;
    }
    expect(last).toMatchObject({ status: 4, requester: username });
    // The reason stands in the row, or is unfolded where it finds no room there.
    const folded = line.locator("[aria-expanded=false]");
    if ((await folded.count()) > 0) await folded.click();
    await expect(drawer(page).locator("tbody").first()).toContainText(/云平台/);
    expect(await stateOf(own, resource)).toEqual(before);
  }
  throw new Error(`${operation} failed ${attempts} times`);
}

/** Waits until the simulated cloud has begun what was asked for last, and lets it end at once: it takes up to twenty seconds otherwise. */
async function endAtCloud(own: OwnData, resource: WorkResource, earlier: number, fails: boolean): Promise<void> {
  await expect(async () => {
    const [last, ...others] = await operationsOf(own, resource);
    expect(others).toHaveLength(earlier);
    const reason = fails ? JSON.stringify({ zh: "云平台资源不足，请稍后重试", en: "The cloud lacks capacity" }) : null;
    const begun = await own.query<{ late: boolean }>(
      `UPDATE simulated_operations now SET end_time = least(before.end_time, now()),
          fail_reason = CASE WHEN before.end_time > now() THEN coalesce($2, before.fail_reason) ELSE before.fail_reason END
        FROM simulated_operations before WHERE before.id = now.id AND before.key = $1 RETURNING before.end_time <= now() AS late`,
      [last?.key, reason],
    );
    expect(begun.length > 0 || last?.ended).toBe(true);
  }).toPass({ ...jobTime, intervals: [100] });
}

/** Chooses one of the values that a form offers. */
export async function choose(page: Page, name: string, option: string): Promise<void> {
  const box = field(page, name).getByRole("combobox");
  await box.fill(option);
  await page.getByRole("listbox").getByRole("option", { name: option, exact: true }).click();
}
