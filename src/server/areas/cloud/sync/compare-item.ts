import { createHash } from "node:crypto";
import type { resources, ResourceChange } from "../../../database/schema/resource";
import type { CloudItem } from "../provider";

/** A row of resources. */
export type ResourceRow = typeof resources.$inferSelect;

/** Whose resource it is and where: of a synchronised scope, or of a row of resources. */
export type ResourcePlace = Pick<ResourceRow, "customId" | "cloudAccountId" | "cloudCode" | "regionId" | "type">;

/** What the console alone knows of a resource, or takes from `attrs`. */
type Own = "id" | "exactMonthCost" | "monthCost" | "goneTime" | "cpu" | "memory" | "capacity" | "variant";

/** The row of what a cloud says of a resource. */
export type SaidRow = Omit<ResourceRow, Own>;

/** Properties besides `attrs` whose changes the history tells. */
const told = [
  "name",
  "status",
  "regionId",
  "zoneId",
  "payMode",
  "projectName",
  "createTime",
  "expireTime",
  "hostRef",
  "networkRef",
] as const satisfies readonly (keyof SaidRow)[];

/** Digest of what a cloud says of a resource of one place: alike means that nothing has to be written. */
export function digestOf({ regionId }: ResourcePlace, item: CloudItem): string {
  return createHash("sha256")
    .update(canonical({ ...item, regionId }))
    .digest("base64url");
}

/** What a cloud says of a resource, as its row. */
export function rowOf(place: ResourcePlace, item: CloudItem): SaidRow {
  const { customId, cloudAccountId, cloudCode, regionId, type } = place;
  return {
    ...item,
    regionId,
    customId,
    cloudAccountId,
    cloudCode,
    type,
    digest: digestOf(place, item),
  };
}

/** What differs between a row and what the cloud says now. The cloud's own word for the state is told where only that differs. */
export function changesOf(row: ResourceRow, said: SaidRow): ResourceChange[] {
  const changes = told.flatMap((field) => changeOf(field, row[field], said[field]));
  const names = new Set([...Object.keys(row.attrs), ...Object.keys(said.attrs)]);
  for (const name of names) changes.push(...changeOf(name, row.attrs[name], said.attrs[name]));
  if (row.status === said.status) changes.push(...changeOf("rawStatus", row.rawStatus, said.rawStatus));
  return changes;
}

function changeOf(field: string, from: unknown = null, to: unknown = null): ResourceChange[] {
  return canonical(from) === canonical(to) ? [] : [{ field, from, to }];
}

/** JSON whose properties are in the order of the alphabet: the same value gives the same text, also after the database had it. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
