import {
  CloudError,
  type CloudErrorKind,
  type CloudItem,
  type CloudOrder,
  type CloudProgress,
  type CloudProvider,
} from "../../src/server/areas/cloud/provider";

/** What befalls the next call of a kind: whether the cloud has done it already when its answer is lost. */
export interface Fault {
  of: "act" | "poll";
  kind: CloudErrorKind;
  done: boolean;
}

/** The state of a host while it is worked on, and afterwards. */
const states: Record<string, { meanwhile?: string; after?: string }> = {
  start: { meanwhile: "starting", after: "running" },
  stop: { meanwhile: "stopping", after: "stopped" },
  reboot: { meanwhile: "rebooting", after: "running" },
};

interface Received {
  order: CloudOrder;
  progress: CloudProgress;
  /** The state that it began in. */
  before: string;
}

/** A cloud of hosts whose calls fail as a test says, and that ends what it has begun when a test says so. */
export class UnreliableCloud implements Pick<CloudProvider, "act" | "poll" | "describe"> {
  /** What it was told, by idempotency key. */
  readonly received = new Map<string, Received>();
  /** Keys that came more than once. */
  readonly doubled: string[] = [];
  readonly items = new Map<string, CloudItem>();
  private faults: Fault[] = [];

  fail(fault: Fault): void {
    this.faults.push(fault);
  }

  /** From now on every call is answered. */
  recover(): void {
    this.faults = [];
  }

  async act(_account: unknown, order: CloudOrder): Promise<string> {
    const fault = this.next("act");
    if (fault && !fault.done) throw errorOf(fault);
    if (this.received.has(order.key)) this.doubled.push(order.key);
    const item = this.itemOf(order);
    this.received.set(order.key, { order, progress: { state: "running" }, before: item.status });
    item.status = states[order.action]?.meanwhile ?? item.status;
    if (fault) throw errorOf(fault);
    return `op-${order.key}`;
  }

  async poll(_account: unknown, key: string): Promise<CloudProgress> {
    const fault = this.next("poll");
    if (fault) throw errorOf(fault);
    return this.received.get(key)?.progress ?? { state: "unknown" };
  }

  async describe(_account: unknown, _scope: unknown, id: string): Promise<CloudItem | undefined> {
    return structuredClone(this.items.get(id));
  }

  /** Ends what is under way with a resource. */
  finish(resourceId: string, progress: CloudProgress): void {
    for (const each of this.received.values()) {
      if (each.order.resourceId !== resourceId || each.progress.state !== "running") continue;
      each.progress = progress;
      const item = this.itemOf(each.order);
      const { action, input } = each.order;
      if (progress.state !== "done") item.status = each.before;
      else if (action === "rename") item.name = String(input["name"]);
      else item.status = states[action]?.after ?? item.status;
    }
  }

  private next(of: Fault["of"]): Fault | undefined {
    const at = this.faults.findIndex((fault) => fault.of === of);
    return at < 0 ? undefined : this.faults.splice(at, 1)[0];
  }

  private itemOf({ resourceId }: CloudOrder): CloudItem {
    const item = this.items.get(resourceId);
    if (!item) throw new Error(`the cloud has no ${resourceId}`);
    return item;
  }
}

function errorOf({ kind }: Fault): CloudError {
  return new CloudError(kind, { zh: "不行", en: kind });
}
