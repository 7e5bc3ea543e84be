import { and, asc, eq, inArray } from "drizzle-orm";
import type { Cloud, Region } from "../../../generated/api";
import type { Context, Handlers } from "../../context";
import { cloudAccounts, clouds, customClouds, regions } from "../../database/schema/cloud";
import { refuse } from "../../errors";
import { requireProvider } from "../../providers";
import { owned } from "../../lists/owner";
import { cloudAccountHandlers } from "./accounts";
import { regionNameOf } from "./in-region";
import { cloudKeyHandlers } from "./keys";
import { cloudAccountList } from "./lists";
import { synchronisationHandlers } from "./synchronisation";

/** Cloud providers, what the caller's customer has there, and the check of keys. */
export const handlers = {
  ...cloudAccountHandlers,
  ...cloudKeyHandlers,
  ...synchronisationHandlers,

  listClouds: (_input, context) => cloudsOf(context),

  listUserClouds: (_input, context) => cloudsOf(context),

  listRegions: async ({ cloudCode, cloudAccountId }, context) => {
    const { db } = context;
    let usable: string[] | undefined;
    if (cloudAccountId !== undefined) {
      const own = and(
        eq(cloudAccounts.id, cloudAccountId),
        cloudAccountList.owned(context),
        eq(cloudAccounts.cloudCode, cloudCode),
      );
      const [account] = await db.select({ regionIds: cloudAccounts.regionIds }).from(cloudAccounts).where(own);
      if (!account) throw refuse("NOT_FOUND", {}, "cloudAccountId");
      usable = account.regionIds;
    }
    const rows = await db
      .select({
        cloudCode: regions.cloudCode,
        regionId: regions.regionId,
        regionName: regionNameOf(regions.regionId, context),
        zones: regions.zones,
      })
      .from(regions)
      .where(and(eq(regions.cloudCode, cloudCode), usable?.length ? inArray(regions.regionId, usable) : undefined))
      .orderBy(asc(regions.sort));
    return rows.map(({ cloudCode: cloud, zones, ...region }) => ({
      ...region,
      cloudCode: cloud as Region["cloudCode"],
      zones: zones.map(({ zoneId, zoneName, zoneNameEn }) => ({
        zoneId,
        zoneName: context.language === "zh" ? zoneName : zoneNameEn,
      })),
    }));
  },

  checkCloudAccount: async ({ cloudCode, accountUid, accessKey, secretKey, regionId }, context) => {
    const verdict = await requireProvider(context.providers, "cloud").verify({
      cloudCode,
      accountUid,
      accessKey,
      secretKey,
      regionId,
    });
    await context.audit({ detail: { cloudCode, valid: verdict.valid } });
    const { missing, reason, ...said } = verdict;
    return {
      ...said,
      missingPermissions: missing.map(({ permission }) => permission),
      reason: reason?.[context.language] ?? null,
    };
  },
} satisfies Partial<Handlers>;

/** Every cloud, each with whether the customer uses it (specification §3: used '1' means in use). */
async function cloudsOf({ db, user, language }: Context): Promise<Cloud[]> {
  const rows = await db
    .select()
    .from(clouds)
    .leftJoin(customClouds, and(eq(customClouds.cloudCode, clouds.code), owned(customClouds, user.customId)))
    .orderBy(asc(clouds.id));
  return rows.map(({ clouds: cloud, custom_clouds: custom }) => {
    const { nameEn, introduceEn, ...shown } = cloud;
    const name = language === "zh" ? cloud.name : nameEn;
    const opened = custom?.opened ?? false;
    return {
      ...shown,
      name,
      code: cloud.code as Cloud["code"],
      introduce: language === "zh" ? cloud.introduce : introduceEn,
      used: opened ? "1" : "0",
      value: cloud.code,
      label: name,
      opened,
      applied: custom?.applied ?? false,
    };
  });
}
