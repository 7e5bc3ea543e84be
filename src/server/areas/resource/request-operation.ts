import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { OperatedResource, ResourceAction } from "../../../generated/api";
import { ResourceOperationStatus } from "../../../generated/enums";
import type { Context } from "../../context";
import type { Tx } from "../../database/client";
import { resourceOperations, resources } from "../../database/schema/resource";
import { refuse } from "../../errors";
import { owned } from "../../lists/owner";
import { requireProvider } from "../../providers";
import { lifecycle } from "./lifecycle";
import { permitted } from "./permitted";
import { refusalOf } from "./refusal";

type Row = typeof resources.$inferSelect;

/** What an action needs besides, by the names that clouds are told. */
export type ActionInput = Record<string, string | number>;

/** Locks a resource that the caller may see. @throws AnswerError NOT_FOUND */
export async function lockResource(tx: Tx, id: number, context: Context): Promise<Row> {
  const [row] = await tx
    .select()
    .from(resources)
    .where(and(owned(resources, context.user.customId), eq(resources.id, id)))
    .for("update");
  if (!row) throw refuse("NOT_FOUND");
  return permitted(row, context);
}

/**
 * Asks for an operation on one resource; a job sends it to the cloud. `inputOf` says what it needs besides, of the locked row.
 * @returns the operation's id
 * @throws AnswerError why it is not possible
 */
export async function requestOperation(
  id: number,
  actionOf: (row: Row) => ResourceAction,
  inputOf: (row: Row, tx: Tx) => Promise<ActionInput>,
  context: Context,
): Promise<{ operationId: number }> {
  requireProvider(context.providers, "cloud");
  return context.db.transaction(async (tx) => {
    const row = await lockResource(tx, id, context);
    const action = actionOf(row);
    const refusal = await refusalOf(tx, row, action);
    if (refusal) throw refusal;
    const operationId = await begin(tx, row, action, await inputOf(row, tx), context);
    await context.audit({ targets: [id], detail: { action } }, tx);
    return { operationId };
  });
}

/** Asks for the same operation on several resources: each has a result of its own. */
export async function requestOperations(
  ids: readonly number[],
  action: ResourceAction,
  context: Context,
): Promise<OperatedResource[]> {
  requireProvider(context.providers, "cloud");
  return context.db.transaction(async (tx) => {
    const results: OperatedResource[] = [];
    // Always the least id first, so that two callers never wait for one another.
    for (const id of [...ids].sort((one, other) => one - other)) {
      const row = await lockResource(tx, id, context);
      const refusal = await refusalOf(tx, row, action);
      const operationId = refusal ? null : await begin(tx, row, action, {}, context);
      results.push({ id, name: row.name, operationId, reason: refusal?.words[context.language] ?? null });
    }
    const begun = results.flatMap((result) => (result.operationId === null ? [] : [result.id]));
    await context.audit({ targets: begun, detail: { action, refused: results.length - begun.length } }, tx);
    return results;
  });
}

async function begin(
  tx: Tx,
  { id, customId, cloudAccountId, resourceId }: Row,
  action: ResourceAction,
  input: ActionInput,
  { user, now }: Context,
): Promise<number> {
  const time = now();
  // A resource has one operation at a time.
  const key = createHash("sha256").update(`${cloudAccountId} ${resourceId} ${time.toISOString()}`).digest("base64url");
  const status = ResourceOperationStatus.requested;
  const requester = user.username;
  const operation = { customId, resourceId: id, action, input, key, requester };
  const [made] = await tx
    .insert(resourceOperations)
    .values({ ...operation, status, statusTime: time, createTime: time })
    .returning({ id: resourceOperations.id });
  if (!made) throw new Error("an insert returns its row");
  await lifecycle.begin(tx, made.id, { status, time, actorKind: "user", actor: requester });
  return made.id;
}
