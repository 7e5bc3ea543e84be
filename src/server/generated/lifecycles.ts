// Generated from the folders of src/server/areas by `npm run generate`; never edited by hand.
import { lifecycle as appropriateArea } from "../areas/appropriate/lifecycle";
import { lifecycle as invoiceArea } from "../areas/invoice/lifecycle";
import { lifecycle as orderArea } from "../areas/order/lifecycle";
import { lifecycle as rechargeArea } from "../areas/recharge/lifecycle";
import { lifecycle as refundArea } from "../areas/refund/lifecycle";
import { lifecycle as withdrawArea } from "../areas/withdraw/lifecycle";
import { lifecycle as workOrderArea } from "../areas/work-order/lifecycle";

/** The life cycles of every area. */
export const lifecycles = [
  appropriateArea,
  invoiceArea,
  orderArea,
  rechargeArea,
  refundArea,
  withdrawArea,
  workOrderArea,
];
