import { describe, expect, it } from "vitest";
import { operations, type Operation } from "../../../src/generated/operations";
import document from "../../../src/generated/openapi.json" with { type: "json" };

/**
 * Who may make each call, and whether it changes something. A menu code, or several of which any suffices; "-" for any signed-in user, who gets only what is
 * their own or their customer's (and as an export what they may list); "public" without a session. After it the property in which one's own id needs no code.
 * A new operation has to be written down here too, so that none is open by forgetting.
 */
const expected = `
  getVerifyCodeImage   public
  login                public           changes
  logout               -                changes
  getSession           -
  listLoginHistory     -
  listSessions         -
  endSessions          -                changes
  endOtherSessions     -                changes
  renewSession         -
  getCurrentUser       -
  getAuthority         -
  getUser              v7 self:id
  createUser           v7               changes
  checkUserExists      v7 self:excludeId
  listUsers            v7
  modifyUser           v7 self:id       changes
  resetUserPassword    v7               changes
  deleteUsers          v7               changes
  listRoles            v7
  listUserRoles        v7 self:userId
  getRole              v7
  createRole           v7               changes
  modifyRole           v7               changes
  deleteRoles          v7               changes
  listMessages         -
  getMessage           -
  deleteMessages       -                changes
  markMessagesRead     -                changes
  countMessages        -
  countUnreadMessages  -
  getPreference        -
  savePreference       -                changes
  listSavedViews       -
  saveView             -                changes
  deleteView           -                changes
  setDefaultView       -                changes
  listProducts         -
  getProduct           -
  getPriceAttributes   -
  getPrice             -
  addToCart            -                changes
  listCartItems        -
  modifyCartItem       -                changes
  deleteCartItems      -                changes
  commitOrder          v3-18            changes
  listOrders           v3-18
  getOrderOrCartItem   v3-18
  previewOrderPayment  v3-18
  payOrder             v3-18            changes
  previewOrdersPayment v3-18
  payOrders            v3-18            changes
  cancelOrder          v3-18            changes
  getAccount           v3-1
  listTrades           v3-1
  listTickets          v3-10
  getTicket            v3-10
  listTicketUses       v3-10
  listOrderTickets     v3-18
  listPriceTickets     v3-18
  activateTicket       v3-10            changes
  listBillProducts     v3-17|v4-1|v4-2|v4-3
  listBillDetails      v3-17|v4-1|v4-3
  getBillDetail        v3-17|v4-1|v4-3
  listConsumption      v3-1
  getBillOverview      v3-1|v4-1
  getBillTrend         v3-1|v4-1
  getBillShares        v3-1|v4-1
  listBillReadings     v3-1|v4-1
  getBillChange        v3-1|v4-1
  listBillMovers       v3-1|v4-1
  listBillMonths       v3-1|v4-1|v4-3
  listCosts            v4-3
  getCostForecast      v3-1|v4-1
  listTagShares        v4-1
  listViewShares       v4-1
  listBillTagKeys      v3-1|v4-1|v4-3
  listBillRegions      v3-17|v4-1|v4-3
  listBillTags         v3-17|v4-1|v4-2|v4-3
  listBillViews        v4-1|v4-3
  createRecharge       v3-7             changes
  listRecharges        v3-7
  getRecharge          v3-7
  cancelRecharge       v3-7             changes
  payRecharge          v3-7             changes
  listInvoiceables     v3-11
  previewInvoice       v3-11
  applyInvoice         v3-11            changes
  listInvoices         v3-12
  getInvoice           v3-12
  cancelInvoice        v3-12            changes
  receiveInvoice       v3-12            changes
  returnInvoice        v3-12            changes
  downloadInvoice      v3-12
  listInvoiceTitles    v3-11
  getInvoiceTitle      v3-11
  saveInvoiceTitle     v3-11            changes
  deleteInvoiceTitles  v3-11            changes
  setDefaultInvoiceTitle v3-11          changes
  listMailAddresses    v3-11
  getMailAddress       v3-11
  saveMailAddress      v3-11            changes
  deleteMailAddresses  v3-11            changes
  setDefaultMailAddress v3-11           changes
  listBankAccounts     v3-16
  createBankAccount    v3-16            changes
  deleteBankAccounts   v3-16            changes
  setDefaultBankAccount v3-16           changes
  verifyBankAccount    v3-16            changes
  getWithdrawable      v3-15
  createWithdrawal     v3-15            changes
  listWithdrawals      v3-15
  getWithdrawal        v3-15
  cancelWithdrawal     v3-15            changes
  getRebateTotals      v3-3
  listRebates          v3-3
  listWithdrawableRebates v3-3
  withdrawRebates      v3-3             changes
  listRebatePayouts    v3-3
  listAppropriateCustoms v3-8
  listAppropriateTickets v3-8
  previewAppropriation v3-8
  createAppropriation  v3-8             changes
  listAppropriations   v3-9
  getAppropriation     v3-9
  listRenewals         v3-19
  getRenewal           v3-19
  previewRenewal       v3-19
  renewInstances       v3-19            changes
  setAutoRenewal       v3-19            changes
  countExpiring        v3-19
  listExpiries         v3-19
  listRefundables      v3-18
  previewRefund        v3-18
  refundInstances      v3-18            changes
  listRefunds          v3-18
  getRefund            v3-18
  cancelRefund         v3-18            changes
  createWorkOrder      v5|v3-5               changes
  listWorkOrders       v5|v3-5
  countWorkOrders      v5|v3-5
  getWorkOrder         v5|v3-5
  replyWorkOrder       v5|v3-5               changes
  urgeWorkOrder        v5|v3-5               changes
  cancelWorkOrder      v5|v3-5               changes
  confirmWorkOrder     v5|v3-5               changes
  reopenWorkOrder      v5|v3-5               changes
  closeWorkOrder       v5|v3-5               changes
  scoreWorkOrder       v5|v3-5               changes
  listServices         -
  getService           -
  enquireService       v5|v3-5               changes
  listClouds           -
  listUserClouds       -
  listRegions          v9-1
  checkCloudAccount    v9-1
  listCloudAccounts    v9-1
  getCloudAccount      v9-1
  saveCloudAccount     v9-1             changes
  deleteCloudAccounts  v9-1             changes
  syncCloudAccount     v9-1             changes
  pauseCloudAccounts   v9-1             changes
  resumeCloudAccounts  v9-1             changes
  rotateCloudAccountKeys v9-1           changes
  listCloudCapabilities v9-1
  listSyncScopes       v9-1
  syncScope            v9-1             changes
  listCustomContracts  v3-1|v7-1
  listWarningSettings    v6
  getWarningSetting      v6
  saveWarningSetting     v6             changes
  switchWarningSetting   v6             changes
  previewWarningSetting  v6
  listWarningReceivers   v6|v10-3|v4-2
  listWarningRecords     v6
  getWarningRecord       v6
  listNews             -
  getNews              -
  viewNews             -                changes
  uploadFile           -                changes
  getFile              -
  downloadFile         -
  exportList           -
  createReport         v1               changes
  createCostAnalysisReport v1           changes
  listReports          v1
  listAgents           v7
  getAgent             v7
  createAgent          v7               changes
  modifyAgent          v7               changes
  getReport            v1
  downloadReport       v1
  retryReport          v1               changes
  deleteReports        v1               changes
  listReportProducts   v1
  listReportConditions v1
  getReportCondition   v1
  saveReportCondition  v1               changes
  deleteReportConditions v1             changes
  listReportSchedules  v1
  enableReportSchedule v1               changes
  deleteReportSchedules v1              changes
  attachResource       v8-2.*  changes
  bindTags             v8-1.2  changes
  deleteTags           v8-1.1  changes
  getDatabase          v8-2.3
  getDisk              v8-2.2
  getHost              v8-2.1
  getInventory         v8-2.*
  getMongo             v8-2.7
  getPriNet            v8-2.6
  getPubIp             v8-2.5
  getRedis             v8-2.4
  getResourceMap       v8-2.*
  getResourceSummary   v8-2.*
  getTag               v8-1.1
  getTagCoverage       v8-1.1|v8-1.2
  listAccountHealth    v8-2.*
  listDatabases        v8-2.3
  listDisks            v8-2.2
  listHosts            v8-2.1
  listMongos           v8-2.7
  listPriNets          v8-2.6
  listPubIps           v8-2.5
  listRedisInstances   v8-2.4
  listMetrics          v8-2.*|v10-3
  queryMetrics         v8-2.*
  listRelatedResources v8-2.*
  listResourceAccounts v8-1.2|v8-2.*
  listResourceCosts    v8-2.*
  listResourceEvents   v8-2.*
  listResourceRegions v8-1.2|v8-2.*
  listResourceSizes    v8-2.*
  listResourceTargets  v8-2.*
  listResourcesByCloud v8-2.*
  listResourcesByRegion v8-2.*
  listResourcesByState v8-2.*
  listTagKeys          v8-1.1|v8-1.2
  listTagResources     v8-1.2|v10-2|v10-3
  listBusinessViews    v10-1|v10-2|v10-3
  getBusinessView      v10-1
  saveBusinessView     v10-1  changes
  deleteBusinessView   v10-1  changes
  moveBusinessView     v10-1  changes
  listViewProjects     v10-1
  listViewAccounts     v10-1|v10-3
  listViewCosts        v3-1|v4-1|v4-3
  listViewResources    v10-1
  listViewGroups       v10-1
  getViewGroup         v10-1
  previewViewGroup     v10-1
  saveViewGroup        v10-1  changes
  deleteViewGroup      v10-1  changes
  listQuotas           v8
  getQuota             v8
  getQuotaSummary      v8
  listQuotaAccounts    v8
  listQuotaRegions     v8
  applyQuota           v8               changes
  listQuotaApplications v8
  getQuotaApplication  v8
  cancelQuotaApplication v8             changes
  listCostAnomalies    v4-1|v4-3
  getCostAnomaly       v4-1|v4-3
  listCostAnomalyParts v4-1|v4-3
  judgeCostAnomaly     v4-3             changes
  reopenCostAnomaly    v4-3             changes
  listBudgets          v4-1|v4-2
  getBudget            v4-2
  saveBudget           v4-2             changes
  previewBudget        v4-2
  deleteBudgets        v4-2             changes
  listBudgetPeriods    v4-2
  listBudgetPeriodAmounts v4-2
  listBudgetWarnings   v4-2
  listBudgetAccounts   v3-17|v4-1|v4-2|v4-3
  listBudgetProjects   v3-17|v4-1|v4-2|v4-3
  listAlarmRules       v10-2|v10-3
  listAlarmSilences    v10-2|v10-3
  listWebhooks         v10-3|v4-2
  getWebhook           v10-3
  saveWebhook          v10-3            changes
  deleteWebhooks       v10-3            changes
  testWebhook          v10-3            changes
  getAlarmSilence      v10-2|v10-3
  previewAlarmSilence  v10-2|v10-3
  saveAlarmSilence     v10-2|v10-3      changes
  endAlarmSilences     v10-2|v10-3      changes
  deleteAlarmSilences  v10-2|v10-3      changes
  listSavings          v4-2
  getSaving            v4-2
  getSavingSummary     v4-2
  dismissSavings       v4-2             changes
  reopenSavings        v4-2             changes
  listCostUnits        v4-2|v4-3
  getCostUnit          v4-2|v4-3
  saveCostUnit         v4-2             changes
  deleteCostUnits      v4-2             changes
  listAllocationRules  v4-2|v4-3
  listAllocationRuleNames v4-2|v4-3
  getAllocationRule    v4-2|v4-3
  saveAllocationRule   v4-2             changes
  previewAllocation    v4-2
  moveAllocationRule   v4-2             changes
  deleteAllocationRules v4-2            changes
  listAllocatedCosts   v4-2|v4-3
  listAllocationParts  v4-2|v4-3
  getAlarmRule         v10-3
  saveAlarmRule        v10-3            changes
  deleteAlarmRules     v10-3            changes
  enableAlarmRules     v10-3            changes
  listAlarmTemplates   v10-3
  previewAlarmScope    v10-3
  previewAlarmRule     v10-3
  listAlarms           v10-2
  listAlarmGroups      v10-2
  listAlarmStates      v10-3
  listFailedDeliveries v10-2|v10-3
  resendDeliveries     v10-2|v10-3      changes
  getAlarm             v10-2
  handleAlarms         v10-2            changes
  listTags             v8-1.1|v8-1.2
  mergeTags            v8-1.1  changes
  operateResources     v8-2.*  changes
  previewTagBinding    v8-1.2
  previewTagMerge      v8-1.1
  previewTagRename     v8-1.1
  releaseResource      v8-2.*  changes
  renameResource       v8-2.*  changes
  resizeResource       v8-2.*  changes
  saveTag              v8-1.1  changes
  unbindTags           v8-1.2  changes
`
  .trim()
  // What resources of all types share: whoever may list any of these; which ones, the handlers see to.
  .replaceAll("v8-2.*", "v8-2.1|v8-2.2|v8-2.3|v8-2.4|v8-2.5|v8-2.6|v8-2.7")
  .split("\n")
  .map((row) => row.trim().split(/\s+/).join(" "))
  .sort();

const described = Object.values(document.paths).flatMap((item) =>
  Object.entries(item as Record<string, { operationId: string; "x-change"?: boolean }>),
);

describe("every operation", () => {
  it("is open to those it is meant for, and says what it changes", () => {
    const rows = Object.entries(operations as Record<string, Operation>).map(([id, operation]) =>
      [id, accessOf(operation), operation.self && `self:${operation.self}`, operation.change && "changes"]
        .filter(Boolean)
        .join(" "),
    );
    expect(rows.sort()).toEqual(expected);
  });

  it.each(described)("of %s tells whether it changes something, and no GET does: $operationId", (method, operation) => {
    expect(typeof operation["x-change"]).toBe(method === "post" ? "boolean" : "undefined");
  });
});

function accessOf({ public: open, permission }: Operation): string {
  return open ? "public" : (permission?.join("|") ?? "-");
}
