import type { TagColor } from "../../../../generated/api";

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

/** By the code with which the names of a project's resources begin: who pays for them. */
const departments: readonly [code: string, name: string, costCenter: string][] = [
  ["core", "交易技术部", "CC-1101"],
  ["mbank", "零售业务部", "CC-1102"],
  ["data", "数据管理部", "CC-1201"],
  ["risk", "风险管理部", "CC-1201"],
  ["crm", "客户服务部", "CC-1102"],
  ["oa", "综合管理部", "CC-1301"],
  ["dev", "研发中心", "CC-1201"],
  ["dr", "运维中心", "CC-1101"],
];

const costCenters = [...new Set(departments.map(([, , costCenter]) => costCenter))];

/** Tags of the group. One was created twice in other words, and nothing is bound to the last. */
export const groupTags: readonly SeedTag[] = [
  { tagKey: "env", tagValue: "prod", color: "red", remark: "生产环境，变更须审批", creator: "admin", ago: 320 },
  { tagKey: "env", tagValue: "production", color: "red", creator: "he.ruoxi", ago: 40 },
  { tagKey: "env", tagValue: "test", color: "orange", creator: "admin", ago: 320 },
  { tagKey: "env", tagValue: "dev", color: "green", creator: "admin", ago: 320 },
  { tagKey: "env", tagValue: "dr", color: "pink", remark: "灾备环境", creator: "admin", ago: 250 },
  ...departments.map(([, tagValue], at): SeedTag => ({
    tagKey: "department",
    tagValue,
    color: "blue",
    creator: "zhou.wenbo",
    ago: 300 - at,
  })),
  ...costCenters.map((tagValue, at): SeedTag => ({
    tagKey: "costCenter",
    tagValue,
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

/** A resource, as far as its tags go. `chance` is a number below 100 that is always the same for it. */
export interface TaggedResource {
  name: string;
  type: string;
  chance: number;
}

/** The pairs of key and value that a resource has: of every seven one has none, and few have all. */
export function tagsFor({ name, type, chance }: TaggedResource): [key: string, value: string][] {
  if (chance < 15) return [];
  const [code = ""] = name.split("-");
  const found: [string, string][] = [["env", environmentOf(code, chance)]];
  const department = departments.find((one) => one[0] === code);
  if (department && chance < 85) found.push(["department", department[1]]);
  if (department && chance >= 40) found.push(["costCenter", department[2]]);
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
