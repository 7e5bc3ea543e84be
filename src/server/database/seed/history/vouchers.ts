import { eq } from "drizzle-orm";
import { addDays } from "../../../time";
import { cloudTickets } from "../../schema/voucher";
import type { Plans } from "../run/seed-type";
import type { Deed, World } from "../run/world";
import { ticketNoOf, ticketsOf } from "../vouchers-data/tickets";

/** Vouchers that the platform took back. */
export const plans: Plans = {
  needs: ["vouchers"],
  deeds: (world) =>
    Object.entries(ticketsOf).flatMap(([customId, tickets]) =>
      tickets.flatMap(({ voidedDaysAgo }, at) =>
        voidedDaysAgo === undefined ? [] : [voided(world, ticketNoOf(Number(customId), at), voidedDaysAgo)],
      ),
    ),
};

function voided({ db, today }: World, ticketNo: string, daysAgo: number): Deed {
  return {
    at: addDays(today, -daysAgo),
    do: async () => {
      await db.update(cloudTickets).set({ status: "INVALID" }).where(eq(cloudTickets.ticketNo, ticketNo));
    },
  };
}
