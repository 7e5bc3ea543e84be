import type { Words } from "../../errors";
import type { AttrValue } from "../product/price-model";

/** A paid order whose products are to be provisioned, as those who do it see it. */
export interface OpenOrder {
  orderNo: string;
  orderType: number;
  /** Since when it has been paid. */
  since: Date;
  items: readonly { id: number; productCode: string; quantity: number; attrs: readonly AttrValue[] }[];
}

/** What has become of it: all is there, with the ids of what was made for each item, or it could not be done. */
export type ProvisionNews = { done: true; resourceIds: ReadonlyMap<number, string[]> } | { done: false; reason: Words };

/** Somebody who provisions products. The console asks again and again about each open order; nothing new is undefined. */
export interface Provisioner {
  follow(order: OpenOrder, now: Date): Promise<ProvisionNews | undefined>;
}
