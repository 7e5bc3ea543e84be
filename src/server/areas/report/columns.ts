import type enums from "../../../../config/words/enums.json";
import type { Words } from "../../errors";

/** A column of a report: its heading, and the enumeration that has words for its values. */
export interface ReportColumn extends Words {
  words?: keyof typeof enums;
}

/** Of bills, orders and the ledger. */
export const moneyColumns: Record<string, ReportColumn> = {
  billCycle: { zh: "账期", en: "Month" },
  billDate: { zh: "日期", en: "Date" },
  cloudCode: { zh: "云平台", en: "Cloud", words: "BillCloudCode" },
  accountName: { zh: "云账号", en: "Cloud account" },
  productName: { zh: "产品", en: "Product" },
  serviceCategory: { zh: "服务类别", en: "Service category", words: "ServiceCategory" },
  billItemType: { zh: "账单类型", en: "Kind of bill", words: "BillItemType" },
  payMode: { zh: "付费方式", en: "Payment mode", words: "PayMode" },
  orderNo: { zh: "订单号", en: "Order no." },
  resourceId: { zh: "实例 ID", en: "Instance ID" },
  resourceName: { zh: "实例名称", en: "Instance" },
  instanceSpec: { zh: "规格", en: "Specification" },
  regionName: { zh: "地域", en: "Region" },
  projectName: { zh: "项目", en: "Project" },
  billingItem: { zh: "计费项", en: "Billing item" },
  usageAmount: { zh: "用量", en: "Usage" },
  usageUnit: { zh: "用量单位", en: "Unit" },
  usageStart: { zh: "使用开始", en: "Used from" },
  usageEnd: { zh: "使用结束", en: "Used until" },
  listAmount: { zh: "原价", en: "List price" },
  discountAmount: { zh: "优惠金额", en: "Discount" },
  payableAmount: { zh: "应付金额", en: "Payable" },
  cashAmount: { zh: "现金支付", en: "Cash" },
  couponAmount: { zh: "云券抵扣", en: "Vouchers" },
  creditAmount: { zh: "信用支付", en: "Credit" },
  debtAmount: { zh: "欠费金额", en: "Debt" },
  orderType: { zh: "订单类型", en: "Order type", words: "OrderType" },
  status: { zh: "状态", en: "Status", words: "OrderStatus" },
  itemCount: { zh: "商品数", en: "Items" },
  payAmount: { zh: "实付金额", en: "Paid" },
  creator: { zh: "下单人", en: "Ordered by" },
  createTime: { zh: "下单时间", en: "Ordered at" },
  payTime: { zh: "支付时间", en: "Paid at" },
  tradeNo: { zh: "流水号", en: "Entry no." },
  tradeTime: { zh: "时间", en: "Time" },
  tradeType: { zh: "交易类型", en: "Kind", words: "TradeType" },
  flow: { zh: "收支", en: "Direction", words: "TradeFlow" },
  fund: { zh: "资金", en: "Fund", words: "Fund" },
  amount: { zh: "金额", en: "Amount" },
  balance: { zh: "交易后余额", en: "Balance after" },
  relateNo: { zh: "关联单号", en: "About" },
};

/** Of work orders. */
export const workOrderColumns: Record<string, ReportColumn> = {
  workOrderNo: { zh: "工单号", en: "Work order no." },
  title: { zh: "标题", en: "Title" },
  type: { zh: "问题类型", en: "Kind", words: "WorkOrderType" },
  severity: { zh: "严重程度", en: "Severity", words: "WorkOrderSeverity" },
  status: { zh: "状态", en: "Status", words: "WorkOrderStatus" },
  productName: { zh: "产品", en: "Product" },
  cloudCode: { zh: "云平台", en: "Cloud", words: "CloudCode" },
  resourceId: { zh: "资源 ID", en: "Resource ID" },
  creator: { zh: "提交人", en: "Opened by" },
  handler: { zh: "处理工程师", en: "Engineer" },
  replyCount: { zh: "沟通次数", en: "Messages" },
  urgeCount: { zh: "催办次数", en: "Urged" },
  score: { zh: "评分", en: "Rating" },
  createTime: { zh: "提交时间", en: "Opened at" },
  updateTime: { zh: "最近更新", en: "Last news" },
  closeTime: { zh: "关闭时间", en: "Closed at" },
};
