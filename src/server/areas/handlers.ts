import type { Handlers } from "../context";
import { accountHandlers } from "./account/handlers";
import { appropriateHandlers } from "./appropriate/handlers";
import { agentHandlers } from "./agent/handlers";
import { bankHandlers } from "./bank/handlers";
import { billHandlers } from "./bill/handlers";
import { cartHandlers } from "./cart/handlers";
import { cloudHandlers } from "./cloud/handlers";
import { contractHandlers } from "./contract/handlers";
import { fileHandlers } from "./file/handlers";
import { exportHandlers } from "./export/handlers";
import { invoiceHandlers } from "./invoice/handlers";
import { messageHandlers } from "./message/handlers";
import { newsHandlers } from "./news/handlers";
import { orderHandlers } from "./order/handlers";
import { preferenceHandlers } from "./preference/handlers";
import { productHandlers } from "./product/handlers";
import { rebateHandlers } from "./rebate/handlers";
import { rechargeHandlers } from "./recharge/handlers";
import { reportHandlers } from "./report/handlers";
import { refundHandlers } from "./refund/handlers";
import { renewHandlers } from "./renew/handlers";
import { roleHandlers } from "./role/handlers";
import { serviceHandlers } from "./service/handlers";
import { sessionHandlers } from "./session/handlers";
import { userHandlers } from "./user/handlers";
import { voucherHandlers } from "./voucher/handlers";
import { warningHandlers } from "./warning/handlers";
import { withdrawHandlers } from "./withdraw/handlers";
import { workOrderHandlers } from "./work-order/handlers";

/** Every operation of the description with its handler: one that is missing is a type error. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...userHandlers,
  ...roleHandlers,
  ...messageHandlers,
  ...productHandlers,
  ...cartHandlers,
  ...orderHandlers,
  ...billHandlers,
  ...accountHandlers,
  ...voucherHandlers,
  ...rechargeHandlers,
  ...invoiceHandlers,
  ...renewHandlers,
  ...refundHandlers,
  ...bankHandlers,
  ...withdrawHandlers,
  ...appropriateHandlers,
  ...rebateHandlers,
  ...warningHandlers,
  ...newsHandlers,
  ...workOrderHandlers,
  ...serviceHandlers,
  ...cloudHandlers,
  ...contractHandlers,
  ...fileHandlers,
  ...preferenceHandlers,
  ...exportHandlers,
  ...agentHandlers,
  ...reportHandlers,
};
