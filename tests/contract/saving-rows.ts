import type { Queryable } from "../../src/server/database/client";
import { resources } from "../../src/server/database/schema/resource";
import { savingRuns, savings } from "../../src/server/database/schema/saving";
import { at } from "./due-rows";
import { own, unique } from "./example";
import { newSilentAccount } from "./quota-rows";

/** An open saving on a disk of an account of its own, unless told otherwise. Nothing is billed, so that it does not hold. @returns its id */
export async function newSaving(db: Queryable, values: Partial<typeof savings.$inferInsert> = {}): Promise<number> {
  const { customId = own } = values;
  const now = new Date();
  const [resource] = await db
    .insert(resources)
    .values({
      customId,
      cloudAccountId: await newSilentAccount(db, customId),
      type: "disk",
      cloudCode: "aliyun",
      regionId: "cn-hangzhou",
      resourceId: `d-${unique()}`,
      name: unique(),
      status: "available",
      rawStatus: "Available",
      payMode: "postPay",
      createTime: now,
      attrs: { diskKind: "data", size: 100 },
      digest: "",
    })
    .returning({ id: resources.id });
  const [made] = await db
    .insert(savings)
    .values({
      customId,
      resourceId: resource?.id ?? 0,
      kind: "unattachedDisk",
      monthSaving: "12.00",
      monthCost: "12.00",
      evidence,
      status: 0,
      statusTime: now,
      foundTime: now,
      seenTime: now,
      ...values,
    })
    .returning({ id: savings.id });
  return made?.id ?? 0;
}

const evidence = {
  since: "2026-01-05T00:00:00.000Z",
  idleDays: 20,
  billedAmount: "8.00",
  billedDays: 20,
  billedFrom: "2026-01-06",
  billedTo: "2026-01-25",
  size: null,
  smallerSize: null,
  cpuP95: null,
  memoryP95: null,
  loadDays: null,
};

/** What a dismissed saving has besides. */
export const dismissal = {
  status: 1,
  dismissReason: "standby",
  dismisser: "admin",
  dismissTime: new Date("2026-01-26T00:00:00Z"),
  dismissedSaving: "12.00",
} as const;

/** Has savings of a customer looked for, of which one does not hold. @returns the customer */
export async function newDueSaving(db: Queryable, place: number): Promise<number> {
  const customId = [1001, 1010, 1020][place] ?? 0;
  await newSaving(db, { customId });
  const due = { lastTime: at(place), nextTime: at(place) };
  await db
    .insert(savingRuns)
    .values({ customId, ...due })
    .onConflictDoUpdate({ target: savingRuns.customId, set: due });
  return customId;
}
