import type { Entity } from "../../../cloud-world/entity";
import { projects } from "../../../cloud-world/projects";
import { referenceRegions } from "../../reference/regions";

/** What bill lines tell of something that is in an account: the same as its inventory. */
export function columnsOf({ type, regionId, item }: Entity, cloudCode: string) {
  const { cpu, memory, storage, privateIp, ipAddress } = item.attrs;
  const region = (referenceRegions[cloudCode] ?? []).find((one) => one.regionId === regionId);
  const project = projects.find(({ name }) => name === item.projectName) ?? projects[0];
  return {
    resourceId: item.resourceId,
    resourceName: item.name,
    instanceSpec: cpu === undefined ? null : `${String(cpu)}C${String(memory)}G`,
    instanceConfig:
      cpu === undefined
        ? null
        : `${String(cpu)} 核 ${String(memory)} GB${type === "database" ? `，存储 ${String(storage)} GB` : ""}`,
    publicIp: typeof ipAddress === "string" ? ipAddress : null,
    privateIp: Array.isArray(privateIp) ? String(privateIp[0]) : null,
    regionId,
    regionName: region?.regionName ?? regionId,
    zone: item.zoneId ?? region?.zones[0]?.zoneId ?? "",
    projectId: projects.indexOf(project) + 1,
    projectName: project.name,
  };
}
