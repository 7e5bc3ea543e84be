import { roundDecimal } from "../../../domain/decimal-math";
import type { RenewStatus, ResourceType } from "../../../generated/api";
import type { SavingEvidence, savings } from "../../database/schema/saving";
import type { Words } from "../../errors";
import { yuan } from "../warning/words";

/** What of a saving is told as a sentence. */
type Told = Pick<typeof savings.$inferSelect, "kind" | "evidence"> & {
  type: ResourceType;
  /** How the instance that it was bought as is renewed; null where it was bought elsewhere. */
  renewStatus: RenewStatus | null;
};

/** What becomes of something paid ahead; what somebody has to renew needs no word. */
const renewed: Partial<Record<RenewStatus, Words>> = {
  AutoRenewal: { zh: "；到期将自动续费", en: ". Renews automatically" },
  NotRenewal: { zh: "；已设为到期不续费", en: ". Set not to renew" },
};

/** How long each type is unused. */
const unused: Partial<Record<ResourceType, (days: number | null) => Words>> = {
  disk: (days) => ({ zh: `已 ${days} 天未挂载`, en: `Not attached for ${days} days` }),
  pubIp: (days) => ({ zh: `已 ${days} 天未绑定`, en: `Not bound for ${days} days` }),
  host: (days) => ({ zh: `已停止 ${days} 天`, en: `Stopped for ${days} days` }),
};
const unusedOther = (days: number | null): Words => ({ zh: `已 ${days} 天未使用`, en: `Unused for ${days} days` });

/** What leads to a saving, with its numbers. */
export function becauseOf({ kind, type, evidence, renewStatus }: Told): Words {
  if (kind === "oversizedHost") return oversized(evidence);
  if (kind !== "unusedPrepaid") return idle(false, type, evidence);
  const told = evidence.idleDays === null ? doingNothing(evidence) : idle(true, type, evidence);
  const then = (renewStatus && renewed[renewStatus]) ?? { zh: "", en: "" };
  return { zh: `${told.zh}${then.zh}`, en: `${told.en}${then.en}` };
}

function idle(isPrepaid: boolean, type: ResourceType, evidence: SavingEvidence): Words {
  const { idleDays } = evidence;
  const state = (unused[type] ?? unusedOther)(idleDays);
  const cost = billed(evidence);
  return {
    zh: `${isPrepaid ? "包年包月，" : ""}${state.zh}；${cost.zh}`,
    en: `${isPrepaid ? "Subscription. " : ""}${state.en}. ${cost.en}`,
  };
}

function doingNothing(evidence: SavingEvidence): Words {
  const { cpuP95, memoryP95, loadDays } = evidence;
  const [cpu, memory] = [percent(cpuP95), percent(memoryP95)];
  const cost = billed(evidence);
  return {
    zh: `包年包月，近 14 天（${loadDays} 天有数据）几乎未使用：CPU P95 ${cpu}、内存 P95 ${memory}；到期后可不续费；${cost.zh}`,
    en: `Subscription. Hardly used in the last 14 days (data on ${loadDays}): CPU P95 ${cpu}, memory P95 ${memory}. It does not need to be renewed. ${cost.en}`,
  };
}

function oversized(evidence: SavingEvidence): Words {
  const { cpuP95, memoryP95, loadDays, smallerSize } = evidence;
  const [cpu, memory] = [percent(cpuP95), percent(memoryP95)];
  const cost = billed(evidence);
  return {
    zh: `近 14 天（${loadDays} 天有数据）CPU P95 ${cpu}、内存 P95 ${memory}，${smallerSize} 即可满足；${cost.zh}`,
    en: `Last 14 days (data on ${loadDays}): CPU P95 ${cpu}, memory P95 ${memory}. ${smallerSize} is sufficient. ${cost.en}`,
  };
}

function billed({ billedAmount, billedDays }: SavingEvidence): Words {
  const amount = yuan(roundDecimal(billedAmount, 2));
  return { zh: `${billedDays} 天折后费用 ${amount}`, en: `${amount} after discounts in ${billedDays} days` };
}

function percent(value: number | null): string {
  return value === null ? "–" : `${value.toFixed(1)}%`;
}
