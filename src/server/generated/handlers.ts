// Generated from the folders of src/server/areas by `npm run generate`; never edited by hand.
import type { Handlers } from "../context";
import { pagesOf } from "../lists/parts";
import { lists } from "./lists";
import { handlers as accountArea } from "../areas/account/handlers";
import { handlers as agentArea } from "../areas/agent/handlers";
import { handlers as alarmArea } from "../areas/alarm/handlers";
import { handlers as allocationArea } from "../areas/allocation/handlers";
import { handlers as anomalyArea } from "../areas/anomaly/handlers";
import { handlers as appropriateArea } from "../areas/appropriate/handlers";
import { handlers as bankArea } from "../areas/bank/handlers";
import { handlers as billArea } from "../areas/bill/handlers";
import { handlers as budgetArea } from "../areas/budget/handlers";
import { handlers as businessViewArea } from "../areas/business-view/handlers";
import { handlers as cartArea } from "../areas/cart/handlers";
import { handlers as cloudArea } from "../areas/cloud/handlers";
import { handlers as contractArea } from "../areas/contract/handlers";
import { handlers as exportArea } from "../areas/export/handlers";
import { handlers as fileArea } from "../areas/file/handlers";
import { handlers as invoiceArea } from "../areas/invoice/handlers";
import { handlers as messageArea } from "../areas/message/handlers";
import { handlers as monitorArea } from "../areas/monitor/handlers";
import { handlers as newsArea } from "../areas/news/handlers";
import { handlers as orderArea } from "../areas/order/handlers";
import { handlers as preferenceArea } from "../areas/preference/handlers";
import { handlers as productArea } from "../areas/product/handlers";
import { handlers as quotaArea } from "../areas/quota/handlers";
import { handlers as rebateArea } from "../areas/rebate/handlers";
import { handlers as rechargeArea } from "../areas/recharge/handlers";
import { handlers as refundArea } from "../areas/refund/handlers";
import { handlers as renewArea } from "../areas/renew/handlers";
import { handlers as reportArea } from "../areas/report/handlers";
import { handlers as resourceArea } from "../areas/resource/handlers";
import { handlers as roleArea } from "../areas/role/handlers";
import { handlers as savingArea } from "../areas/saving/handlers";
import { handlers as serviceArea } from "../areas/service/handlers";
import { handlers as sessionArea } from "../areas/session/handlers";
import { handlers as tagArea } from "../areas/tag/handlers";
import { handlers as userArea } from "../areas/user/handlers";
import { handlers as voucherArea } from "../areas/voucher/handlers";
import { handlers as warningArea } from "../areas/warning/handlers";
import { handlers as webhookArea } from "../areas/webhook/handlers";
import { handlers as withdrawArea } from "../areas/withdraw/handlers";
import { handlers as workOrderArea } from "../areas/work-order/handlers";

/** Every operation of the description with its handler: one that is missing is a type error. */
export const handlers: Handlers = {
  ...pagesOf(lists),
  ...accountArea,
  ...agentArea,
  ...alarmArea,
  ...allocationArea,
  ...anomalyArea,
  ...appropriateArea,
  ...bankArea,
  ...billArea,
  ...budgetArea,
  ...businessViewArea,
  ...cartArea,
  ...cloudArea,
  ...contractArea,
  ...exportArea,
  ...fileArea,
  ...invoiceArea,
  ...messageArea,
  ...monitorArea,
  ...newsArea,
  ...orderArea,
  ...preferenceArea,
  ...productArea,
  ...quotaArea,
  ...rebateArea,
  ...rechargeArea,
  ...refundArea,
  ...renewArea,
  ...reportArea,
  ...resourceArea,
  ...roleArea,
  ...savingArea,
  ...serviceArea,
  ...sessionArea,
  ...tagArea,
  ...userArea,
  ...voucherArea,
  ...warningArea,
  ...webhookArea,
  ...withdrawArea,
  ...workOrderArea,
};
