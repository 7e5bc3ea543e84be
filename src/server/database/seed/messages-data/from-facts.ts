import { addDays, addMinutes, fromLocal, toLocalDateTime } from "../../../time";
import { type Draft, short, yuanText } from "./draft";
import type { BillFact, Facts } from "./facts";

type OrderFact = Facts["orders"][number];
type Told = Pick<Draft, "subType" | "level" | "title" | "content">;

/** The messages that follow from rows that exist: bills, orders, contracts and cloud accounts. */
export function draftsFromFacts(facts: Facts, today: Date): Draft[] {
  return [
    ...facts.bills.map(billReady),
    ...facts.orders.map(orderNews),
    ...facts.contracts.flatMap(contractNews),
    ...facts.accounts.filter(({ status, syncStatus }) => status !== 1 || syncStatus === 3).map((account) => accountTrouble(account, today)),
  ].filter(({ createTime }) => createTime < today && createTime > addDays(today, -395));
}

/** Bills are ready on the third day of the next month. */
function billReady(bill: BillFact): Draft {
  const readyTime = addMinutes(addDays(monthAfter(bill.billCycle), 2), 570);
  const rise = bill.risePercent ?? "0.0";
  const trend = rise.startsWith("-") ? `下降 ${rise.slice(1)}%` : `上涨 ${rise}%`;
  return {
    type: "finance", subType: "billReady", level: "info", bizType: "bill", bizId: bill.billCycle, createTime: readyTime,
    title: `${bill.billCycle} 账期账单已出账，应付 ${yuanText(bill.total)}`,
    content: `贵公司 ${bill.billCycle} 账期的账单已生成，应付金额 ${yuanText(bill.total)}，较上一账期${trend}。其中“${bill.topProduct}”费用最高，`
      + `为 ${yuanText(bill.topAmount)}。请于本月 15 日前在“费用中心-账单明细”中核对，如有疑问可提交财务工单。`,
  };
}

function monthAfter(billCycle: string): Date {
  const [year = 0, month = 0] = billCycle.split("-").map(Number);
  const next = month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, "0")}`;
  return fromLocal(`${next}-01`);
}

/** What an order's state has to say; minutes after the order was placed. */
const orderTexts: Record<number, { after: number; tell: (order: OrderFact) => Told }> = {
  0: { after: 1, tell: ({ orderNo, productName, payAmount }) => ({
    subType: "orderApproval", level: "info", title: `订单 ${orderNo} 已提交，等待审核`,
    content: `您提交的“${productName}”订单（${orderNo}，金额 ${yuanText(payAmount)}）已进入审核，预计 1 个工作日内完成。`,
  }) },
  1: { after: 2, tell: ({ orderNo, productName, payAmount }) => ({
    subType: "orderUnpaid", level: "warn", title: `订单 ${orderNo} 待支付 ${yuanText(payAmount)}`,
    content: `“${productName}”订单（${orderNo}）待支付金额 ${yuanText(payAmount)}，逾期未支付订单将自动关闭，请尽快在“订单管理”中完成支付。`,
  }) },
  2: { after: 5, tell: ({ orderNo, productName }) => ({
    subType: "orderProcessing", level: "info", title: `订单 ${orderNo} 支付成功，正在开通`,
    content: `“${productName}”订单（${orderNo}）已支付，资源正在开通，完成后将另行通知。`,
  }) },
  3: { after: 18, tell: ({ orderNo, productName, payAmount, itemCount }) => ({
    subType: "orderDone", level: "info", title: `“${short(productName, 24)}”已开通`,
    content: `订单 ${orderNo} 已完成：“${productName}”共 ${itemCount} 项已开通，实付 ${yuanText(payAmount)}。可在“订单管理”中查看配置与到期时间。`,
  }) },
  4: { after: 60, tell: ({ orderNo, productName }) => ({
    subType: "orderCancelled", level: "info", title: `订单 ${orderNo} 已取消`,
    content: `“${productName}”订单（${orderNo}）已取消，未产生任何费用。`,
  }) },
  5: { after: 1440, tell: ({ orderNo, productName, payAmount }) => ({
    subType: "orderExpired", level: "warn", title: `订单 ${orderNo} 超时未支付，已关闭`,
    content: `“${productName}”订单（${orderNo}，金额 ${yuanText(payAmount)}）超过支付期限，已自动关闭。如仍需购买请重新下单。`,
  }) },
  6: { after: 35, tell: ({ orderNo, productName, failReason }) => ({
    subType: "orderFailed", level: "critical", title: `订单 ${orderNo} 开通失败`,
    content: `“${productName}”订单（${orderNo}）开通失败${failReason ? `：${failReason}` : ""}。已支付金额将原路退回，请留意退款通知。`,
  }) },
  7: { after: 60, tell: ({ orderNo, payAmount }) => ({
    subType: "orderRefunding", level: "info", title: `订单 ${orderNo} 退款处理中`,
    content: `订单 ${orderNo} 的退款已受理，金额 ${yuanText(payAmount)}，预计 3 个工作日内退回账户余额。`,
  }) },
  8: { after: 2880, tell: ({ orderNo, payAmount }) => ({
    subType: "orderRefunded", level: "info", title: `订单 ${orderNo} 已退款 ${yuanText(payAmount)}`,
    content: `订单 ${orderNo} 的退款 ${yuanText(payAmount)} 已退回账户余额，云券按规则不予退还。`,
  }) },
};

function orderNews(order: OrderFact): Draft {
  const text = orderTexts[order.status] ?? { after: 1, tell: ({ orderNo }) => ({
    subType: "orderChanged", level: "info", title: `订单 ${orderNo} 状态已更新`, content: `订单 ${orderNo} 的状态已更新，请在“订单管理”中查看。`,
  }) };
  const createTime = addMinutes(order.createTime, text.after);
  return { type: "product", bizType: "order", bizId: order.orderNo, createTime, ...text.tell(order) };
}

function contractNews({ contractNo, contractName, signDate, endDate, amount }: Facts["contracts"][number]): Draft[] {
  const about = { type: "contract", bizType: "contract", bizId: contractNo } as const;
  return [
    { ...about, subType: "contractSigned", level: "info", createTime: addMinutes(fromLocal(signDate), 1010),
      title: `合同《${short(contractName, 24)}》已签署生效`,
      content: `合同《${contractName}》（${contractNo}）已于 ${signDate} 完成签署，合同金额 ${yuanText(amount)}，有效期至 ${endDate}。` },
    { ...about, subType: "contractExpiring", level: "warn", createTime: addMinutes(addDays(fromLocal(endDate), -30), 540),
      title: `合同《${short(contractName, 24)}》将于 30 天后到期`,
      content: `合同《${contractName}》（${contractNo}）将于 ${endDate} 到期，到期后将按目录价计费，请联系客户经理办理续签。` },
  ];
}

function accountTrouble({ accountName, accountUid, lastSyncTime, createTime, syncFailReason, status }: Facts["accounts"][number], today: Date): Draft {
  const since = lastSyncTime ?? addDays(createTime < today ? createTime : today, 1);
  const reason = syncFailReason ?? "密钥校验未通过";
  return {
    type: "security", subType: status === 2 ? "accountKeyInvalid" : "accountSyncFailed", level: "critical",
    bizType: "cloudAccount", bizId: accountUid, createTime: addMinutes(since, 7),
    title: `云账号“${accountName}”${status === 2 ? "密钥失效" : "同步失败"}`,
    content: `云账号“${accountName}”（${accountUid}）自 ${toLocalDateTime(since)} 起无法同步：${reason}。`
      + "在恢复之前，资源与账单数据将停留在上一次同步的结果，请在“云账号”中检查密钥与权限。",
  };
}
