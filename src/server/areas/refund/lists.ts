import type { Context } from "../../context";
import { instances, refunds } from "../../database/schema/instance";
import { defineList } from "../../lists/define-list";
import { anyOf, contains, is, since, startsWith, until } from "../../lists/filter";
import { ofCustomer } from "../../lists/owner";
import { toLocalDateTime, toLocalDateTimeOrNull } from "../../time";
import type { InstanceRow } from "../instance/lock-instances";
import { nameIn, productsOf } from "../product/catalogue";
import { quoteEach, refundable } from "./refundables";

/** Instances of the caller's customer that can be refunded, each with what that comes to. */
const refundableList = defineList("listRefundables", {
  table: instances,
  owner: ofCustomer(instances.customId),
  where: (_input, { now }) => refundable(now()),
  filters: {
    keyword: contains(instances.resourceId, instances.resourceName),
    productCode: is(instances.productCode),
    cloudCode: anyOf(instances.cloudCode),
  },
  sort: { fields: instances, default: instances.startTime },
  load: quotesAndProducts,
  show: (row, { language }, { quotes, products }) => {
    const quote = quotes.get(row.id);
    if (!quote) throw new Error("each row is quoted");
    const { id, resourceId, resourceName, productCode, cloudCode, startTime, expireTime } = row;
    const { paidAmount, consumedAmount, refundAmount, renewalAmount, fullRefund } = quote;
    return {
      id,
      resourceId,
      resourceName,
      productCode,
      productName: nameIn(products, row, language),
      cloudCode,
      startTime: toLocalDateTime(startTime),
      expireTime: toLocalDateTime(expireTime),
      paidAmount,
      consumedAmount,
      refundAmount,
      renewalAmount,
      fullRefund,
    };
  },
});

/** Refunds of the caller's customer. */
export const refundList = defineList("listRefunds", {
  table: refunds,
  owner: ofCustomer(refunds.customId),
  filters: {
    refundNo: startsWith(refunds.refundNo),
    keyword: contains(refunds.resourceId, refunds.resourceName),
    unsubscribeType: is(refunds.unsubscribeType),
    status: anyOf(refunds.status),
    startTime: since(refunds.applyTime),
    endTime: until(refunds.applyTime),
  },
  sort: { fields: refunds, default: refunds.applyTime },
  load: productsOf,
  show: (row, { language }, products) => {
    const {
      customId: _custom,
      statusTime: _since,
      lines: _lines,
      unsubscribeOrderId: _order,
      rejectReason,
      applyTime,
      finishTime,
      ...shown
    } = row;
    return {
      ...shown,
      productName: nameIn(products, row, language),
      rejectReason: rejectReason?.[language] ?? null,
      applyTime: toLocalDateTime(applyTime),
      finishTime: toLocalDateTimeOrNull(finishTime),
    };
  },
});

/** The lists of this area, by operation. */
export const lists = { listRefundables: refundableList, listRefunds: refundList };

async function quotesAndProducts(rows: readonly InstanceRow[], context: Context) {
  const { db, user, now } = context;
  const [quotes, products] = await Promise.all([quoteEach(db, user.customId, rows, now()), productsOf(rows, context)]);
  return { quotes: new Map(quotes.map((quote) => [quote.instance.id, quote])), products };
}
