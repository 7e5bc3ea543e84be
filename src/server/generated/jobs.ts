// Generated from the folders of src/server/areas by `npm run generate`; never edited by hand.
import type { AreaJobs } from "../jobs/job";
import { jobs as alarmArea } from "../areas/alarm/jobs";
import { jobs as anomalyArea } from "../areas/anomaly/jobs";
import { jobs as appropriateArea } from "../areas/appropriate/jobs";
import { jobs as bankArea } from "../areas/bank/jobs";
import { jobs as billArea } from "../areas/bill/jobs";
import { jobs as budgetArea } from "../areas/budget/jobs";
import { jobs as cloudArea } from "../areas/cloud/jobs";
import { jobs as instanceArea } from "../areas/instance/jobs";
import { jobs as invoiceArea } from "../areas/invoice/jobs";
import { jobs as monitorArea } from "../areas/monitor/jobs";
import { jobs as orderArea } from "../areas/order/jobs";
import { jobs as quotaArea } from "../areas/quota/jobs";
import { jobs as rebateArea } from "../areas/rebate/jobs";
import { jobs as rechargeArea } from "../areas/recharge/jobs";
import { jobs as refundArea } from "../areas/refund/jobs";
import { jobs as renewArea } from "../areas/renew/jobs";
import { jobs as reportArea } from "../areas/report/jobs";
import { jobs as resourceArea } from "../areas/resource/jobs";
import { jobs as savingArea } from "../areas/saving/jobs";
import { jobs as warningArea } from "../areas/warning/jobs";
import { jobs as webhookArea } from "../areas/webhook/jobs";
import { jobs as withdrawArea } from "../areas/withdraw/jobs";
import { jobs as workOrderArea } from "../areas/work-order/jobs";

/** The scheduled jobs of every area. */
export const areaJobs: readonly AreaJobs[] = [
  alarmArea,
  anomalyArea,
  appropriateArea,
  bankArea,
  billArea,
  budgetArea,
  cloudArea,
  instanceArea,
  invoiceArea,
  monitorArea,
  orderArea,
  quotaArea,
  rebateArea,
  rechargeArea,
  refundArea,
  renewArea,
  reportArea,
  resourceArea,
  savingArea,
  warningArea,
  webhookArea,
  withdrawArea,
  workOrderArea,
];
