import { asc, eq } from "drizzle-orm";
import { askingFirst, type Handlers } from "../../context";
import { quotaApplicationEvents, quotas } from "../../database/schema/quota";
import { requireProvider } from "../../providers";
import { accountsOf, regionsOf } from "../cloud/places";
import { toStep } from "../steps";
import { apply, cancelApplication, withdrawApplication } from "./apply";
import { applicationList, quotaList } from "./lists";
import { quotaSummary } from "./summary";

/** Quotas of the caller's customer at the clouds, and applications for more. */
export const handlers = {
  getQuota: async ({ id }, context) => quotaList.show(await quotaList.get(id, context), context),

  getQuotaSummary: ({ cloud }, context) => quotaSummary(cloud, context),

  listQuotaAccounts: ({ cloudCode = [] }, context) => accountsOf(quotas, cloudCode, context),

  listQuotaRegions: ({ cloudCode = [] }, context) => regionsOf(quotas, cloudCode, context),

  applyQuota: (input, context) => {
    requireProvider(context.providers, "quotaReview");
    return apply(input, context);
  },

  getQuotaApplication: async ({ id }, context) => {
    const row = await applicationList.get(id, context);
    const events = await context.db
      .select()
      .from(quotaApplicationEvents)
      .where(eq(quotaApplicationEvents.applicationId, id))
      .orderBy(asc(quotaApplicationEvents.id));
    return {
      ...(await applicationList.show(row, context)),
      history: events.map((event) => toStep(event, context.language)),
    };
  },

  cancelQuotaApplication: askingFirst("cancelQuotaApplication", {
    ask: ({ id }, context) => withdrawApplication(id, context),
    answer: async ({ id }, context, isFree) => {
      await cancelApplication(id, isFree, context);
      return null;
    },
  }),
} satisfies Partial<Handlers>;
