import type { HostSize } from "../../../domain/savings/right-size";
import type { CloudCode, MetricName, PayMode, QuotaUnit, ResourceAction, ResourceType } from "../../../generated/api";
import type { BillLineContent } from "../../database/schema/bill";
import type { Words } from "../../errors";
import type { CloudMetricAsk, CloudMetricPage } from "./metrics";
import type { CloudKeys, CloudVerdict } from "./verdict";

/** The types of resources, those first that others refer to. */
export const resourceTypes = [
  "priNet",
  "host",
  "disk",
  "pubIp",
  "database",
  "redis",
  "mongo",
] as const satisfies readonly ResourceType[];

/** An account as its cloud knows it: the keys with which it is asked. */
export interface CloudAccess {
  cloudCode: CloudCode;
  accountUid: string;
  accessKey: string;
  secretKey: string;
}

/** Which part of an account's inventory: one type in one region. */
export interface Scope {
  regionId: string;
  type: ResourceType;
}

/** A resource as its cloud describes it, in the console's terms. */
export interface CloudItem {
  /** Its id at the cloud: one of a kind within account and type. */
  resourceId: string;
  name: string;
  zoneId: string | null;
  /** Normalised to the type's states in the API; `rawStatus` is the cloud's own word. */
  status: string;
  rawStatus: string;
  payMode: PayMode;
  projectName: string | null;
  createTime: Date;
  expireTime: Date | null;
  /** The host it is attached or bound to, and the network it is in, by their ids at the cloud. */
  hostRef: string | null;
  networkRef: string | null;
  /** What only its type has, by the names of the API. */
  attrs: Record<string, unknown>;
}

/** A part of an inventory; `next` is where it goes on, absent on the last page. */
export interface CloudPage {
  items: CloudItem[];
  next?: string | undefined;
}

/** A size that a resource can be changed to. */
export interface CloudSize {
  /** By name, or as the number of GB, MB or Mbps: what `resize` is told. */
  size: string;
  description: Words;
}

/** A quota of a region. */
export interface CloudQuota {
  productCode: ResourceType;
  /** One of a kind within region and product. */
  quotaCode: string;
  quotaName: Words;
  unit: QuotaUnit;
  total: number;
  used: number;
}

/** A line of an account's bill: a bill line but for whose it is. `billDate` is in the month that was asked for. */
export type CloudBillLine = Omit<BillLineContent, "billCycle" | "cloudCode" | "accountUid" | "accountName">;

/** A part of a month's bill; `next` is where it goes on, absent on the last page. */
export interface CloudBillPage {
  lines: CloudBillLine[];
  next?: string | undefined;
}

/** What a cloud is asked to do with a resource. */
export interface CloudOrder {
  /** Names the request: the same one is done once, and can be asked for. */
  key: string;
  regionId: string;
  type: ResourceType;
  resourceId: string;
  action: ResourceAction;
  /** What the action needs besides: `name` to rename, `size` to resize, `hostRef` (the host's id at the cloud) to attach and bind. */
  input: Readonly<Record<string, string | number>>;
}

/** How far a cloud is with what it was asked to do; `unknown` where it has never heard of it. */
export type CloudProgress = { state: "running" | "done" | "unknown" } | { state: "failed"; reason: Words };

/** Why a call to a cloud failed. Of the first two a later attempt may succeed. */
export type CloudErrorKind = "throttled" | "unavailable" | "keyInvalid" | "denied" | "refused";

/** A call to a cloud that failed: what kind of failure, and the cloud's reason. */
export class CloudError extends Error {
  readonly kind: CloudErrorKind;
  readonly words: Words;
  /** Milliseconds after which the cloud wants to be asked again, where it said so. */
  readonly retryAfter: number | undefined;

  constructor(kind: CloudErrorKind, words: Words, retryAfter?: number) {
    super(words.en);
    this.name = "CloudError";
    this.kind = kind;
    this.words = words;
    this.retryAfter = retryAfter;
  }

  /** Whether asking once more may help. */
  get isPassing(): boolean {
    return this.kind === "throttled" || this.kind === "unavailable";
  }
}

/**
 * The clouds. One adapter for each way of reaching them; the rest of the server knows only this, and tests/contract/cloud-provider.ts says what
 * each adapter has to hold. Every method may throw a CloudError.
 */
export interface CloudProvider {
  /** Whether keys work, and which permissions they lack for each of the console's capabilities. */
  verify(keys: CloudKeys): Promise<CloudVerdict>;
  /**
   * A page of an inventory, as of one moment or of the moments of its pages. A resource is on one page at most.
   * @throws CloudError `denied` where the account may not read this region or type
   */
  inventory(account: CloudAccess, scope: Scope, cursor: string | undefined): Promise<CloudPage>;
  /** One resource as it is now; undefined where the cloud does not have it (any more). */
  describe(account: CloudAccess, scope: Scope, resourceId: string): Promise<CloudItem | undefined>;
  /** The sizes that a resource can be changed to at present; none where it cannot be changed. */
  sizes(account: CloudAccess, scope: Scope, resourceId: string): Promise<CloudSize[]>;
  /** The sizes of hosts that a region has, each with its family: asked once for all hosts of the region. */
  hostSizes(account: CloudAccess, regionId: string): Promise<readonly HostSize[]>;
  /** What the account may have in a region, and what it has: all of its quotas. */
  quotas(account: CloudAccess, regionId: string): Promise<CloudQuota[]>;
  /**
   * A page of an account's bill: the lines of a month so far, none of one to come. Each line is on one page, at the same place as long as
   * nothing changes. A running month grows, and the cloud may correct what it has said until some days after its end.
   * @param month "YYYY-MM"
   * @throws CloudError `denied` where the account may not read bills
   */
  bill(account: CloudAccess, month: string, cursor: string | undefined): Promise<CloudBillPage>;
  /** What the account still has, in CNY with two decimals. */
  balance(account: CloudAccess): Promise<string>;
  /**
   * Begins an operation. @returns the cloud's id of it; of a key that it knows the same one again
   * @throws CloudError `refused` where it is not possible; after `unavailable` the operation may have begun or not: `poll` tells
   */
  act(account: CloudAccess, order: CloudOrder): Promise<string>;
  /** How far an operation is, by the key under which it was asked for. */
  poll(account: CloudAccess, key: string): Promise<CloudProgress>;
  /** What a cloud supplies of resources of a type: nothing else is offered anywhere. */
  metricCatalogue(cloudCode: CloudCode, type: ResourceType): readonly MetricName[];
  /**
   * A page of one metric's values of all resources of a scope: never one resource per call.
   * @throws CloudError `refused` for a metric that is not in the catalogue
   */
  metrics(account: CloudAccess, ask: CloudMetricAsk, cursor: string | undefined): Promise<CloudMetricPage>;
}
