import type { SeedAccount } from "../clouds-data/accounts";
import { fromLocal, toYearMonth } from "../../../time";
import { type BillMonth, billMonths } from "./calendar";
import type { CloudCode } from "../../../../generated/api";
import { productOf } from "../../../cloud-world/billed-products";
import { projects } from "../../../cloud-world/projects";
import { referenceRegions } from "../../reference/regions";
import {
  billedProducts,
  billingItems,
  diskItems,
  cloudShares,
  instanceSizes,
  serviceShares,
  type BilledProduct,
  type BillingItem,
} from "./catalogue";
import { columnsOf } from "./entity-columns";
import type { Random } from "./random";
import { emptyStock, type Stock, stockOf } from "./stock";
import type { Tag } from "../../schema/bill";
import { tagsFor } from "../tags-data/catalogue";

/** One resource that is charged for. */
export interface BilledResource {
  /** The columns that all its bill lines share. */
  columns: ReturnType<typeof describeResource>;
  /** Months of the data in which it exists, both included. */
  fromMonth: number;
  toMonth: number;
  /** Payable share of the list price, in percent: 75 to 95. */
  pricePercent: bigint;
  /** It is a disk, which costs less than what else there is of storage. */
  isDisk?: boolean;
}

/** One thing metered every day: a billing item of a resource. */
export interface DailyStream {
  resource: BilledResource;
  item: BillingItem;
  /** Relative size of its daily charge; 0 for free items. */
  weight: number;
}

/** One subscription: a resource paid for each month in advance. */
export interface Subscription {
  resource: BilledResource;
  /** Relative size of its fee. */
  weight: number;
  /** Day of the month it is charged on. */
  day: number;
  hour: number;
}

/** A cell of the shares: one cloud's product of one service, with what is charged in it. */
export interface Cell {
  product: BilledProduct;
  /** Share of the customer's total, 0..1. All cells together make 1. */
  share: number;
  prepaidShare: number;
  streams: DailyStream[];
  subscriptions: Subscription[];
}

/** How much data a customer gets. */
export interface PortfolioSize {
  /** Daily lines, about. */
  streams: number;
  /** Monthly subscriptions, about. */
  subscriptions: number;
  months: number;
  /** The day the bills end before. */
  today: Date;
  /** Whether what is billed is in the customer's accounts, as far as there is any of it. */
  hasEstate?: boolean;
}

const roles = {
  compute: ["web", "app", "job", "gateway"],
  database: ["main", "report", "user"],
  network: ["public", "internal"],
  storage: ["backup", "static", "archive"],
  security: ["site", "api"],
  other: ["audit", "trace"],
} as const;

/** Everything a customer is charged for, by cell; only cells of clouds in which there is an account. */
export function buildPortfolio(random: Random, accounts: readonly SeedAccount[], size: PortfolioSize): Cell[] {
  const stock = size.hasEstate ? stockOf(accounts, size.today) : emptyStock;
  const months = billMonths(size.today, size.months);
  const products = billedProducts.filter((product) =>
    accounts.some((account) => account.cloudCode === product.cloudCode),
  );
  const weights = products.map(
    (product) => (cloudShares[product.cloudCode] ?? 0) * serviceShares[product.service].share,
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  // The square root gives small cells lines too; the amounts follow the shares all the same.
  const spread = weights.reduce((sum, weight) => sum + Math.sqrt(weight), 0);
  const cells = products.map((product, at): Cell => {
    const part = Math.sqrt(weights[at] ?? 0) / spread;
    const next = (payMode: "prePay" | "postPay", isLasting = false) =>
      buildResource(random, { product, accounts, months, stock, payMode, isLasting });
    return {
      product,
      share: (weights[at] ?? 0) / total,
      prepaidShare: serviceShares[product.service].prepaid,
      streams: buildStreams(random, product, Math.round(part * size.streams), (isLasting) =>
        next("postPay", isLasting),
      ),
      subscriptions: Array.from({ length: Math.round(part * size.subscriptions) }, () => ({
        resource: { ...next("prePay"), toMonth: size.months },
        weight: random.logNormal(0.9),
        day: random.whole(1, 28),
        hour: random.whole(8, 21),
      })),
    };
  });
  return shareAmongUsed(cells.filter((cell) => cell.streams.some((stream) => stream.weight > 0)));
}

/** Metered items of new resources until there are `count`: one to all items of the product for each. */
function buildStreams(
  random: Random,
  product: BilledProduct,
  count: number,
  next: (isLasting: boolean) => BilledResource,
): DailyStream[] {
  const streams: DailyStream[] = [];
  const items = billingItems[product.service];
  while (streams.length < count) {
    const isFirst = streams.length === 0;
    const resource: BilledResource = isFirst
      ? { ...next(true), fromMonth: 0, toMonth: Number.MAX_SAFE_INTEGER }
      : next(false);
    for (const item of items.slice(0, random.whole(1, items.length)).slice(0, count - streams.length)) {
      const weight = item.free ? 0 : random.logNormal(1.3) * weightOf(resource);
      streams.push({ resource, item: resource.isDisk ? diskItem(items.indexOf(item)) : item, weight });
    }
  }
  return streams;
}

/** What is metered of a disk, in the place of what is metered of other storage. */
function diskItem(at: number): BillingItem {
  const item = diskItems[at];
  if (!item) throw new Error("as many items are metered of disks as of other storage");
  return item;
}

function weightOf({ isDisk }: BilledResource): number {
  return isDisk ? 0.15 : 1;
}

/** Cells without anything to charge leave their share to the others. */
function shareAmongUsed(cells: Cell[]): Cell[] {
  const used = cells.reduce((sum, cell) => sum + cell.share, 0);
  return cells.map((cell) => ({ ...cell, share: cell.share / used }));
}

/** What a billed resource is made of. */
interface Making {
  product: BilledProduct;
  accounts: readonly SeedAccount[];
  months: readonly BillMonth[];
  stock: Stock;
  payMode: "prePay" | "postPay";
  /** It is billed from the first month on. */
  isLasting: boolean;
}

function buildResource(
  random: Random,
  { product, accounts, months, stock, payMode, isLasting }: Making,
): BilledResource {
  const changed = random.next();
  const account = random.pick(accounts.filter(({ cloudCode }) => cloudCode === product.cloudCode));
  const last = months.length;
  const made = {
    columns: describeResource(random, product, account),
    // One resource in eight is newer than the data, one in sixteen is gone by now.
    fromMonth: changed < 0.125 ? random.whole(1, Math.max(1, last - 3)) : 0,
    toMonth: changed > 0.9375 ? random.whole(Math.min(3, last), last) : last,
    pricePercent: BigInt(random.whole(75, 95)),
  };
  const [first, running] = [months[0], months.at(-1)];
  const before = fromLocal(`${(isLasting ? first : running)?.cycle}-01`);
  // What is always there of storage is no disk.
  const entity =
    isLasting && product.service === "storage" ? undefined : stock.take(product, account.accountUid, payMode, before);
  if (!entity) return made;
  const created = toYearMonth(entity.item.createTime);
  const fromMonth = months.findIndex(({ cycle }) => cycle > created);
  const isDisk = entity.type === "disk";
  const columns = {
    ...made.columns,
    ...(isDisk && diskProduct(product.cloudCode as CloudCode)),
    ...columnsOf(entity, product.cloudCode),
    tags: tagsFor({ ...entity.item, type: entity.type }).map(([key, value]) => ({ key, value })),
  };
  return { ...made, columns, isDisk, fromMonth: created < (first?.cycle ?? "") ? 0 : fromMonth, toMonth: last };
}

function diskProduct(cloudCode: CloudCode) {
  const { productCode, productName, productDetail } = productOf(cloudCode, "disk");
  return { productCode, productName, productDetail };
}

function describeResource(random: Random, product: BilledProduct, account: SeedAccount) {
  const region = random.pick(referenceRegions[product.cloudCode] ?? []);
  const projectAt = random.whole(0, projects.length - 1);
  const project = projects[projectAt] ?? projects[0];
  const sized = product.service === "compute" || product.service === "database" ? random.pick(instanceSizes) : null;
  const addressed = product.service === "compute" || product.service === "network";
  const number = String(random.whole(1, 99)).padStart(2, "0");
  const tags: Tag[] = [
    { key: "env", value: project.code === "dev" ? "test" : "prod" },
    { key: "department", value: project.department },
    { key: "costCenter", value: `CC-${1001 + projectAt}` },
  ];
  return {
    accountUid: account.accountUid,
    accountName: account.accountName,
    cloudCode: product.cloudCode,
    productCode: product.code,
    productName: product.name,
    productDetail: product.detail,
    serviceCategory: serviceShares[product.service].category,
    resourceId: `${product.idPrefix}-${Array.from({ length: 10 }, () => random.pick([..."0123456789abcdefghjkmnpqrstuvwxyz"])).join("")}`,
    resourceName: `${project.code}-${random.pick(roles[product.service])}-${number}`,
    instanceSpec: sized?.spec ?? null,
    instanceConfig: sized?.config ?? null,
    publicIp: addressed && random.chance(0.5) ? `203.0.113.${random.whole(1, 254)}` : null,
    privateIp: sized ? `10.${20 + projectAt}.${random.whole(0, 31)}.${random.whole(2, 254)}` : null,
    regionId: region.regionId,
    regionName: region.regionName,
    zone: random.pick(region.zones).zoneId,
    projectId: projectAt + 1,
    projectName: project.name,
    tags: random.chance(0.85) ? tags : [],
  };
}
