// Generated from the files of src/server/database/seed by `npm run generate`; never edited by hand.
import type { Seed } from "../database/seed/run/seed-type";
import { seed as agentsSeed } from "../database/seed/agents";
import { seed as appropriationsSeed } from "../database/seed/appropriations";
import { seed as billsSeed } from "../database/seed/bills";
import { seed as cloudsSeed } from "../database/seed/clouds";
import { seed as commerceSeed } from "../database/seed/commerce";
import { seed as identitySeed } from "../database/seed/identity";
import { seed as instancesSeed } from "../database/seed/instances";
import { seed as invoicesSeed } from "../database/seed/invoices";
import { seed as messagesSeed } from "../database/seed/messages";
import { seed as newsSeed } from "../database/seed/news";
import { seed as orderBillsSeed } from "../database/seed/order-bills";
import { seed as rebatesSeed } from "../database/seed/rebates";
import { seed as rechargesSeed } from "../database/seed/recharges";
import { seed as refundOffsetsSeed } from "../database/seed/refund-offsets";
import { seed as reportsSeed } from "../database/seed/reports";
import { seed as servicesSeed } from "../database/seed/services";
import { seed as vouchersSeed } from "../database/seed/vouchers";
import { seed as warningsSeed } from "../database/seed/warnings";
import { seed as withdrawalsSeed } from "../database/seed/withdrawals";
import { seed as workOrdersSeed } from "../database/seed/work-orders";

/** The demo's seeds by their names. */
export const seeds: Readonly<Record<string, Seed>> = {
  agents: agentsSeed,
  appropriations: appropriationsSeed,
  bills: billsSeed,
  clouds: cloudsSeed,
  commerce: commerceSeed,
  identity: identitySeed,
  instances: instancesSeed,
  invoices: invoicesSeed,
  messages: messagesSeed,
  news: newsSeed,
  "order-bills": orderBillsSeed,
  rebates: rebatesSeed,
  recharges: rechargesSeed,
  "refund-offsets": refundOffsetsSeed,
  reports: reportsSeed,
  services: servicesSeed,
  vouchers: vouchersSeed,
  warnings: warningsSeed,
  withdrawals: withdrawalsSeed,
  "work-orders": workOrdersSeed,
};
