import { and, eq, isNull, or } from "drizzle-orm";
import {
  stoppedHost,
  unattachedDisk,
  unboundAddress,
  type UnusedFacts,
  unusedPrepaid,
} from "../../../domain/savings/unused";
import type { Queryable } from "../../database/client";
import { dayMs } from "../../time";
import { resources } from "../../database/schema/resource";
import { owned } from "../../lists/owner";
import { attr } from "../resource/filters";
import { type BilledDays, billedOf } from "./billed";
import { evidenceOf, type FoundSaving } from "./found";
import { unchangedSince } from "./since";

/** Every kind of something that is not used; a resource is of one of them at most. */
const kinds = [unattachedDisk, unboundAddress, stoppedHost, unusedPrepaid];

/** Disks, addresses and hosts of a customer that are not used and cost something. */
export async function findUnused(db: Queryable, customId: number, now: Date): Promise<FoundSaving[]> {
  const candidates = await readCandidates(db, customId);
  const billed = await billedOf(db, customId, candidates, now);
  return candidates.flatMap((candidate) => {
    const days = billed.get(candidate.id);
    return days ? judge(candidate, days, now) : [];
  });
}

type Candidate = Awaited<ReturnType<typeof readCandidates>>[number];

function readCandidates(db: Queryable, customId: number) {
  const { id, type, status, payMode, hostRef, expireTime } = resources;
  const is = (ofType: UnusedFacts["type"], state: string) => and(eq(type, ofType), eq(status, state), isNull(hostRef));
  return db
    .select({ id, type, status, payMode, hostRef, expireTime, since: unchangedSince(["status", "hostRef"]) })
    .from(resources)
    .where(
      and(
        owned(resources, customId),
        isNull(resources.goneTime),
        or(is("disk", "available"), and(is("pubIp", "available"), eq(attr("bindType"), "none")), is("host", "stopped")),
      ),
    )
    .orderBy(id);
}

function judge(candidate: Candidate, billed: BilledDays, now: Date): FoundSaving[] {
  const { id, since, expireTime } = candidate;
  const idleDays = Math.floor((now.getTime() - since.getTime()) / dayMs);
  const leftDays = expireTime && Math.ceil((expireTime.getTime() - now.getTime()) / dayMs);
  const facts: UnusedFacts = { ...candidate, type: candidate.type as UnusedFacts["type"], idleDays, leftDays, billed };
  for (const find of kinds) {
    const finding = find(facts);
    if (finding) return [{ resourceId: id, finding, evidence: evidenceOf(since, billed, { idleDays }) }];
  }
  return [];
}
