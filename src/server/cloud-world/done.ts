import type { ResourceAction } from "../../generated/api";
import type { simulatedOperations } from "../database/schema/simulated-cloud";
import { sizedBy } from "./actions";
import { type Entity, entityKey, type Estate, type WorldAccount } from "./entity";

/** Something that was done in the simulated clouds. */
export type Done = typeof simulatedOperations.$inferSelect;

/** The state while something is done; what is not named leaves it as it is. */
const meanwhile: Partial<Record<ResourceAction, string>> = {
  start: "starting",
  stop: "stopping",
  reboot: "rebooting",
  resize: "resizing",
  attach: "attaching",
  detach: "detaching",
  bind: "binding",
  unbind: "unbinding",
  release: "releasing",
};

/** Changes an estate by what was done in its account until now, the earliest first. */
export function applyDone(account: WorldAccount, estate: Estate, operations: readonly Done[], now: Date): void {
  for (const operation of operations) {
    const entity = estate.get(entityKey(operation.type, operation.resourceId));
    if (!entity) continue;
    if (now < operation.endTime) entity.item.status = meanwhile[operation.action] ?? entity.item.status;
    else if (operation.failReason === null) takeEffect(account, estate, entity, operation);
  }
}

function takeEffect(account: WorldAccount, estate: Estate, entity: Entity, operation: Done): void {
  const { item } = entity;
  const { action, input } = operation;
  const host = String(input.hostRef);
  const effects: Record<ResourceAction, () => void> = {
    start: () => become(entity, "running", operation),
    stop: () => become(entity, "stopped", operation),
    reboot: () => (item.status === "error" ? become(entity, "running", operation) : undefined),
    rename: () => (item.name = String(input.name)),
    resize: () => Object.assign(item.attrs, sizedBy(account, entity, input.size)),
    attach: () => Object.assign(item, { hostRef: host, status: "inUse", attrs: { ...item.attrs, device: "/dev/vdz" } }),
    detach: () => Object.assign(item, { hostRef: null, status: "available" }),
    bind: () => Object.assign(item, { hostRef: host, status: "inUse", attrs: { ...item.attrs, bindType: "host" } }),
    unbind: () => Object.assign(item, { hostRef: null, status: "available" }),
    release: () => estate.delete(entityKey(entity.type, item.resourceId)),
  };
  effects[action]();
}

/** What was scheduled for later than the operation has changed the state again. */
function become(entity: Entity, status: string, { endTime }: Done): void {
  if (endTime <= entity.since) return;
  entity.item.status = status;
  entity.since = endTime;
}
