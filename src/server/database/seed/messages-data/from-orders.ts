import { type Draft, short, yuanText } from "./draft";
import type { Facts } from "./facts";

type OrderFact = Facts["orders"][number];
type Told = Pick<Draft, "subType" | "level" | "title" | "content">;

/** What an order's state has to say. */
const orderTexts: Record<number, (order: OrderFact) => Told> = {
  0: ({ orderNo, product, payAmount }) => ({
    subType: "orderApproval",
    level: "info",
    title: { zh: `订单 ${orderNo} 已提交，等待审核`, en: `Order ${orderNo} awaits approval` },
    content: {
      zh: `您提交的“${product.zh}”订单（${orderNo}，金额 ${yuanText(payAmount)}）已进入审核，预计 1 个工作日内完成。`,
      en: `Your order of “${product.en}” (${orderNo}, ${yuanText(payAmount)}) is under review. Reviews usually take one working day.`,
    },
  }),
  1: ({ orderNo, product, payAmount }) => ({
    subType: "orderUnpaid",
    level: "warn",
    title: {
      zh: `订单 ${orderNo} 待支付 ${yuanText(payAmount)}`,
      en: `Order ${orderNo} awaits payment of ${yuanText(payAmount)}`,
    },
    content: {
      zh: `“${product.zh}”订单（${orderNo}）待支付金额 ${yuanText(payAmount)}，逾期未支付订单将自动关闭，请尽快在“订单管理”中完成支付。`,
      en: `Your order of “${product.en}” (${orderNo}) awaits payment of ${yuanText(payAmount)}. Unpaid orders close automatically. Pay it under “Orders”.`,
    },
  }),
  2: ({ orderNo, product }) => ({
    subType: "orderProcessing",
    level: "info",
    title: { zh: `订单 ${orderNo} 支付成功，正在开通`, en: `Order ${orderNo} is paid and being provisioned` },
    content: {
      zh: `“${product.zh}”订单（${orderNo}）已支付，资源正在开通，完成后将另行通知。`,
      en: `Your order of “${product.en}” (${orderNo}) is paid. Its resources are being provisioned. You will be notified when they are ready.`,
    },
  }),
  3: ({ orderNo, product, payAmount, itemCount }) => ({
    subType: "orderDone",
    level: "info",
    title: { zh: `“${short(product.zh, 24)}”已开通`, en: `“${product.en}” is ready` },
    content: {
      zh: `订单 ${orderNo} 已完成：“${product.zh}”共 ${itemCount} 项已开通，实付 ${yuanText(payAmount)}。可在“订单管理”中查看配置与到期时间。`,
      en: `Order ${orderNo} is complete: “${product.en}” is ready (items: ${itemCount}). Amount paid: ${yuanText(payAmount)}. See “Orders” for its configuration and expiry date.`,
    },
  }),
  4: ({ orderNo, product }) => ({
    subType: "orderCancelled",
    level: "info",
    title: { zh: `订单 ${orderNo} 已取消`, en: `Order ${orderNo} is cancelled` },
    content: {
      zh: `“${product.zh}”订单（${orderNo}）已取消，未产生任何费用。`,
      en: `Your order of “${product.en}” (${orderNo}) is cancelled. Nothing was charged.`,
    },
  }),
  5: ({ orderNo, product, payAmount }) => ({
    subType: "orderExpired",
    level: "warn",
    title: { zh: `订单 ${orderNo} 超时未支付，已关闭`, en: `Order ${orderNo} was not paid in time and is closed` },
    content: {
      zh: `“${product.zh}”订单（${orderNo}，金额 ${yuanText(payAmount)}）超过支付期限，已自动关闭。如仍需购买请重新下单。`,
      en: `Your order of “${product.en}” (${orderNo}, ${yuanText(payAmount)}) was closed automatically because it was not paid in time. Place a new order if you still need it.`,
    },
  }),
  6: ({ orderNo, product, failReason }) => ({
    subType: "orderFailed",
    level: "critical",
    title: { zh: `订单 ${orderNo} 开通失败`, en: `Order ${orderNo} could not be provisioned` },
    content: {
      zh: `“${product.zh}”订单（${orderNo}）开通失败${failReason ? `：${failReason.zh}` : ""}。已支付金额将原路退回，请留意退款通知。`,
      en: `Your order of “${product.en}” (${orderNo}) could not be provisioned${failReason ? ` (${failReason.en})` : ""}. The amount paid will be refunded to the original payment method. You will be notified of the refund.`,
    },
  }),
  7: ({ orderNo, payAmount }) => ({
    subType: "orderRefunding",
    level: "info",
    title: { zh: `订单 ${orderNo} 退款处理中`, en: `Order ${orderNo} is being refunded` },
    content: {
      zh: `订单 ${orderNo} 的退款已受理，金额 ${yuanText(payAmount)}，预计 3 个工作日内退回账户余额。`,
      en: `The refund of ${yuanText(payAmount)} for order ${orderNo} is in progress. It will be in your balance within three working days.`,
    },
  }),
  8: ({ orderNo, payAmount }) => ({
    subType: "orderRefunded",
    level: "info",
    title: {
      zh: `订单 ${orderNo} 已退款 ${yuanText(payAmount)}`,
      en: `Order ${orderNo}: ${yuanText(payAmount)} refunded`,
    },
    content: {
      zh: `订单 ${orderNo} 的退款 ${yuanText(payAmount)} 已退回账户余额，云券按规则不予退还。`,
      en: `The refund of ${yuanText(payAmount)} for order ${orderNo} has been added to your balance. Vouchers are not refunded.`,
    },
  }),
};

/** What is to be told of an order, at the time of its state. */
export function orderNews(order: OrderFact): Draft {
  const tell =
    orderTexts[order.status] ??
    (({ orderNo }) => ({
      subType: "orderChanged",
      level: "info",
      title: { zh: `订单 ${orderNo} 状态已更新`, en: `The status of order ${orderNo} has changed` },
      content: {
        zh: `订单 ${orderNo} 的状态已更新，请在“订单管理”中查看。`,
        en: `The status of order ${orderNo} has changed. See “Orders” for details.`,
      },
    }));
  // When it came to be: what is told of a payment is not told before it.
  const createTime = order.statusTime;
  return { type: "product", bizType: "order", bizId: order.orderNo, createTime, ...tell(order) };
}
