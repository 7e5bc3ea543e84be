import { desc, eq } from "drizzle-orm";
import type { CustomContract } from "../../../generated/api";
import type { Handlers } from "../../context";
import { customContracts } from "../../database/schema/cloud";
import { customers } from "../../database/schema/identity";
import { owned } from "../../lists/owner";

/** Contracts of the caller's customer, the latest first. */
export const handlers = {
  listCustomContracts: async (_input, { db, user }) => {
    const rows = await db
      .select({ contract: customContracts, customName: customers.customName })
      .from(customContracts)
      .innerJoin(customers, eq(customers.id, customContracts.customId))
      .where(owned(customContracts, user.customId))
      .orderBy(desc(customContracts.startDate), desc(customContracts.id));
    return rows.map(({ customName, contract: { customId: _custom, status, ...shown } }) => ({
      ...shown,
      customName,
      status: status as CustomContract["status"],
    }));
  },
} satisfies Partial<Handlers>;
