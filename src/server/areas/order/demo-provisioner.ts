import { createHash } from "node:crypto";
import { hasPassed } from "../../time";
import type { OpenOrder, Provisioner } from "./provisioning";

/** Seconds after which the demo's products are there. */
const seconds = 10;
/** Names below this domain belong to nobody (RFC 2606), so nothing can be provisioned for them. */
const failing = /\.invalid\b/i;
const noFiling = { zh: "域名未备案", en: "The domain has no ICP filing" };

/**
 * Stands in for the clouds that provision what was bought: everything is there ten seconds after it was paid. Orders with a
 * domain that ends in .invalid fail.
 */
export const demoProvisioner: Provisioner = {
  follow: async (order, now) => {
    if (!hasPassed(seconds, order.since, now)) return undefined;
    if (order.items.some(({ attrs }) => attrs.some(({ value }) => failing.test(value))))
      return { done: false, reason: noFiling };
    return { done: true, resourceIds: new Map(order.items.map((item) => [item.id, idsOf(order, item)])) };
  },
};

/** The same item always gets the same resources. */
function idsOf({ orderNo }: OpenOrder, { id, productCode, quantity }: OpenOrder["items"][number]): string[] {
  return Array.from(
    { length: quantity },
    (_, at) => `${productCode}-${createHash("sha256").update(`${orderNo}/${id}/${at}`).digest("hex").slice(0, 8)}`,
  );
}
