import { desc, eq } from "drizzle-orm";
import type { CustomContract } from "../../../generated/api";
import type { Handlers } from "../../context";
import { customContracts } from "../../database/schema/cloud";

/** Contracts of the caller's customer, the latest first. */
export const contractHandlers = {
  listCustomContracts: async (_input, { db, user }) => {
    const rows = await db
      .select()
      .from(customContracts)
      .where(eq(customContracts.customId, user.customId))
      .orderBy(desc(customContracts.startDate), desc(customContracts.id));
    return rows.map(({ customId: _custom, status, ...shown }) => ({ ...shown, status: status as CustomContract["status"] }));
  },
} satisfies Partial<Handlers>;
