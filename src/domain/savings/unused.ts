import { type Billed, findingOf, type SavingFinding, savingRules } from "./finding";
import type { Load } from "./load";

/** What is known of a resource that may be unused. */
export interface UnusedFacts {
  type: "disk" | "pubIp" | "host";
  status: string;
  payMode: "prePay" | "postPay";
  /** The host it is attached or bound to, by its id at the cloud. */
  hostRef: string | null;
  /** Whole days since its state or what it is attached to changed last. */
  idleDays: number;
  /** Whole days until what was paid ahead ends; null where nothing was. */
  leftDays: number | null;
  /** What it was billed since it is unused. */
  billed: Billed;
}

/** The state in which a resource of each type is unused. */
const unusedState: Record<UnusedFacts["type"], string> = { disk: "available", pubIp: "available", host: "stopped" };

/** A disk that is attached to nothing and billed by use: releasing it saves what it costs. */
export function unattachedDisk(facts: UnusedFacts): SavingFinding | undefined {
  return metered(facts, "disk") ? findingOf("unattachedDisk", facts.billed) : undefined;
}

/** A public address that is bound to nothing and billed by use: releasing it saves what it costs. */
export function unboundAddress(facts: UnusedFacts): SavingFinding | undefined {
  return metered(facts, "pubIp") ? findingOf("unboundAddress", facts.billed) : undefined;
}

/** A host that is stopped and still billed by use: releasing it saves what it costs while it is stopped. */
export function stoppedHost(facts: UnusedFacts): SavingFinding | undefined {
  return metered(facts, "host") ? findingOf("stoppedHost", facts.billed) : undefined;
}

/** A disk, an address or a host that was paid ahead, has not ended and is unused: not renewing it saves what a month of it costs. */
export function unusedPrepaid(facts: UnusedFacts): SavingFinding | undefined {
  const { payMode, leftDays, billed } = facts;
  if (payMode !== "prePay" || leftDays === null || leftDays <= 0 || !isUnused(facts)) return undefined;
  return findingOf("unusedPrepaid", billed);
}

/** What is known of a running host that may do nothing. */
export interface IdleFacts extends Pick<UnusedFacts, "payMode" | "leftDays" | "billed"> {
  /** Of the last 14 days; undefined where nothing is known. */
  cpu: Load | undefined;
  memory: Load | undefined;
}

/** A running host that was paid ahead, has not ended and does nothing: not renewing it saves what a month of it costs. */
export function idlePrepaid({ payMode, leftDays, billed, cpu, memory }: IdleFacts): SavingFinding | undefined {
  if (payMode !== "prePay" || leftDays === null || leftDays <= 0) return undefined;
  const isIdle = isBelow(cpu, savingRules.idleCpu) && isBelow(memory, savingRules.idleMemory);
  return isIdle ? findingOf("unusedPrepaid", billed) : undefined;
}

function isBelow(load: Load | undefined, most: number): boolean {
  return load !== undefined && load.days >= savingRules.leastLoadDays && load.p95 <= most;
}

function metered(facts: UnusedFacts, type: UnusedFacts["type"]): boolean {
  return facts.type === type && facts.payMode === "postPay" && isUnused(facts);
}

function isUnused({ type, status, hostRef, idleDays }: UnusedFacts): boolean {
  return status === unusedState[type] && hostRef === null && idleDays >= savingRules.idleDays;
}
