import type { CloudCode, ResourceType } from "../../generated/api";

/** How each cloud writes the names of states. */
const styles: Record<CloudCode, (status: string) => string> = {
  qingyun: (status) => snake(status),
  aliyun: (status) => status.charAt(0).toUpperCase() + status.slice(1),
  huawei: (status) => snake(status).toUpperCase(),
  jd: (status) => snake(status),
  aws: (status) => snake(status).replaceAll("_", "-"),
  tx: (status) => snake(status).toUpperCase(),
};

type Own = Partial<Record<ResourceType, Readonly<Record<string, string>>>>;

const active = { running: "ACTIVE", backingUp: "BACKING UP", rebooting: "REBOOTING", resizing: "MODIFYING" };

/** Words that are others than the console's. */
const own: Partial<Record<CloudCode, Own>> = {
  qingyun: {
    host: { creating: "pending", error: "exception" },
    disk: { inUse: "in-use" },
    database: { running: "active" },
    pubIp: { inUse: "associated", available: "available" },
  },
  aliyun: {
    host: { suspended: "Stopped (expired)" },
    disk: { inUse: "In_use", attaching: "Attaching" },
    database: { backingUp: "BACKING_UP", rebooting: "Rebooting" },
    redis: { running: "Normal", resizing: "Changing" },
    pubIp: { binding: "Associating", unbinding: "Unassociating", inUse: "InUse" },
  },
  huawei: {
    host: { running: "ACTIVE", stopped: "SHUTOFF", rebooting: "REBOOT", resizing: "RESIZE", creating: "BUILD" },
    disk: { inUse: "in-use", available: "available", attaching: "attaching", detaching: "detaching" },
    database: active,
    redis: { ...active, rebooting: "RESTARTING" },
    mongo: active,
    pubIp: { inUse: "ACTIVE", available: "DOWN", binding: "BIND_ACTION", unbinding: "UNBIND_ACTION" },
    priNet: { available: "OK" },
  },
  aws: {
    host: { creating: "pending", starting: "pending", releasing: "shutting-down", released: "terminated" },
    database: { running: "available", backingUp: "backing-up", resizing: "modifying" },
    redis: { running: "available", resizing: "modifying" },
    mongo: { running: "available", resizing: "modifying" },
    pubIp: { inUse: "associated" },
  },
  tx: {
    host: { creating: "PENDING", error: "LAUNCH_FAILED", suspended: "SHUTDOWN" },
    disk: { inUse: "ATTACHED", available: "UNATTACHED", resizing: "EXPANDING" },
    pubIp: { inUse: "BIND", available: "UNBIND" },
  },
};

/** A state as its cloud calls it. */
export function rawStatusOf(cloudCode: CloudCode, type: ResourceType, status: string): string {
  return own[cloudCode]?.[type]?.[status] ?? styles[cloudCode](status);
}

function snake(status: string): string {
  return status.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
