import { addDays } from "../../time";
import { bulkInsert } from "../bulk-insert";
import type { Tx } from "../client";
import { invoiceTitles, mailAddresses } from "../schema/invoice";
import { seedAddresses, seedTitles } from "./invoices-data/books";
import type { Seed } from "./run/seed-type";

/** Titles and addresses of invoices. */
export const seed: Seed = { needs: ["identity"], write: seedBooks };

async function seedBooks(tx: Tx, today: Date): Promise<void> {
  const titles = seedTitles.map((title, at) => ({ ...title, createTime: addDays(today, at - 380) }));
  const addresses = seedAddresses.map((address, at) => ({ ...address, createTime: addDays(today, at - 370) }));
  await bulkInsert(tx, invoiceTitles, titles);
  await bulkInsert(tx, mailAddresses, addresses);
}
