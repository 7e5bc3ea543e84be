import type { Entity } from "../../../cloud-world/entity";
import { estateOf } from "../../../cloud-world/estate";
import type { CloudCode, ResourceType } from "../../../../generated/api";
import { addDays } from "../../../time";
import type { SeedAccount } from "../clouds-data/accounts";
import type { BilledProduct } from "./catalogue";

/** What accounts really have: each thing is billed once. */
export interface Stock {
  /**
   * Takes what a product bills of an account: what is unused first, so that there is something to save on, then the oldest. Undefined where
   * nothing is left, or it is younger than that.
   */
  take(product: BilledProduct, accountUid: string, payMode: "prePay" | "postPay", before: Date): Entity | undefined;
}

/** Days that something has to be there before it is billed: what lives for hours is not. */
const youngest = 2;

/** What is in the accounts of a customer on a day. */
export function stockOf(accounts: readonly SeedAccount[], today: Date): Stock {
  const born = addDays(today, -youngest);
  const left = new Map(
    accounts.map(({ accountUid, cloudCode }) => [
      accountUid,
      [...estateOf({ cloudCode: cloudCode as CloudCode, accountUid }, today).values()]
        .filter(({ item }) => item.createTime < born)
        .sort(
          (one, other) =>
            Number(isUnused(other)) - Number(isUnused(one)) ||
            one.item.createTime.getTime() - other.item.createTime.getTime(),
        ),
    ]),
  );
  return {
    take: (product, accountUid, payMode, before) => {
      const entities = left.get(accountUid) ?? [];
      const at = entities.findIndex(
        ({ type, item }) =>
          type === typeOf(product) &&
          item.payMode === payMode &&
          item.createTime < before &&
          (type !== "database" || product.detail.includes(String(item.attrs.engine))),
      );
      return at < 0 ? undefined : entities.splice(at, 1)[0];
    },
  };
}

function isUnused({ item }: Entity): boolean {
  return item.hostRef === null && ["available", "stopped"].includes(item.status);
}

/** Nothing: whoever has no account at a cloud. */
export const emptyStock: Stock = { take: () => undefined };

function typeOf({ service, code }: BilledProduct): ResourceType | undefined {
  if (service === "compute") return "host";
  if (service === "database") return "database";
  if (service === "storage") return "disk";
  return code === "qy-eip" ? "pubIp" : undefined;
}
