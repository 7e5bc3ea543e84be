import { idlePrepaid } from "../../../domain/savings/unused";
import type { Queryable } from "../../database/client";
import { dayMs } from "../../time";
import { billedOf } from "./billed";
import { evidenceOf, type FoundSaving } from "./found";
import type { LoadedHost } from "./read-loads";

/** Running hosts that were paid ahead and do nothing: what to let end rather than to renew. */
export async function findIdle(
  db: Queryable,
  customId: number,
  loaded: readonly LoadedHost[],
  now: Date,
): Promise<FoundSaving[]> {
  const prepaid = loaded.filter(({ host }) => host.payMode === "prePay");
  const asked = prepaid.map(({ host }) => host);
  const billed = await billedOf(db, customId, asked, now);
  return prepaid.flatMap(({ host, cpu, memory }): FoundSaving[] => {
    const days = billed.get(host.id);
    const { payMode, expireTime, attrs } = host;
    const leftDays = expireTime && Math.ceil((expireTime.getTime() - now.getTime()) / dayMs);
    const finding = days && idlePrepaid({ payMode, leftDays, billed: days, cpu, memory });
    if (!finding) return [];
    const load = { cpuP95: cpu.p95, memoryP95: memory.p95, loadDays: Math.min(cpu.days, memory.days) };
    const evidence = evidenceOf(host.since, days, { size: String(attrs.instanceType), smallerSize: null, ...load });
    return [{ resourceId: host.id, finding, evidence }];
  });
}
