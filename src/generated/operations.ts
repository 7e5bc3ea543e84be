// Generated from schema/api by `npm run generate`; never edited by hand.

import type { operations as Described, Provider } from "./api";

/** Every call of the API, by its operationId. Paths are below the base path of the API. */
export const operations = {
  /** Say what is in the account. */
  getAccount: { method: "get", path: "/api/v1/account/balance", source: "inferred", permission: ["v3-1"], tag: "account", answer: "object" },
  /** Search the ledger. */
  listTrades: { method: "post", path: "/api/v1/trade/list", source: "inferred", permission: ["v3-1"], exports: true, tag: "account", answer: "page" },
  /** Search agents. */
  listAgents: { method: "post", path: "/api/v1/agent/list", source: "inferred", permission: ["v7"], tag: "agent", answer: "page" },
  /** Fetch one agent. */
  getAgent: { method: "post", path: "/api/v1/agent/detail", source: "inferred", permission: ["v7"], tag: "agent", answer: "object" },
  /** Add an agent. */
  createAgent: { method: "post", path: "/api/v1/agent/create", source: "inferred", change: true, affects: ["agent"], permission: ["v7"] },
  /** Change an agent. */
  modifyAgent: { method: "post", path: "/api/v1/agent/modify", source: "inferred", change: true, affects: ["agent"], permission: ["v7"] },
  /** List the members of the group with what they have. */
  listAppropriateCustoms: { method: "post", path: "/api/v1/appropriate/customList", source: "inferred", permission: ["v3-8"], tag: "appropriate", answer: "page" },
  /** List the vouchers that can change hands. */
  listAppropriateTickets: { method: "post", path: "/api/v1/appropriate/ticketList", source: "inferred", permission: ["v3-8"], tag: "appropriate", answer: "list" },
  /** Say what a transfer would leave, and the most that could be transferred. */
  previewAppropriation: { method: "post", path: "/api/v1/appropriate/preview", source: "inferred", permission: ["v3-8"], tag: "appropriate", answer: "object" },
  /** Allocate funds to a member, or take them back. */
  createAppropriation: { method: "post", path: "/api/v1/appropriate/commit", source: "inferred", change: true, affects: ["appropriate","account","voucher","withdraw"], permission: ["v3-8"] },
  /** Search transfers between a group and its members. */
  listAppropriations: { method: "post", path: "/api/v1/appropriate/list", source: "inferred", permission: ["v3-9"], exports: true, tag: "appropriate", answer: "page" },
  /** Fetch one transfer. */
  getAppropriation: { method: "post", path: "/api/v1/appropriate/detail", source: "inferred", permission: ["v3-9"], tag: "appropriate", answer: "object" },
  /** Search bank accounts. */
  listBankAccounts: { method: "post", path: "/api/v1/bank/list", source: "inferred", permission: ["v3-16"], tag: "bank", answer: "page" },
  /** Register a bank account. */
  createBankAccount: { method: "post", path: "/api/v1/bank/save", source: "inferred", change: true, affects: ["bank"], permission: ["v3-16"], provider: "bankVerification" },
  /** Delete bank accounts. */
  deleteBankAccounts: { method: "post", path: "/api/v1/bank/delete", source: "inferred", change: true, affects: ["bank"], permission: ["v3-16"] },
  /** Make a bank account the default. */
  setDefaultBankAccount: { method: "post", path: "/api/v1/bank/setDefault", source: "inferred", change: true, affects: ["bank"], permission: ["v3-16"] },
  /** Have a bank account verified again. */
  verifyBankAccount: { method: "post", path: "/api/v1/bank/verify", source: "inferred", change: true, affects: ["bank"], permission: ["v3-16"], provider: "bankVerification" },
  /** Sum up a month of the bill. */
  getBillOverview: { method: "post", path: "/api/v1/billfee/overview", source: "inferred", permission: ["v3-1"], tag: "bill", answer: "object" },
  /** Sum up the months until one. */
  getBillTrend: { method: "post", path: "/api/v1/billfee/trend", source: "inferred", permission: ["v3-1"], tag: "bill", answer: "list" },
  /** Divide a month of the bill. */
  getBillShares: { method: "post", path: "/api/v1/billfee/shares", source: "inferred", permission: ["v3-1"], tag: "bill", answer: "list" },
  /** List the products that occur in bills. */
  listBillProducts: { method: "get", path: "/api/v1/billfee/findBillProduct", source: "specification", permission: ["v3-17"], tag: "bill", answer: "list" },
  /** Search bill lines. */
  listBillDetails: { method: "post", path: "/api/v1/billfee/detailList", source: "inferred", permission: ["v3-17"], exports: true, tag: "bill", answer: "page" },
  /** Fetch one bill line. */
  getBillDetail: { method: "get", path: "/api/v1/billfee/detail", source: "inferred", permission: ["v3-17"], tag: "bill", answer: "object" },
  /** Add to the cart. */
  addToCart: { method: "post", path: "/api/v1/car/toCar", source: "specification", change: true, affects: ["cart"], provider: "provisioning" },
  /** List the cart. */
  listCartItems: { method: "get", path: "/api/v1/car/list", source: "specification", logOnly: true, tag: "cart", answer: "list" },
  /** Take items out of the cart. */
  deleteCartItems: { method: "post", path: "/api/v1/car/delete", source: "specification", change: true, affects: ["cart","order"] },
  /** Change an item of the cart. */
  modifyCartItem: { method: "post", path: "/api/v1/car/modify", source: "inferred", change: true, affects: ["cart","order"], provider: "provisioning" },
  /** Search cloud accounts. */
  listCloudAccounts: { method: "post", path: "/api/v1/cloudAccount/list", source: "inferred", permission: ["v9-1"], tag: "cloudAccount", answer: "page" },
  /** Fetch one cloud account. */
  getCloudAccount: { method: "post", path: "/api/v1/cloudAccount/detail", source: "inferred", permission: ["v9-1"], tag: "cloudAccount", answer: "object" },
  /** Save a cloud account. */
  saveCloudAccount: { method: "post", path: "/api/v1/cloudAccount/save", source: "inferred", change: true, affects: ["cloudAccount"], permission: ["v9-1"], provider: "cloud" },
  /** Delete cloud accounts. */
  deleteCloudAccounts: { method: "post", path: "/api/v1/cloudAccount/delete", source: "inferred", change: true, affects: ["cloudAccount"], permission: ["v9-1"] },
  /** Synchronise a cloud account. */
  syncCloudAccount: { method: "post", path: "/api/v1/cloudAccount/sync", source: "inferred", change: true, affects: ["cloudAccount"], permission: ["v9-1"], provider: "cloud" },
  /** List every cloud provider. */
  listClouds: { method: "get", path: "/api/v1/cloud/list", source: "inferred", tag: "cloud", answer: "list" },
  /** List the clouds of the signed-in user. */
  listUserClouds: { method: "get", path: "/api/v1/user/getCloud", source: "specification", logOnly: true, tag: "cloud", answer: "list" },
  /** List the regions of a cloud. */
  listRegions: { method: "post", path: "/api/v1/user/getCloudRegion", source: "specification", permission: ["v9-1"], tag: "cloud", answer: "list" },
  /** Check the keys of a public cloud account. */
  checkCloudAccount: { method: "post", path: "/api/v1/pubCloud/checkAccount", source: "specification", permission: ["v9-1"], provider: "cloud", tag: "cloudAccount", answer: "object" },
  /** Sum consumption up by product or by instance. */
  listConsumption: { method: "post", path: "/api/v1/billfee/consumption", source: "inferred", permission: ["v3-1"], exports: true, tag: "bill", answer: "page" },
  /** List the customer's contracts. */
  listCustomContracts: { method: "get", path: "/api/v1/user/getCustomContractList", source: "specification", permission: ["v3-1","v7-1"], tag: "contract", answer: "list" },
  /** Export every row of a list. */
  exportList: { method: "post", path: "/api/v1/export/list", source: "inferred", tag: "export" },
  /** Upload a file. */
  uploadFile: { method: "post", path: "/api/v1/file/upload", source: "inferred", change: true, affects: [], bodyBytes: 7000000 },
  /** Fetch name, size and type of a file. */
  getFile: { method: "get", path: "/api/v1/file/get", source: "inferred", tag: "file", answer: "object" },
  /** Download a file. */
  downloadFile: { method: "get", path: "/api/v1/file/download", source: "inferred", tag: "file" },
  /** Search titles. */
  listInvoiceTitles: { method: "post", path: "/api/v1/invoice/title/list", source: "inferred", permission: ["v3-11"], tag: "invoiceTitle", answer: "page" },
  /** Fetch one title. */
  getInvoiceTitle: { method: "post", path: "/api/v1/invoice/title/detail", source: "inferred", permission: ["v3-11"], tag: "invoiceTitle", answer: "object" },
  /** Create or change a title. */
  saveInvoiceTitle: { method: "post", path: "/api/v1/invoice/title/save", source: "inferred", change: true, affects: ["invoiceTitle"], permission: ["v3-11"] },
  /** Delete titles. */
  deleteInvoiceTitles: { method: "post", path: "/api/v1/invoice/title/delete", source: "inferred", change: true, affects: ["invoiceTitle"], permission: ["v3-11"] },
  /** Make a title the default. */
  setDefaultInvoiceTitle: { method: "post", path: "/api/v1/invoice/title/setDefault", source: "inferred", change: true, affects: ["invoiceTitle"], permission: ["v3-11"] },
  /** Search addresses. */
  listMailAddresses: { method: "post", path: "/api/v1/invoice/address/list", source: "inferred", permission: ["v3-11"], tag: "mailAddress", answer: "page" },
  /** Fetch one address. */
  getMailAddress: { method: "post", path: "/api/v1/invoice/address/detail", source: "inferred", permission: ["v3-11"], tag: "mailAddress", answer: "object" },
  /** Create or change a address. */
  saveMailAddress: { method: "post", path: "/api/v1/invoice/address/save", source: "inferred", change: true, affects: ["mailAddress"], permission: ["v3-11"] },
  /** Delete addresses. */
  deleteMailAddresses: { method: "post", path: "/api/v1/invoice/address/delete", source: "inferred", change: true, affects: ["mailAddress"], permission: ["v3-11"] },
  /** Make a address the default. */
  setDefaultMailAddress: { method: "post", path: "/api/v1/invoice/address/setDefault", source: "inferred", change: true, affects: ["mailAddress"], permission: ["v3-11"] },
  /** Search what can be invoiced. */
  listInvoiceables: { method: "post", path: "/api/v1/invoice/available", source: "inferred", permission: ["v3-11"], tag: "invoice", answer: "page" },
  /** Ask for an invoice. */
  applyInvoice: { method: "post", path: "/api/v1/invoice/apply", source: "inferred", change: true, affects: ["invoice"], permission: ["v3-11"], provider: "taxOffice" },
  /** Search invoices. */
  listInvoices: { method: "post", path: "/api/v1/invoice/list", source: "inferred", permission: ["v3-12"], exports: true, tag: "invoice", answer: "page" },
  /** Fetch one invoice. */
  getInvoice: { method: "post", path: "/api/v1/invoice/detail", source: "inferred", permission: ["v3-12"], tag: "invoice", answer: "object" },
  /** Cancel an application. */
  cancelInvoice: { method: "post", path: "/api/v1/invoice/cancel", source: "inferred", change: true, affects: ["invoice"], permission: ["v3-12"] },
  /** Confirm that a paper invoice has arrived. */
  receiveInvoice: { method: "post", path: "/api/v1/invoice/receive", source: "inferred", change: true, affects: ["invoice"], permission: ["v3-12"] },
  /** Return an issued invoice. */
  returnInvoice: { method: "post", path: "/api/v1/invoice/return", source: "inferred", change: true, affects: ["invoice"], permission: ["v3-12"], provider: "taxOffice" },
  /** Download an invoice. */
  downloadInvoice: { method: "get", path: "/api/v1/invoice/download", source: "inferred", permission: ["v3-12"], tag: "invoice" },
  /** Search messages. */
  listMessages: { method: "post", path: "/api/v1/mes/getMessageList", source: "specification", exports: true, tag: "message", answer: "page" },
  /** Fetch one message. */
  getMessage: { method: "get", path: "/api/v1/mes/detail", source: "inferred", tag: "message", answer: "object" },
  /** Delete messages. */
  deleteMessages: { method: "post", path: "/api/v1/mes/delete", source: "specification", change: true, affects: ["message"] },
  /** Mark messages as read. */
  markMessagesRead: { method: "post", path: "/api/v1/mes/readFlag", source: "specification", change: true, affects: ["message"] },
  /** Count unread messages. */
  countUnreadMessages: { method: "get", path: "/api/v1/mes/unReadCount", source: "specification", logOnly: true, background: true, tag: "message", answer: "number" },
  /** Count unread messages, and the alarms among them. */
  countMessages: { method: "get", path: "/api/v1/mes/count", source: "inferred", tag: "message", answer: "object" },
  /** Search news. */
  listNews: { method: "post", path: "/api/v1/news/list", source: "inferred", tag: "news", answer: "page" },
  /** Fetch one item of news. */
  getNews: { method: "post", path: "/api/v1/news/detail", source: "inferred", tag: "news", answer: "object" },
  /** Count that an item was read. */
  viewNews: { method: "post", path: "/api/v1/news/view", source: "inferred", change: true, affects: ["news"] },
  /** Place an order. */
  commitOrder: { method: "post", path: "/api/v1/order/commit", source: "specification", change: true, affects: ["cart","order","voucher"], permission: ["v3-18"], provider: "provisioning" },
  /** Search orders. */
  listOrders: { method: "post", path: "/api/v1/order/list", source: "specification", permission: ["v3-18"], exports: true, tag: "order", answer: "page" },
  /** Fetch one order or cart item. */
  getOrderOrCartItem: { method: "post", path: "/api/v1/orderorcar/detail", source: "specification", permission: ["v3-18"], tag: "order", answer: "object" },
  /** Say how an order would be paid. */
  previewOrderPayment: { method: "post", path: "/api/v1/order/pay/preview", source: "inferred", permission: ["v3-18"], tag: "order", answer: "object" },
  /** Pay an order. */
  payOrder: { method: "post", path: "/api/v1/order/pay", source: "inferred", change: true, affects: ["order","account","voucher","bill","renew","refund","withdraw"], permission: ["v3-18"], provider: "provisioning" },
  /** Cancel an order that is not paid. */
  cancelOrder: { method: "post", path: "/api/v1/order/cancel", source: "inferred", change: true, affects: ["order","voucher","renew"], permission: ["v3-18"] },
  /** Fetch one preference of the caller. */
  getPreference: { method: "get", path: "/api/v1/preference/get", source: "inferred", tag: "preference", answer: "object" },
  /** Save one preference of the caller. */
  savePreference: { method: "post", path: "/api/v1/preference/save", source: "inferred", change: true, affects: ["preference"] },
  /** List the saved views of a list. */
  listSavedViews: { method: "get", path: "/api/v1/preference/view/list", source: "inferred", tag: "savedView", answer: "list" },
  /** Save a view of a list. */
  saveView: { method: "post", path: "/api/v1/preference/view/save", source: "inferred", change: true, affects: ["savedView"] },
  /** Delete a saved view. */
  deleteView: { method: "post", path: "/api/v1/preference/view/delete", source: "inferred", change: true, affects: ["savedView"] },
  /** Choose the view a list opens with. */
  setDefaultView: { method: "post", path: "/api/v1/preference/view/setDefault", source: "inferred", change: true, affects: ["savedView"] },
  /** Search the catalogue. */
  listProducts: { method: "post", path: "/api/v1/product/list", source: "inferred", tag: "product", answer: "page" },
  /** Fetch a product. */
  getProduct: { method: "get", path: "/api/v1/product/detail", source: "inferred", tag: "product", answer: "object" },
  /** Fetch what the price of a product depends on. */
  getPriceAttributes: { method: "post", path: "/api/v1/product/price/attr/json", source: "specification", tag: "product", answer: "object" },
  /** Calculate a price. */
  getPrice: { method: "post", path: "/api/v1/product/price/attr/getPrice", source: "specification", tag: "product", answer: "object" },
  /** Sum the rebates up by status. */
  getRebateTotals: { method: "get", path: "/api/v1/rebate/totals", source: "inferred", permission: ["v3-3"], tag: "rebate", answer: "object" },
  /** Search rebates. */
  listRebates: { method: "post", path: "/api/v1/rebate/list", source: "inferred", permission: ["v3-3"], exports: true, tag: "rebate", answer: "page" },
  /** List the rebates that can be withdrawn. */
  listWithdrawableRebates: { method: "post", path: "/api/v1/rebate/withdrawable", source: "inferred", permission: ["v3-3"], tag: "rebate", answer: "list" },
  /** Withdraw rebates. */
  withdrawRebates: { method: "post", path: "/api/v1/rebate/withdraw", source: "inferred", change: true, affects: ["rebate"], permission: ["v3-3"], provider: "payout" },
  /** Search payouts of rebates. */
  listRebatePayouts: { method: "post", path: "/api/v1/rebate/payoutList", source: "inferred", permission: ["v3-3"], tag: "rebate", answer: "page" },
  /** Ask for a recharge. */
  createRecharge: { method: "post", path: "/api/v1/recharge/create", source: "inferred", change: true, affects: ["recharge"], permission: ["v3-7"], provider: "payment" },
  /** Search recharges. */
  listRecharges: { method: "post", path: "/api/v1/recharge/list", source: "inferred", permission: ["v3-7"], exports: true, tag: "recharge", answer: "page" },
  /** Fetch one recharge. */
  getRecharge: { method: "post", path: "/api/v1/recharge/detail", source: "inferred", permission: ["v3-7"], tag: "recharge", answer: "object" },
  /** Close a recharge that is not paid. */
  cancelRecharge: { method: "post", path: "/api/v1/recharge/cancel", source: "inferred", change: true, affects: ["recharge"], permission: ["v3-7"] },
  /** Pay a recharge on the payment page of the demo. */
  payRecharge: { method: "post", path: "/api/v1/recharge/pay", source: "inferred", change: true, affects: ["recharge","account","withdraw"], permission: ["v3-7"], provider: "paymentPage" },
  /** Search instances that can be refunded. */
  listRefundables: { method: "post", path: "/api/v1/refund/resourceList", source: "inferred", permission: ["v3-18"], tag: "refund", answer: "page" },
  /** Say what a refund comes to. */
  previewRefund: { method: "post", path: "/api/v1/refund/price", source: "inferred", permission: ["v3-18"], tag: "refund", answer: "object" },
  /** Ask for a refund. */
  refundInstances: { method: "post", path: "/api/v1/refund/commit", source: "inferred", change: true, affects: ["refund","renew","order"], permission: ["v3-18"], provider: "refundReview" },
  /** Search refunds. */
  listRefunds: { method: "post", path: "/api/v1/refund/list", source: "inferred", permission: ["v3-18"], tag: "refund", answer: "page" },
  /** Fetch one refund. */
  getRefund: { method: "post", path: "/api/v1/refund/detail", source: "inferred", permission: ["v3-18"], tag: "refund", answer: "object" },
  /** Cancel a refund. */
  cancelRefund: { method: "post", path: "/api/v1/refund/cancel", source: "inferred", change: true, affects: ["refund","renew","order"], permission: ["v3-18"] },
  /** Search instances by their expiry. */
  listRenewals: { method: "post", path: "/api/v1/renew/list", source: "inferred", permission: ["v3-19"], tag: "renew", answer: "page" },
  /** Fetch one instance. */
  getRenewal: { method: "post", path: "/api/v1/renew/detail", source: "inferred", permission: ["v3-19"], tag: "renew", answer: "object" },
  /** Say what a renewal costs. */
  previewRenewal: { method: "post", path: "/api/v1/renew/price", source: "inferred", permission: ["v3-19"], tag: "renew", answer: "object" },
  /** Order a renewal. */
  renewInstances: { method: "post", path: "/api/v1/renew/commit", source: "inferred", change: true, affects: ["renew","order","refund"], permission: ["v3-19"], provider: "provisioning" },
  /** Say whether instances renew by themselves. */
  setAutoRenewal: { method: "post", path: "/api/v1/renew/setAuto", source: "inferred", change: true, affects: ["renew"], permission: ["v3-19"], provider: "provisioning" },
  /** Count what expires soon. */
  countExpiring: { method: "get", path: "/api/v1/renew/summary", source: "inferred", permission: ["v3-19"], tag: "renew", answer: "object" },
  /** Tell how many instances expire on each day of a month. */
  listExpiries: { method: "post", path: "/api/v1/renew/calendar", source: "inferred", permission: ["v3-19"], tag: "renew", answer: "list" },
  /** Order a report. */
  createReport: { method: "post", path: "/api/v1/report/create", source: "inferred", change: true, affects: ["report"], permission: ["v1"] },
  /** Search reports. */
  listReports: { method: "post", path: "/api/v1/report/list", source: "inferred", permission: ["v1"], tag: "report", answer: "page" },
  /** Fetch one report. */
  getReport: { method: "post", path: "/api/v1/report/detail", source: "inferred", permission: ["v1"], tag: "report", answer: "object" },
  /** Download a report. */
  downloadReport: { method: "get", path: "/api/v1/report/download", source: "inferred", permission: ["v1"], tag: "report" },
  /** Make a failed report again. */
  retryReport: { method: "post", path: "/api/v1/report/retry", source: "inferred", change: true, affects: ["report"], permission: ["v1"] },
  /** Delete reports. */
  deleteReports: { method: "post", path: "/api/v1/report/delete", source: "inferred", change: true, affects: ["report"], permission: ["v1"] },
  /** List the products a report can be about. */
  listReportProducts: { method: "get", path: "/api/v1/report/products", source: "inferred", permission: ["v1"], tag: "report", answer: "list" },
  /** Search saved conditions. */
  listReportConditions: { method: "post", path: "/api/v1/report/condition/list", source: "inferred", permission: ["v1"], tag: "report", answer: "page" },
  /** Fetch a saved condition. */
  getReportCondition: { method: "post", path: "/api/v1/report/condition/detail", source: "inferred", permission: ["v1"], tag: "report", answer: "object" },
  /** Save a condition. */
  saveReportCondition: { method: "post", path: "/api/v1/report/condition/save", source: "inferred", change: true, affects: ["report"], permission: ["v1"] },
  /** Delete saved conditions. */
  deleteReportConditions: { method: "post", path: "/api/v1/report/condition/delete", source: "inferred", change: true, affects: ["report"], permission: ["v1"] },
  /** List the schedules of reports. */
  listReportSchedules: { method: "post", path: "/api/v1/report/schedule/list", source: "inferred", permission: ["v1"], tag: "report", answer: "page" },
  /** Pause or resume a schedule. */
  enableReportSchedule: { method: "post", path: "/api/v1/report/schedule/enable", source: "inferred", change: true, affects: ["report"], permission: ["v1"] },
  /** Delete schedules. */
  deleteReportSchedules: { method: "post", path: "/api/v1/report/schedule/delete", source: "inferred", change: true, affects: ["report"], permission: ["v1"] },
  /** List all roles. */
  listRoles: { method: "get", path: "/api/v1/role/find/all", source: "specification", permission: ["v7"], tag: "role", answer: "list" },
  /** List the roles of a user. */
  listUserRoles: { method: "post", path: "/api/v1/role/find/user", source: "specification", permission: ["v7"], self: "userId", tag: "role", answer: "list" },
  /** Fetch one role. */
  getRole: { method: "get", path: "/api/v1/role/get", source: "inferred", permission: ["v7"], tag: "role", answer: "object" },
  /** Create a role. */
  createRole: { method: "post", path: "/api/v1/role/create", source: "inferred", change: true, affects: ["role"], permission: ["v7"] },
  /** Modify a role. */
  modifyRole: { method: "post", path: "/api/v1/role/modify", source: "inferred", change: true, affects: ["role","user","session"], permission: ["v7"] },
  /** Delete roles. */
  deleteRoles: { method: "post", path: "/api/v1/role/delete", source: "inferred", change: true, affects: ["role"], permission: ["v7"] },
  /** Search services. */
  listServices: { method: "post", path: "/api/v1/service/list", source: "inferred", tag: "service", answer: "page" },
  /** Fetch one service. */
  getService: { method: "post", path: "/api/v1/service/detail", source: "inferred", tag: "service", answer: "object" },
  /** Ask about a service. */
  enquireService: { method: "post", path: "/api/v1/service/enquire", source: "inferred", change: true, affects: ["workOrder"], permission: ["v5","v3-5"], provider: "serviceDesk" },
  /** Fetch the image of a verification code. */
  getVerifyCodeImage: { method: "get", path: "/api/v1/user/login/verifyCodeImage", source: "specification", public: true, tag: "session" },
  /** Sign in. */
  login: { method: "post", path: "/api/v1/user/login", source: "specification", change: true, affects: [], public: true },
  /** Sign out. */
  logout: { method: "post", path: "/api/v1/user/logout", source: "inferred", change: true, affects: [], oneTimePassword: true },
  /** Fetch how long the session lasts. */
  getSession: { method: "get", path: "/api/v1/user/session", source: "inferred", oneTimePassword: true, background: true, tag: "session", answer: "object" },
  /** Keep the session alive. */
  renewSession: { method: "post", path: "/api/v1/user/session/renew", source: "inferred", oneTimePassword: true, tag: "session", answer: "object" },
  /** Fetch the signed-in user. */
  getCurrentUser: { method: "get", path: "/api/v1/user/current", source: "inferred", oneTimePassword: true, logOnly: true, tag: "session", answer: "object" },
  /** Fetch what the signed-in user may do. */
  getAuthority: { method: "get", path: "/api/v1/user/authority", source: "inferred", oneTimePassword: true, logOnly: true, tag: "session", answer: "object" },
  /** Look back on one's own sign-ins. */
  listLoginHistory: { method: "post", path: "/api/v1/user/loginHistory", source: "inferred", tag: "session", answer: "page" },
  /** List where one is signed in. */
  listSessions: { method: "get", path: "/api/v1/user/session/list", source: "inferred", tag: "session", answer: "list" },
  /** End sessions of one's own. */
  endSessions: { method: "post", path: "/api/v1/user/session/end", source: "inferred", change: true, affects: ["session"] },
  /** End every other session of one's own. */
  endOtherSessions: { method: "post", path: "/api/v1/user/session/endOthers", source: "inferred", change: true, affects: ["session"] },
  /** Fetch one user. */
  getUser: { method: "get", path: "/api/v1/user/get", source: "specification", permission: ["v7"], self: "id", tag: "user", answer: "object" },
  /** Create a sub-account. */
  createUser: { method: "post", path: "/api/v1/user/create", source: "specification", change: true, affects: ["user","role"], permission: ["v7"] },
  /** Tell whether a name, phone or e-mail is taken. */
  checkUserExists: { method: "post", path: "/api/v1/user/checkExist", source: "specification", permission: ["v7"], self: "excludeId", tag: "user", answer: "boolean" },
  /** Search users. */
  listUsers: { method: "post", path: "/api/v1/user/find", source: "specification", permission: ["v7"], exports: true, tag: "user", answer: "page" },
  /** Modify a user: profile, password or status. */
  modifyUser: { method: "post", path: "/api/v1/user/modify", source: "specification", change: true, affects: ["user","role","session"], permission: ["v7"], oneTimePassword: true, self: "id" },
  /** Give a sub-account a new password. */
  resetUserPassword: { method: "post", path: "/api/v1/user/resetPassword", source: "inferred", change: true, affects: ["user","session"], permission: ["v7"] },
  /** Delete users. */
  deleteUsers: { method: "post", path: "/api/v1/user/delete", source: "specification", change: true, affects: ["user","role"], permission: ["v7"] },
  /** Search vouchers. */
  listTickets: { method: "post", path: "/api/v1/cloudTicket/list", source: "inferred", permission: ["v3-10"], tag: "voucher", answer: "page" },
  /** Fetch one voucher. */
  getTicket: { method: "post", path: "/api/v1/cloudTicket/detail", source: "inferred", permission: ["v3-10"], tag: "voucher", answer: "object" },
  /** List what a voucher was used for. */
  listTicketUses: { method: "post", path: "/api/v1/cloudTicket/useList", source: "inferred", permission: ["v3-10"], tag: "voucher", answer: "page" },
  /** List the vouchers that could pay for an order. */
  listOrderTickets: { method: "post", path: "/api/v1/cloudTicket/orderList", source: "inferred", permission: ["v3-18"], tag: "voucher", answer: "list" },
  /** List the vouchers that could pay for what is being configured. */
  listPriceTickets: { method: "post", path: "/api/v1/cloudTicket/priceList", source: "inferred", permission: ["v3-18"], tag: "voucher", answer: "list" },
  /** Activate a voucher by its code. */
  activateTicket: { method: "post", path: "/api/v1/cloudTicket/activate", source: "inferred", change: true, affects: ["voucher","account"], permission: ["v3-10"] },
  /** List the reminders of the customer. */
  listWarningSettings: { method: "get", path: "/api/v1/warningSetting/list", source: "inferred", permission: ["v6"], tag: "warning", answer: "list" },
  /** Fetch the settings of one type. */
  getWarningSetting: { method: "get", path: "/api/v1/warningSetting/get", source: "inferred", permission: ["v6"], tag: "warning", answer: "object" },
  /** Save the settings of one type. */
  saveWarningSetting: { method: "post", path: "/api/v1/warningSetting/save", source: "inferred", change: true, affects: ["warning"], permission: ["v6"] },
  /** Switch a reminder on or off. */
  switchWarningSetting: { method: "post", path: "/api/v1/warningSetting/switch", source: "inferred", change: true, affects: ["warning"], permission: ["v6"] },
  /** Tell what a setting would remind of. */
  previewWarningSetting: { method: "post", path: "/api/v1/warningSetting/preview", source: "inferred", permission: ["v6"], tag: "warning", answer: "object" },
  /** Search users who can be reminded. */
  listWarningReceivers: { method: "post", path: "/api/v1/warningSetting/receivers", source: "inferred", permission: ["v6"], tag: "warning", answer: "page" },
  /** Search reminders that were raised. */
  listWarningRecords: { method: "post", path: "/api/v1/warningSetting/record/list", source: "inferred", permission: ["v6"], tag: "warning", answer: "page" },
  /** Fetch one reminder that was raised. */
  getWarningRecord: { method: "post", path: "/api/v1/warningSetting/record/detail", source: "inferred", permission: ["v6"], tag: "warning", answer: "object" },
  /** Tell how much can be withdrawn, and why. */
  getWithdrawable: { method: "get", path: "/api/v1/withdraw/available", source: "inferred", permission: ["v3-15"], tag: "withdraw", answer: "object" },
  /** Ask for a withdrawal. */
  createWithdrawal: { method: "post", path: "/api/v1/withdraw/commit", source: "inferred", change: true, affects: ["withdraw","account"], permission: ["v3-15"], provider: "payout" },
  /** Search withdrawals. */
  listWithdrawals: { method: "post", path: "/api/v1/withdraw/list", source: "inferred", permission: ["v3-15"], exports: true, tag: "withdraw", answer: "page" },
  /** Fetch one withdrawal. */
  getWithdrawal: { method: "post", path: "/api/v1/withdraw/detail", source: "inferred", permission: ["v3-15"], tag: "withdraw", answer: "object" },
  /** Cancel a withdrawal. */
  cancelWithdrawal: { method: "post", path: "/api/v1/withdraw/cancel", source: "inferred", change: true, affects: ["withdraw","account"], permission: ["v3-15"] },
  /** Open a work order. */
  createWorkOrder: { method: "post", path: "/api/v1/workOrder/create", source: "inferred", change: true, affects: ["workOrder"], permission: ["v5","v3-5"], provider: "serviceDesk" },
  /** Search work orders. */
  listWorkOrders: { method: "post", path: "/api/v1/workOrder/list", source: "inferred", permission: ["v5","v3-5"], exports: true, tag: "workOrder", answer: "page" },
  /** Count open work orders. */
  countWorkOrders: { method: "get", path: "/api/v1/workOrder/count", source: "inferred", permission: ["v5","v3-5"], tag: "workOrder", answer: "object" },
  /** Fetch one work order. */
  getWorkOrder: { method: "post", path: "/api/v1/workOrder/detail", source: "inferred", permission: ["v5","v3-5"], tag: "workOrder", answer: "object" },
  /** Write to the engineer. */
  replyWorkOrder: { method: "post", path: "/api/v1/workOrder/reply", source: "inferred", change: true, affects: ["workOrder"], permission: ["v5","v3-5"], provider: "serviceDesk" },
  /** Urge the engineer. */
  urgeWorkOrder: { method: "post", path: "/api/v1/workOrder/urge", source: "inferred", change: true, affects: ["workOrder"], permission: ["v5","v3-5"], provider: "serviceDesk" },
  /** Withdraw a work order. */
  cancelWorkOrder: { method: "post", path: "/api/v1/workOrder/cancel", source: "inferred", change: true, affects: ["workOrder"], permission: ["v5","v3-5"] },
  /** Confirm that it is solved. */
  confirmWorkOrder: { method: "post", path: "/api/v1/workOrder/confirm", source: "inferred", change: true, affects: ["workOrder"], permission: ["v5","v3-5"] },
  /** Say that it is not solved. */
  reopenWorkOrder: { method: "post", path: "/api/v1/workOrder/reopen", source: "inferred", change: true, affects: ["workOrder"], permission: ["v5","v3-5"], provider: "serviceDesk" },
  /** End a work order that is not pursued any further. */
  closeWorkOrder: { method: "post", path: "/api/v1/workOrder/close", source: "inferred", change: true, affects: ["workOrder"], permission: ["v5","v3-5"] },
  /** Rate a work order. */
  scoreWorkOrder: { method: "post", path: "/api/v1/workOrder/score", source: "inferred", change: true, affects: ["workOrder"], permission: ["v5","v3-5"] },
} as const;

/** The name of a call: config binding, client key and server handler alike. */
export type OperationId = keyof typeof operations;

/** A row of the table, with what may be absent. */
export interface Operation {
  readonly method: "get" | "post";
  readonly path: string;
  /** Named by the specification, or inferred and to be compared with the real server. */
  readonly source: "specification" | "inferred";
  /** Changes something, and so leaves an audit row. */
  readonly change?: true;
  /** Tags of the calls whose answers the change makes stale. */
  readonly affects?: readonly string[];
  /** Of a call that only reads: the tag by which changes affect its answer. */
  readonly tag?: string;
  /** Menu codes of which the caller must hold any; absent: any signed-in user. */
  readonly permission?: readonly string[];
  /** The outside service the call needs: refused where it is not set up. */
  readonly provider?: Provider;
  /** May be called before a one-time password is changed. */
  readonly oneTimePassword?: true;
  /** Needs no token. */
  readonly public?: true;
  /** The request property in which the caller's own id needs no permission. */
  readonly self?: string;
  /** A failure is only logged, never shown (specification §8). */
  readonly logOnly?: true;
  /** Made by the console itself, again and again: no sign that somebody is there, so it does not keep the session alive. */
  readonly background?: true;
  /** Largest body, bytes, where it may be larger than others. */
  readonly bodyBytes?: number;
  /** A list that `exportList` gives as a file. */
  readonly exports?: true;
  /** Of a call that only reads: what its `data` is. Of one that changes something what matters is that it was done. */
  readonly answer?: AnswerKind;
}

/** What `data` is: a page is an object with a `list`. */
export type AnswerKind = "page" | "list" | "object" | "boolean" | "number";

/** A file as an operation answers it. */
export interface AnsweredFile {
  name: string;
  /** Media type. */
  type: string;
  content: Uint8Array<ArrayBuffer>;
}

/** What a call is given: the request body, else the query parameters, else undefined. */
export type Input<Id extends OperationId> = InputOf<Described[Id]>;

/** What a call answers: the `data` of its envelope, the text of an image, or a file. */
export type Output<Id extends OperationId> = OutputOf<ContentOf<Described[Id]>>;

type InputOf<Operation> = Operation extends { requestBody: { content: { "application/json": infer Body } } }
  ? Body
  : Operation extends { parameters: { query: infer Query } }
    ? Query
    : undefined;

type ContentOf<Operation> = Operation extends { responses: { 200: { content: infer Content } } }
  ? Content extends { "application/octet-stream": unknown }
    ? AnsweredFile
    : Content[keyof Content]
  : never;

type OutputOf<Content> = Content extends string | AnsweredFile ? Content : Extract<Content, { code: 200; data: unknown }>["data"];
