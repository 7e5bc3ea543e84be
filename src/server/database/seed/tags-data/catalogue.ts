import { createHash } from "node:crypto";
import type { TagColor } from "../../../../generated/api";
import { projects } from "../../../cloud-world/projects";

/** A tag of the demo. */
export interface SeedTag {
  tagKey: string;
  tagValue: string;
  color: TagColor;
  remark?: string;
  creator: string;
  /** Days before today on which it was created. */
  ago: number;
}

/** Who pays for the resources of a project, whose names begin with its code. */
const departments = projects.map(({ code, department }, at) => ({
  code,
  department,
  costCenter: `CC-${1001 + at}`,
}));

/** Tags of the group. One was created twice in other words, and nothing is bound to the last. */
export const groupTags: readonly SeedTag[] = [
  { tagKey: "env", tagValue: "prod", color: "red", remark: "生产环境，变更须审批", creator: "admin", ago: 320 },
  { tagKey: "env", tagValue: "production", color: "red", creator: "he.ruoxi", ago: 40 },
  { tagKey: "env", tagValue: "test", color: "orange", creator: "admin", ago: 320 },
  { tagKey: "env", tagValue: "dev", color: "green", creator: "admin", ago: 320 },
  { tagKey: "env", tagValue: "dr", color: "pink", remark: "灾备环境", creator: "admin", ago: 250 },
  ...departments.map(({ department }, at): SeedTag => ({
    tagKey: "department",
    tagValue: department,
    color: "blue",
    creator: "zhou.wenbo",
    ago: 300 - at,
  })),
  ...departments.map(({ costCenter }, at): SeedTag => ({
    tagKey: "costCenter",
    tagValue: costCenter,
    color: "cyan",
    creator: "li.jingyi",
    ago: 180 - at,
  })),
  { tagKey: "app", tagValue: "web", color: "purple", creator: "guo.tianyu", ago: 150 },
  { tagKey: "app", tagValue: "database", color: "purple", creator: "guo.tianyu", ago: 150 },
  { tagKey: "app", tagValue: "cache", color: "purple", creator: "guo.tianyu", ago: 149 },
  { tagKey: "待下线", tagValue: "", color: "gray", remark: "季度盘点后释放", creator: "huang.zhiyuan", ago: 60 },
  { tagKey: "保护等级", tagValue: "三级", color: "orange", remark: "等保测评范围", creator: "du.minghui", ago: 12 },
];

/** Tags of the second customer. */
export const secondTags: readonly SeedTag[] = [
  { tagKey: "env", tagValue: "prod", color: "red", creator: "yf.luhao", ago: 200 },
  { tagKey: "env", tagValue: "test", color: "orange", creator: "yf.luhao", ago: 200 },
];

/** A resource, as far as its tags go. */
export interface TaggedResource {
  name: string;
  type: string;
  /** The cloud's. */
  resourceId: string;
}

/** The pairs of key and value that a resource has, the same each time: of every seven one has none, and few have all. */
export function tagsFor({ name, type, resourceId }: TaggedResource): [key: string, value: string][] {
  const chance = createHash("sha1").update(resourceId).digest().readUInt16BE(0) % 100;
  if (chance < 15) return [];
  const [code = ""] = name.split("-");
  const found: [string, string][] = [["env", environmentOf(code, chance)]];
  const payer = departments.find((one) => one.code === code);
  if (payer && chance < 85) found.push(["department", payer.department]);
  if (payer && chance >= 40) found.push(["costCenter", payer.costCenter]);
  const app = appOf(name, type);
  if (app !== undefined && chance % 2 === 0) found.push(["app", app]);
  if (chance === 33) found.push(["待下线", ""]);
  return found;
}

function environmentOf(code: string, chance: number): string {
  if (code === "dr") return "dr";
  if (code === "dev") return chance % 3 === 0 ? "test" : "dev";
  return chance >= 94 ? "production" : "prod";
}

function appOf(name: string, type: string): string | undefined {
  if (type === "redis") return "cache";
  if (type === "database" || type === "mongo") return "database";
  return type === "host" && /-(web|app)-/.test(name) ? "web" : undefined;
}
