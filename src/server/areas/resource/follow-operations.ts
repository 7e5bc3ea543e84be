import { eq, inArray, isNull, min, type SQL } from "drizzle-orm";
import { ResourceOperationStatus } from "../../../generated/enums";
import type { Database, Tx } from "../../database/client";
import { cloudAccounts } from "../../database/schema/cloud";
import { resourceOperations, resources } from "../../database/schema/resource";
import { takeTurns, type Turns } from "../../jobs/take-turns";
import { limits } from "../../limits";
import { accessOf } from "../cloud/access";
import { accountTurns } from "../cloud/account-turns";
import { type CloudAccess, CloudError, type CloudItem, type CloudProvider } from "../cloud/provider";
import { writeGone, writeItems } from "../cloud/sync/write-items";
import { lifecycle, type OperationStep } from "./lifecycle";

type Operation = typeof resourceOperations.$inferSelect;
type Resource = typeof resources.$inferSelect;

/** What the cloud says to an operation: its next step, the cloud's id of it, and the resource as it is then. */
interface News {
  step: OperationStep;
  cloudOperationId?: string;
  /** Null where the cloud does not have the resource any more; absent where it was not asked. */
  item?: CloudItem | null;
}

/** An operation with what it is about. */
interface Target {
  resource: Resource;
  access: CloudAccess | undefined;
}

const { requested, accepted, running, unknown, done, failed, timedOut } = ResourceOperationStatus;

const words = {
  unreadable: {
    zh: "云账号密钥无法解密，请重新填写 SecretKey",
    en: "The secret key of the cloud account cannot be decrypted. Enter it again",
  },
  timedOut: {
    zh: "云平台长时间未完成，请到云平台查看",
    en: "Not finished in time. Check the result in the provider's console",
  },
};

/** How operations are followed: accounts in turns, and so many operations of each at a time. */
type Following = Turns & { ofAccount: number };

/**
 * Sends requested operations to their clouds, asks about those under way, and writes what has become of their resources. An account that is
 * slow keeps no other waiting. Whatever goes wrong with one operation is told, and the others go on.
 */
export async function followOperations(
  db: Database,
  cloud: CloudProvider,
  clock: () => Date,
  following: Pick<Following, "failed"> & Partial<Following>,
): Promise<void> {
  const usual = {
    ...accountTurns,
    again: limits.operations,
    signal: new AbortController().signal,
    ofAccount: limits.operationsOfAccount,
  };
  const { ofAccount, ...turns } = { ...usual, ...following };
  await takeTurns(
    turns,
    () => accountsWithOpen(db),
    (accountId) =>
      lifecycle.follow<News>(
        db,
        [requested, accepted, running, unknown],
        // By the time at which each is asked about: what is seen of it counts against what a synchronisation saw before or after.
        (operation) => ask(db, cloud, operation, clock()),
        { where: ofAccountOnly(db, accountId), atOnce: ofAccount, failed: turns.failed, signal: turns.signal, take },
      ),
  );
}

/** Accounts with open operations, those first of which one waits longest. */
async function accountsWithOpen(db: Database): Promise<number[]> {
  const { cloudAccountId: id } = resources;
  const rows = await db
    .select({ id })
    .from(resourceOperations)
    .innerJoin(resources, eq(resources.id, resourceOperations.resourceId))
    .where(isNull(resourceOperations.finishTime))
    .groupBy(id)
    .orderBy(min(resourceOperations.statusTime));
  return rows.map((row) => row.id);
}

function ofAccountOnly(db: Database, accountId: number): SQL {
  const { id, cloudAccountId } = resources;
  return inArray(resourceOperations.resourceId, db.select({ id }).from(resources).where(eq(cloudAccountId, accountId)));
}

async function ask(db: Database, cloud: CloudProvider, operation: Operation, now: Date): Promise<News | undefined> {
  const { resource, access } = await readTarget(db, operation);
  if (!access && operation.status === requested)
    return { step: { status: failed, time: now, actorKind: "system", note: words.unreadable } };
  try {
    const news = access && (await next(cloud, access, operation, resource, now));
    if (news) return await seen(cloud, access, resource, news);
  } catch (error) {
    if (!(error instanceof CloudError)) throw error;
    const news = afterError(operation, error, now);
    if (news) return news;
  }
  const late = now.getTime() - operation.createTime.getTime() > limits.operationTime;
  return late ? { step: { status: timedOut, time: now, actorKind: "system", note: words.timedOut } } : undefined;
}

/** The next step, where there is one. A request is sent only when its cloud does not know it: its answer may have been lost with a server. */
async function next(
  cloud: CloudProvider,
  access: CloudAccess,
  operation: Operation,
  { regionId, type, resourceId }: Resource,
  time: Date,
): Promise<News | undefined> {
  const { key, status, action, input } = operation;
  const progress = await cloud.poll(access, key);
  if (progress.state === "unknown") {
    if (status === unknown) return { step: { status: requested, time, actorKind: "system" } };
    if (status !== requested) return undefined;
    const cloudOperationId = await cloud.act(access, { key, regionId, type, resourceId, action, input });
    return { step: { status: accepted, time, actorKind: "cloud" }, cloudOperationId };
  }
  if (status === requested || status === unknown) return { step: { status: accepted, time, actorKind: "cloud" } };
  switch (progress.state) {
    case "failed":
      return { step: { status: failed, time, actorKind: "cloud", note: progress.reason } };
    case "done":
      return { step: { status: done, time, actorKind: "cloud" } };
    case "running":
      return status === accepted ? { step: { status: running, time, actorKind: "cloud" } } : undefined;
  }
}

/**
 * A refusal ends what was to be sent. After anything else that befalls its sending nobody knows whether it has begun. What the cloud has
 * accepted goes on there, whether or not it can be asked about.
 */
function afterError({ status }: Operation, { kind, words: note }: CloudError, time: Date): News | undefined {
  if (kind === "throttled" || status !== requested) return undefined;
  return { step: { status: kind === "unavailable" ? unknown : failed, time, actorKind: "system", note } };
}

/** With the resource as it is after a step that changed it. A cloud that does not tell now tells the next synchronisation. */
async function seen(cloud: CloudProvider, access: CloudAccess, resource: Resource, news: News): Promise<News> {
  const { status } = news.step;
  if (status !== accepted && status !== done && status !== failed) return news;
  try {
    const item = await cloud.describe(access, resource, resource.resourceId);
    return { ...news, item: item ?? null };
  } catch (error) {
    if (error instanceof CloudError) return news;
    throw error;
  }
}

async function take(tx: Tx, operation: Operation, { step, cloudOperationId, item }: News): Promise<void> {
  await lifecycle.move(tx, operation, step);
  if (cloudOperationId !== undefined)
    await tx.update(resourceOperations).set({ cloudOperationId }).where(eq(resourceOperations.id, operation.id));
  if (item === undefined) return;
  const [resource] = await tx.select().from(resources).where(eq(resources.id, operation.resourceId)).for("update");
  if (!resource) return;
  const sighting = { now: step.time, operationId: operation.id };
  if (item) await writeItems(tx, resource, [item], sighting);
  else await writeGone(tx, [resource.id], sighting);
}

async function readTarget(db: Database, { resourceId }: Operation): Promise<Target> {
  const [row] = await db
    .select({ resource: resources, account: cloudAccounts })
    .from(resources)
    .innerJoin(cloudAccounts, eq(cloudAccounts.id, resources.cloudAccountId))
    .where(eq(resources.id, resourceId));
  if (!row) throw new Error("an operation has a resource, and that an account");
  return { resource: row.resource, access: accessOf(row.account) };
}
