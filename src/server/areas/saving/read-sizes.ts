import { inArray } from "drizzle-orm";
import type { HostSize } from "../../../domain/savings/right-size";
import type { Queryable } from "../../database/client";
import { cloudAccounts } from "../../database/schema/cloud";
import { accessOf } from "../cloud/access";
import { type CloudAccess, CloudError, type CloudProvider } from "../cloud/provider";
import { patientCloud } from "../cloud/sync/patient-cloud";
import type { SyncTime } from "../cloud/sync/sync-time";

/** A region of an account. */
interface Place {
  cloudAccountId: number;
  regionId: string;
}

/** The sizes of hosts by `regionOf`; a region is missing that could not be asked about. */
export type RegionSizes = ReadonlyMap<string, readonly HostSize[]>;

/** Names a region of an account. */
export function regionOf({ cloudAccountId, regionId }: Place): string {
  return `${cloudAccountId} ${regionId}`;
}

/** The sizes of hosts in the regions of these, each asked for once. One that fails harms no other. */
export async function readSizes(
  db: Queryable,
  cloud: CloudProvider,
  time: SyncTime,
  places: readonly Place[],
): Promise<RegionSizes> {
  const regions = new Map(places.map((place) => [regionOf(place), place]));
  const accounts = await accessesOf(db, [...new Set(places.map(({ cloudAccountId }) => cloudAccountId))]);
  const patient = patientCloud(time, () => Promise.resolve());
  const sizes = new Map<string, readonly HostSize[]>();
  for (const [name, { cloudAccountId, regionId }] of regions) {
    const access = accounts.get(cloudAccountId);
    if (!access) continue;
    try {
      sizes.set(name, (await patient.ask(() => cloud.hostSizes(access, regionId))).answer);
    } catch (error) {
      if (!(error instanceof CloudError)) throw error;
    }
  }
  return sizes;
}

async function accessesOf(db: Queryable, ids: readonly number[]): Promise<Map<number, CloudAccess>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(cloudAccounts)
    .where(inArray(cloudAccounts.id, [...ids]));
  return new Map(
    rows.flatMap((row) => {
      const access = accessOf(row);
      return access ? [[row.id, access] as const] : [];
    }),
  );
}
