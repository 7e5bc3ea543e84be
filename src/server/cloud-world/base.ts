import type { ResourceType } from "../../generated/api";
import { referenceRegions } from "../database/reference/regions";
import type { CloudItem } from "../areas/cloud/provider";
import { addDays, monthsLater } from "../time";
import { drawOf } from "./draw";
import type { Entity, WorldAccount } from "./entity";
import { idOf } from "./ids";
import { type Life, lifeAt } from "./life";
import type { EstatePlan } from "./plan";
import { projects } from "./projects";

/** What builders of an account's estate go by. */
export interface Site {
  account: WorldAccount;
  plan: EstatePlan;
  now: Date;
}

/** Whoever has a place of an estate now, with chance of its own. */
export interface Occupant {
  life: Life;
  random: ReturnType<typeof drawOf>;
  resourceId: string;
}

/** Days for which a subscription goes unpaid before its resource is gone. */
const unpaidDays = 10;

/** Whoever is in a place of a type now; most stay for 8 months to 3 years. */
export function occupantOf(
  { account, now }: Site,
  type: ResourceType,
  place: number,
  hours: readonly [number, number] = [5_800, 26_000],
): Occupant {
  const where = [account.accountUid, type, place];
  const life = lifeAt(where, now, hours);
  const who = [...where, life.generation];
  return { life, random: drawOf(...who), resourceId: idOf(account.cloudCode, type, who) };
}

/** Project and name of a place: "core-web-07", whoever has it. `along` names the place of a host that it belongs to. */
export function nameOf({ account }: Site, type: ResourceType, place: number, roles: readonly string[], along?: number) {
  const random = drawOf("name", account.accountUid, type, place);
  const project = along === undefined ? random.pick(projects) : projectOf(account, along);
  return { project, name: `${project.code}-${random.pick(roles)}-${String(place + 1).padStart(2, "0")}` };
}

/** The project of a host's place. */
export function projectOf({ accountUid }: WorldAccount, place: number): (typeof projects)[number] {
  return drawOf("project", accountUid, place).pick(projects);
}

/** Whether whoever has a host's place is paid ahead. */
export function isPaidAhead({ accountUid }: WorldAccount, place: number): boolean {
  return drawOf("payment", accountUid, place).chance(0.6);
}

/** The zones of a region by id. */
export function zonesOf({ account }: Site, regionId: string): string[] {
  const region = (referenceRegions[account.cloudCode] ?? []).find((one) => one.regionId === regionId);
  return (region?.zones ?? []).map(({ zoneId }) => zoneId);
}

/** What is paid ahead is renewed every three months, until ten days before it is gone. */
export function subscriptionOf({ life }: Occupant, isAhead: boolean, now: Date) {
  if (!isAhead) return { payMode: "postPay" as const, expireTime: null };
  const last = addDays(life.gone, -unpaidDays);
  let [months, end] = [3, monthsLater(life.born, 3)];
  while (end <= now && end < last) end = monthsLater(life.born, (months += 3));
  return { payMode: "prePay" as const, expireTime: end < last ? end : last };
}

/** An entity whose attributes are complete; its raw status follows in the end. */
export function entityOf(
  type: ResourceType,
  regionId: string,
  since: Date,
  item: Omit<CloudItem, "rawStatus">,
): Entity {
  return { type, regionId, since, item: { ...item, rawStatus: "" } };
}
