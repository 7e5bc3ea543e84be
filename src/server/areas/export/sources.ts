import type { ListSources } from "../../export/source";
import { tradeSource } from "../account/handlers";
import { appropriationSource } from "../appropriate/handlers";
import { consumptionSource } from "../bill/consumption";
import { billDetailSource } from "../bill/export";
import { messageSource } from "../message/export";
import { orderSource } from "../order/handlers";
import { invoiceSource } from "../invoice/handlers";
import { rebateSource } from "../rebate/handlers";
import { rechargeSource } from "../recharge/handlers";
import { userSource } from "../user/read-users";
import { workOrderSource } from "../work-order/find-work-orders";
import { withdrawalSource } from "../withdraw/handlers";

/** How each list with x-export is read to its end: one that is missing is a type error. */
export const listSources: ListSources = {
  listBillDetails: billDetailSource,
  listUsers: userSource,
  listMessages: messageSource,
  listOrders: orderSource,
  listTrades: tradeSource,
  listConsumption: consumptionSource,
  listAppropriations: appropriationSource,
  listWorkOrders: workOrderSource,
  listRebates: rebateSource,
  listRecharges: rechargeSource,
  listWithdrawals: withdrawalSource,
  listInvoices: invoiceSource,
};
