import { and, asc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { ResourceAction, ResourceTag, ResourceType } from "../../../generated/api";
import type { Context } from "../../context";
import { resourceOperations, resources } from "../../database/schema/resource";
import { tagBinds, tags } from "../../database/schema/tag";
import { owned } from "../../lists/owner";

/** A row of resources, as far as what is around it follows from it. */
type Placed = Pick<
  typeof resources.$inferSelect,
  "id" | "cloudAccountId" | "type" | "resourceId" | "hostRef" | "networkRef"
>;

interface Named {
  id: number;
  name: string;
}

/** What rows of a page are shown with that stands in other rows. */
export interface Around {
  tags: Map<number, ResourceTag[]>;
  operations: Map<number, ResourceAction>;
  /** The host that a disk or an address belongs to. */
  host: (row: Placed) => Named | undefined;
  /** The network that something is in. */
  network: (row: Placed) => Named | undefined;
  /** How many of a type are attached to a host or in a network. */
  count: (owner: Placed, type: ResourceType) => number;
  /** Addresses that are bound to a host. */
  addresses: (host: Placed) => string[];
}

/** Names a resource by the cloud's id of it. */
function placeKey(cloudAccountId: number, resourceId: string): string {
  return `${cloudAccountId} ${resourceId}`;
}

/** Reads what is around the rows of a page. */
export async function readAround(rows: readonly Placed[], context: Context): Promise<Around> {
  const [boundTags, operations, hosts, networks, below] = await Promise.all([
    readTags(rows, context),
    readOperations(rows, context),
    readAbove(rows, "host", ({ hostRef }) => hostRef, context),
    readAbove(rows, "priNet", ({ networkRef }) => networkRef, context),
    readBelow(rows, context),
  ]);
  const named = (above: Map<string, Named>, { cloudAccountId }: Placed, ref: string | null) =>
    ref === null ? undefined : above.get(placeKey(cloudAccountId, ref));
  const of = (owner: Placed, type: ResourceType) =>
    below.find((row) => row.key === placeKey(owner.cloudAccountId, owner.resourceId) && row.type === type);
  return {
    tags: boundTags,
    operations,
    host: (row) => named(hosts, row, row.hostRef),
    network: (row) => named(networks, row, row.networkRef),
    count: (owner, type) => of(owner, type)?.count ?? 0,
    addresses: (host) => of(host, "pubIp")?.addresses ?? [],
  };
}

async function readTags(rows: readonly Placed[], { db }: Context): Promise<Around["tags"]> {
  const found = await db
    .select({
      resourceId: tagBinds.resourceId,
      tagId: tags.id,
      key: tags.tagKey,
      value: tags.tagValue,
      color: tags.color,
    })
    .from(tagBinds)
    .innerJoin(tags, eq(tags.id, tagBinds.tagId))
    .where(
      inArray(
        tagBinds.resourceId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(tags.tagKey));
  const byRow = new Map<number, ResourceTag[]>();
  for (const { resourceId, ...tag } of found) byRow.set(resourceId, [...(byRow.get(resourceId) ?? []), tag]);
  return byRow;
}

async function readOperations(rows: readonly Placed[], { db, user }: Context): Promise<Around["operations"]> {
  const ids = rows.map(({ id }) => id);
  const found = await db
    .select({ resourceId: resourceOperations.resourceId, action: resourceOperations.action })
    .from(resourceOperations)
    .where(
      and(
        owned(resourceOperations, user.customId),
        inArray(resourceOperations.resourceId, ids),
        isNull(resourceOperations.finishTime),
      ),
    );
  return new Map(found.map(({ resourceId, action }) => [resourceId, action]));
}

/** The hosts or networks that rows name by the cloud's ids. */
async function readAbove(
  rows: readonly Placed[],
  above: ResourceType,
  refOf: (row: Placed) => string | null,
  { db, user }: Context,
): Promise<Map<string, Named>> {
  const wanted = rows.flatMap((row) => {
    const ref = refOf(row);
    return ref === null ? [] : [[row.cloudAccountId, ref] as const];
  });
  if (wanted.length === 0) return new Map();
  const { id, name, cloudAccountId, resourceId, type } = resources;
  const found = await db
    .select({ id, name, cloudAccountId, resourceId })
    .from(resources)
    .where(and(owned(resources, user.customId), eq(type, above), among(cloudAccountId, resourceId, wanted)));
  return new Map(found.map((row) => [placeKey(row.cloudAccountId, row.resourceId), row]));
}

interface Below {
  key: string;
  type: ResourceType;
  count: number;
  addresses: string[];
}

/** What is attached to hosts or in networks, counted by type. */
async function readBelow(rows: readonly Placed[], { db, user }: Context): Promise<Below[]> {
  const owners = rows.filter(({ type }) => type === "host" || type === "priNet");
  const [first] = owners;
  if (!first) return [];
  const ref = first.type === "host" ? resources.hostRef : resources.networkRef;
  const { cloudAccountId, type } = resources;
  const found = await db
    .select({
      cloudAccountId,
      ref,
      type,
      count: sql<number>`count(*)::int`,
      addresses: sql<
        string[]
      >`coalesce(array_agg(${resources.attrs}->>'ipAddress') filter (where ${type} = 'pubIp'), '{}')`,
    })
    .from(resources)
    .where(
      and(
        owned(resources, user.customId),
        isNull(resources.goneTime),
        among(
          cloudAccountId,
          ref,
          owners.map((owner) => [owner.cloudAccountId, owner.resourceId]),
        ),
      ),
    )
    .groupBy(cloudAccountId, ref, type);
  return found.map(({ ref: owner, ...row }) => ({ ...row, key: placeKey(row.cloudAccountId, owner ?? "") }));
}

/** Rows of which two columns together are one of these pairs, account by account: each has an index for it. */
function among(
  account: typeof resources.cloudAccountId,
  column: typeof resources.resourceId | typeof resources.hostRef | typeof resources.networkRef,
  pairs: readonly (readonly [number, string])[],
): SQL | undefined {
  const accounts = [...new Set(pairs.map(([id]) => id))];
  return or(
    ...accounts.map((id) =>
      and(
        eq(account, id),
        inArray(
          column,
          pairs.filter(([of]) => of === id).map(([, resourceId]) => resourceId),
        ),
      ),
    ),
  );
}
