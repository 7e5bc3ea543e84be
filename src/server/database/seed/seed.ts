import { and, eq, sql } from "drizzle-orm";
import { openDatabase, type Tx } from "../client";
import { customers } from "../schema/identity";
import { seedRebates } from "./rebates";
import { seedAppropriations } from "./appropriations";
import { seedAgents } from "./agents";
import { seedBills } from "./bills";
import { seedClouds } from "./clouds";
import { seedCommerce } from "./commerce";
import { seedIdentity } from "./identity";
import { seedCustomers } from "./identity-data/customers";
import { seedInstances, seedRefundOffsets } from "./instances";
import { seedInvoices } from "./invoices";
import { seedMessages } from "./messages";
import { seedNews } from "./news";
import { seedOrderBills } from "./order-bills";
import { seedRecharges } from "./recharges";
import { seedReports } from "./reports";
import { seedServiceCatalogue } from "./services";
import { seedVouchers } from "./vouchers";
import { seedWarnings } from "./warnings";
import { seedWithdrawals } from "./withdrawals";
import { seedWorkOrders } from "./work-orders";

/** How to seed. */
export interface SeedOptions {
  log: (line: string) => void;
  /** The day all dates are counted back from; now by default. */
  today?: Date;
}

/** In the order in which one needs the other. */
const subjects: { name: string; write: (tx: Tx, today: Date) => Promise<void> }[] = [
  { name: "customers and users", write: seedIdentity },
  { name: "clouds and contracts", write: seedClouds },
  { name: "bills", write: seedBills },
  { name: "products and orders", write: seedCommerce },
  { name: "vouchers", write: seedVouchers },
  { name: "instances and refunds", write: seedInstances },
  { name: "bills of orders", write: seedOrderBills },
  { name: "accounts and recharges", write: seedRecharges },
  { name: "invoices", write: seedInvoices },
  { name: "refunds of what can be invoiced", write: seedRefundOffsets },
  { name: "bank accounts and withdrawals", write: seedWithdrawals },
  { name: "appropriations", write: seedAppropriations },
  { name: "enterprise services", write: seedServiceCatalogue },
  { name: "work orders", write: seedWorkOrders },
  { name: "reminders", write: seedWarnings },
  { name: "messages", write: seedMessages },
  { name: "agents", write: seedAgents },
  { name: "rebates", write: seedRebates },
  { name: "reports", write: seedReports },
  { name: "news", write: seedNews },
];

/**
 * Fills an empty database with the demo: all of it or, should anything fail, nothing. A database with customers is left as
 * it is. Two programs that start at once wait for one another.
 */
export async function seed(url: string, { log, today = new Date() }: SeedOptions): Promise<void> {
  const { db, close } = openDatabase(url, 1);
  try {
    const seeded = await db.transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('cdz seed'))`);
      if ((await tx.$count(customers)) > 0) return false;
      for (const { name, write } of subjects) {
        log(`demo data: ${name}`);
        await write(tx, today);
      }
      return true;
    });
    // Without this the planner guesses until the first autovacuum, and early lists are slow.
    if (seeded) await db.execute(sql`ANALYZE`);
  } finally {
    await close();
  }
}

/** Whether the database at this URL was filled with the demo, whose password everybody knows. */
export async function hasDemo(url: string): Promise<boolean> {
  const { db, close } = openDatabase(url, 1);
  const [first] = seedCustomers;
  try {
    return (
      first !== undefined &&
      (await db.$count(customers, and(eq(customers.id, first.id), eq(customers.customName, first.customName)))) > 0
    );
  } finally {
    await close();
  }
}
