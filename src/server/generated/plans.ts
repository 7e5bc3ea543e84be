// Generated from the files of src/server/database/seed by `npm run generate`; never edited by hand.
import type { Plans } from "../database/seed/run/seed-type";
import { plans as allocationPart } from "../database/seed/history/allocation";
import { plans as appropriationsPart } from "../database/seed/history/appropriations";
import { plans as billsPart } from "../database/seed/history/bills";
import { plans as budgetsPart } from "../database/seed/history/budgets";
import { plans as costAnomaliesPart } from "../database/seed/history/cost-anomalies";
import { plans as instancesPart } from "../database/seed/history/instances";
import { plans as invoicesPart } from "../database/seed/history/invoices";
import { plans as ordersPart } from "../database/seed/history/orders";
import { plans as rebatesPart } from "../database/seed/history/rebates";
import { plans as rechargesPart } from "../database/seed/history/recharges";
import { plans as refundsPart } from "../database/seed/history/refunds";
import { plans as vouchersPart } from "../database/seed/history/vouchers";
import { plans as warningsPart } from "../database/seed/history/warnings";
import { plans as withdrawalsPart } from "../database/seed/history/withdrawals";
import { plans as workOrdersPart } from "../database/seed/history/work-orders";

/** The plans of the demo's past. */
export const plans: readonly Plans[] = [
  allocationPart,
  appropriationsPart,
  billsPart,
  budgetsPart,
  costAnomaliesPart,
  instancesPart,
  invoicesPart,
  ordersPart,
  rebatesPart,
  rechargesPart,
  refundsPart,
  vouchersPart,
  warningsPart,
  withdrawalsPart,
  workOrdersPart,
];
