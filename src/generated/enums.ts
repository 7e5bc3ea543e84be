// Generated from schema/api by `npm run generate`; never edited by hand.

import type * as Api from "./api";

// Values by name; the wire carries the numbers. Each constant and its type share a name, so that one import brings both.

/** 1 first, 2 second, 3 third level. */
export const AgentLevel = {
  first: 1,
  second: 2,
  third: 3,
} as const satisfies Record<string, Api.AgentLevel>;
export type AgentLevel = Api.AgentLevel;

/** 1 active, 0 disabled. */
export const AgentStatus = {
  disabled: 0,
  active: 1,
} as const satisfies Record<string, Api.AgentStatus>;
export type AgentStatus = Api.AgentStatus;

/** Length of a period, seconds. */
export const AlarmPeriod = {
  minute: 60,
  fiveMinutes: 300,
  quarterHour: 900,
  hour: 3600,
} as const satisfies Record<string, Api.AlarmPeriod>;
export type AlarmPeriod = Api.AlarmPeriod;

/** Consecutive periods that have to breach, or to lack values. */
export const AlarmPeriods = {
  one: 1,
  two: 2,
  three: 3,
  five: 5,
  ten: 10,
} as const satisfies Record<string, Api.AlarmPeriods>;
export type AlarmPeriods = Api.AlarmPeriods;

/** Time in which the same alarm is told of once, seconds. */
export const SilenceTime = {
  none: 0,
  fiveMinutes: 300,
  quarterHour: 900,
  halfHour: 1800,
  hour: 3600,
  threeHours: 10800,
  sixHours: 21600,
  twelveHours: 43200,
  day: 86400,
  week: 604800,
} as const satisfies Record<string, Api.SilenceTime>;
export type SilenceTime = Api.SilenceTime;

/** 0 open, 1 acknowledged, 2 resolved, 3 ignored. */
export const AlarmHandleStatus = {
  open: 0,
  acknowledged: 1,
  resolved: 2,
  ignored: 3,
} as const satisfies Record<string, Api.AlarmHandleStatus>;
export type AlarmHandleStatus = Api.AlarmHandleStatus;

/** 0 being sent, 1 delivered, 2 delivered in part, 3 not delivered. */
export const WarningResult = {
  sending: 0,
  delivered: 1,
  partlyDelivered: 2,
  notDelivered: 3,
} as const satisfies Record<string, Api.WarningResult>;
export type WarningResult = Api.WarningResult;

/** 1 allocate, 2 reclaim. */
export const AppropriateType = {
  allocate: 1,
  reclaim: 2,
} as const satisfies Record<string, Api.AppropriateType>;
export type AppropriateType = Api.AppropriateType;

/** 0 processing, 1 succeeded, 2 failed. */
export const AppropriateStatus = {
  processing: 0,
  succeeded: 1,
  failed: 2,
} as const satisfies Record<string, Api.AppropriateStatus>;
export type AppropriateStatus = Api.AppropriateStatus;

/** 0 to be verified, 1 verified, 2 verification failed. */
export const BankAccountStatus = {
  toBeVerified: 0,
  verified: 1,
  failed: 2,
} as const satisfies Record<string, Api.BankAccountStatus>;
export type BankAccountStatus = Api.BankAccountStatus;

/** 1 the resources of a project, 2 groups that are put together freely. */
export const ViewBusinessType = {
  project: 1,
  groups: 2,
} as const satisfies Record<string, Api.ViewBusinessType>;
export type ViewBusinessType = Api.ViewBusinessType;

/** 0 not verified, 1 normal, 2 key invalid, 3 permission missing. */
export const CloudAccountStatus = {
  notVerified: 0,
  normal: 1,
  keyInvalid: 2,
  permissionMissing: 3,
} as const satisfies Record<string, Api.CloudAccountStatus>;
export type CloudAccountStatus = Api.CloudAccountStatus;

/** 0 to synchronise, 1 being synchronised, 2 synchronised, 3 failed. */
export const CloudSyncStatus = {
  toSync: 0,
  syncing: 1,
  synced: 2,
  failed: 3,
} as const satisfies Record<string, Api.CloudSyncStatus>;
export type CloudSyncStatus = Api.CloudSyncStatus;

/** 0 not yet in force, 1 in force, 2 expired, 3 terminated. */
export const ContractStatus = {
  pending: 0,
  inForce: 1,
  expired: 2,
  terminated: 3,
} as const satisfies Record<string, Api.ContractStatus>;
export type ContractStatus = Api.ContractStatus;

/** 0 ordinary VAT invoice, 1 special VAT invoice. */
export const InvoiceType = {
  ordinary: 0,
  special: 1,
} as const satisfies Record<string, Api.InvoiceType>;
export type InvoiceType = Api.InvoiceType;

/** 1 electronic, 2 paper. */
export const InvoiceForm = {
  electronic: 1,
  paper: 2,
} as const satisfies Record<string, Api.InvoiceForm>;
export type InvoiceForm = Api.InvoiceForm;

/** 0 pending review, 1 rejected, 2 issuing, 3 cancelling, 4 cancelled, 5 to be received, 6 issued, 7 returning, 8 returned. */
export const InvoiceStatus = {
  pendingReview: 0,
  rejected: 1,
  issuing: 2,
  cancelling: 3,
  cancelled: 4,
  toBeReceived: 5,
  issued: 6,
  returning: 7,
  returned: 8,
} as const satisfies Record<string, Api.InvoiceStatus>;
export type InvoiceStatus = Api.InvoiceStatus;

/** 0 unread, 1 read. */
export const ReadFlag = {
  unread: 0,
  read: 1,
} as const satisfies Record<string, Api.ReadFlag>;
export type ReadFlag = Api.ReadFlag;

/** 0 requested, 1 accepted, 2 running, 3 done, 4 failed, 5 timed out, 6 unknown (the answer of the cloud was lost). */
export const ResourceOperationStatus = {
  requested: 0,
  accepted: 1,
  running: 2,
  done: 3,
  failed: 4,
  timedOut: 5,
  unknown: 6,
} as const satisfies Record<string, Api.ResourceOperationStatus>;
export type ResourceOperationStatus = Api.ResourceOperationStatus;

/** 1 announcement, 2 news, 3 campaign. */
export const NewsType = {
  announcement: 1,
  news: 2,
  campaign: 3,
} as const satisfies Record<string, Api.NewsType>;
export type NewsType = Api.NewsType;

/** 1 new, 2 renewal, 3 change, 4 unsubscription, 11 pay-as-you-go to subscription. */
export const OrderType = {
  newPurchase: 1,
  renewal: 2,
  change: 3,
  unsubscription: 4,
  paygToSubscription: 11,
} as const satisfies Record<string, Api.OrderType>;
export type OrderType = Api.OrderType;

/** 0 pending approval, 1 to pay, 2 processing, 3 done, 4 cancelled, 5 expired, 6 provisioning failed, 7 refunding, 8 refunded. */
export const OrderStatus = {
  pendingApproval: 0,
  toPay: 1,
  processing: 2,
  done: 3,
  cancelled: 4,
  expired: 5,
  provisioningFailed: 6,
  refunding: 7,
  refunded: 8,
} as const satisfies Record<string, Api.OrderStatus>;
export type OrderStatus = Api.OrderStatus;

/** 1 perimeter and hosts, 2 audit and operations, 3 certificates and scans, 4 cloud products, 5 industry solutions. */
export const ProductCategory = {
  perimeterAndHosts: 1,
  auditAndOperations: 2,
  certificatesAndScans: 3,
  cloudProducts: 4,
  industrySolutions: 5,
} as const satisfies Record<string, Api.ProductCategory>;
export type ProductCategory = Api.ProductCategory;

/** 0 under review, 1 approved, 2 rejected, 3 cancelled. */
export const QuotaApplyStatus = {
  process: 0,
  agree: 1,
  disagree: 2,
  cancel: 3,
} as const satisfies Record<string, Api.QuotaApplyStatus>;
export type QuotaApplyStatus = Api.QuotaApplyStatus;

/** 0 to be confirmed, 1 withdrawable, 2 being withdrawn, 3 withdrawn. */
export const RebateStatus = {
  toBeConfirmed: 0,
  withdrawable: 1,
  withdrawing: 2,
  withdrawn: 3,
} as const satisfies Record<string, Api.RebateStatus>;
export type RebateStatus = Api.RebateStatus;

/** 1 paying, 2 succeeded, 4 failed; as withdrawals have it. */
export const RebatePayoutStatus = {
  paying: 1,
  succeeded: 2,
  failed: 4,
} as const satisfies Record<string, Api.RebatePayoutStatus>;
export type RebatePayoutStatus = Api.RebatePayoutStatus;

/** 0 awaiting payment, 1 to be confirmed (offline), 2 succeeded, 3 failed, 4 closed. */
export const RechargeStatus = {
  awaitingPayment: 0,
  toBeConfirmed: 1,
  succeeded: 2,
  failed: 3,
  closed: 4,
} as const satisfies Record<string, Api.RechargeStatus>;
export type RechargeStatus = Api.RechargeStatus;

/** What is given back: 1 the instance, 2 its renewals that have not begun. */
export const UnsubscribeType = {
  instance: 1,
  renewals: 2,
} as const satisfies Record<string, Api.UnsubscribeType>;
export type UnsubscribeType = Api.UnsubscribeType;

/** 1 not needed any more, 2 bought by mistake, 3 does not do what was expected, 4 too expensive, 5 something else. */
export const RefundReason = {
  notNeeded: 1,
  boughtByMistake: 2,
  notAsExpected: 3,
  tooExpensive: 4,
  other: 5,
} as const satisfies Record<string, Api.RefundReason>;
export type RefundReason = Api.RefundReason;

/** 0 pending review, 1 refunding, 2 refunded, 3 rejected, 4 cancelled by the applicant. */
export const RefundStatus = {
  pendingReview: 0,
  refunding: 1,
  refunded: 2,
  rejected: 3,
  cancelled: 4,
} as const satisfies Record<string, Api.RefundStatus>;
export type RefundStatus = Api.RefundStatus;

/** 1 Monday to 7 Sunday. */
export const Weekday = {
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
  sunday: 7,
} as const satisfies Record<string, Api.Weekday>;
export type Weekday = Api.Weekday;

/** 0 queued, 1 being made, 2 done, 3 failed. */
export const ReportStatus = {
  queued: 0,
  running: 1,
  done: 2,
  failed: 3,
} as const satisfies Record<string, Api.ReportStatus>;
export type ReportStatus = Api.ReportStatus;

/** 0 open, 1 dismissed, 2 resolved (it does not hold any more). */
export const SavingStatus = {
  open: 0,
  dismissed: 1,
  resolved: 2,
} as const satisfies Record<string, Api.SavingStatus>;
export type SavingStatus = Api.SavingStatus;

/** 1 migration, 2 security and compliance, 3 operation, 4 data and intelligence, 5 training and advice. */
export const EnterpriseServiceCategory = {
  migration: 1,
  securityAndCompliance: 2,
  operation: 3,
  dataAndIntelligence: 4,
  trainingAndAdvice: 5,
} as const satisfies Record<string, Api.EnterpriseServiceCategory>;
export type EnterpriseServiceCategory = Api.EnterpriseServiceCategory;

/** 0 main account, 1 sub-account. */
export const AccountType = {
  main: 0,
  sub: 1,
} as const satisfies Record<string, Api.AccountType>;
export type AccountType = Api.AccountType;

/** 0 standard, 1 group, 2 own-cloud, 3 own-cloud sub-customer, 4 member, 5 cloud-service manager. */
export const CustomType = {
  standard: 0,
  group: 1,
  ownCloud: 2,
  ownCloudSubCustomer: 3,
  member: 4,
  cloudServiceManager: 5,
} as const satisfies Record<string, Api.CustomType>;
export type CustomType = Api.CustomType;

/** 1 active, 0 disabled, 2 locked (by failed logins). */
export const UserStatus = {
  disabled: 0,
  active: 1,
  locked: 2,
} as const satisfies Record<string, Api.UserStatus>;
export type UserStatus = Api.UserStatus;

/** 0 off, 1 on. */
export const WarningStatus = {
  off: 0,
  on: 1,
} as const satisfies Record<string, Api.WarningStatus>;
export type WarningStatus = Api.WarningStatus;

/** 0 waiting, 1 delivered, 2 failed. */
export const DeliveryStatus = {
  waiting: 0,
  delivered: 1,
  failed: 2,
} as const satisfies Record<string, Api.DeliveryStatus>;
export type DeliveryStatus = Api.DeliveryStatus;

/** 0 pending review, 1 paying, 2 succeeded, 3 rejected, 4 failed, 5 cancelled by the applicant. */
export const WithdrawStatus = {
  pendingReview: 0,
  paying: 1,
  succeeded: 2,
  rejected: 3,
  failed: 4,
  cancelled: 5,
} as const satisfies Record<string, Api.WithdrawStatus>;
export type WithdrawStatus = Api.WithdrawStatus;

/** 1 normal, 2 serious, 3 urgent, 4 fatal. */
export const WorkOrderSeverity = {
  normal: 1,
  serious: 2,
  urgent: 3,
  fatal: 4,
} as const satisfies Record<string, Api.WorkOrderSeverity>;
export type WorkOrderSeverity = Api.WorkOrderSeverity;

/** 0 to be accepted, 1 in progress, 17 awaiting the customer, 2 to be confirmed, 3 completed, 4 withdrawn. */
export const WorkOrderStatus = {
  toBeAccepted: 0,
  inProgress: 1,
  awaitingCustomer: 17,
  toBeConfirmed: 2,
  completed: 3,
  withdrawn: 4,
} as const satisfies Record<string, Api.WorkOrderStatus>;
export type WorkOrderStatus = Api.WorkOrderStatus;
