// Generated from the folders of src/server/areas by `npm run generate`; never edited by hand.
import { lists as accountArea } from "../areas/account/lists";
import { lists as agentArea } from "../areas/agent/lists";
import { lists as alarmArea } from "../areas/alarm/lists";
import { lists as allocationArea } from "../areas/allocation/lists";
import { lists as anomalyArea } from "../areas/anomaly/lists";
import { lists as appropriateArea } from "../areas/appropriate/lists";
import { lists as bankArea } from "../areas/bank/lists";
import { lists as budgetArea } from "../areas/budget/lists";
import { lists as businessViewArea } from "../areas/business-view/lists";
import { lists as cloudArea } from "../areas/cloud/lists";
import { lists as invoiceArea } from "../areas/invoice/lists";
import { lists as messageArea } from "../areas/message/lists";
import { lists as newsArea } from "../areas/news/lists";
import { lists as orderArea } from "../areas/order/lists";
import { lists as productArea } from "../areas/product/lists";
import { lists as quotaArea } from "../areas/quota/lists";
import { lists as rebateArea } from "../areas/rebate/lists";
import { lists as rechargeArea } from "../areas/recharge/lists";
import { lists as refundArea } from "../areas/refund/lists";
import { lists as renewArea } from "../areas/renew/lists";
import { lists as reportArea } from "../areas/report/lists";
import { lists as resourceArea } from "../areas/resource/lists";
import { lists as savingArea } from "../areas/saving/lists";
import { lists as serviceArea } from "../areas/service/lists";
import { lists as tagArea } from "../areas/tag/lists";
import { lists as userArea } from "../areas/user/lists";
import { lists as voucherArea } from "../areas/voucher/lists";
import { lists as warningArea } from "../areas/warning/lists";
import { lists as webhookArea } from "../areas/webhook/lists";
import { lists as withdrawArea } from "../areas/withdraw/lists";
import { lists as workOrderArea } from "../areas/work-order/lists";

/** The lists of every area, by operation. */
export const lists = {
  ...accountArea,
  ...agentArea,
  ...alarmArea,
  ...allocationArea,
  ...anomalyArea,
  ...appropriateArea,
  ...bankArea,
  ...budgetArea,
  ...businessViewArea,
  ...cloudArea,
  ...invoiceArea,
  ...messageArea,
  ...newsArea,
  ...orderArea,
  ...productArea,
  ...quotaArea,
  ...rebateArea,
  ...rechargeArea,
  ...refundArea,
  ...renewArea,
  ...reportArea,
  ...resourceArea,
  ...savingArea,
  ...serviceArea,
  ...tagArea,
  ...userArea,
  ...voucherArea,
  ...warningArea,
  ...webhookArea,
  ...withdrawArea,
  ...workOrderArea,
};
