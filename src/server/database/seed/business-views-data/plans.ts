import type { ResourceType, ViewCloud, ViewLayer } from "../../../../generated/api";

/** A group of the demo: a filter, or the first so many resources that it finds as a list. */
export interface GroupPlan {
  groupName: string;
  layer: ViewLayer;
  type: ResourceType[];
  tag?: [key: string, value: string];
  listed?: number;
  /** Names of earlier groups of the view that lead here. */
  from?: string[];
}

/** A business view of the demo. */
export interface ViewPlan {
  username: string;
  daysAgo: number;
  viewName: string;
  cloudCode: ViewCloud;
  /** Of a project: its groups come by themselves. */
  projectId?: string;
  groups?: GroupPlan[];
}

const retail: [string, string] = ["department", "零售业务部"];
const production: [string, string] = ["env", "prod"];
const recovery: [string, string] = ["env", "dr"];

/** The demo's views, the first first. */
export const viewPlans: readonly ViewPlan[] = [
  {
    username: "admin",
    daysAgo: 90,
    viewName: "移动银行",
    cloudCode: "all",
    groups: [
      { groupName: "公网入口", layer: "access", type: ["pubIp"], tag: retail },
      { groupName: "业务主机", layer: "app", type: ["host"], tag: retail, from: ["公网入口"] },
      { groupName: "数据盘", layer: "app", type: ["disk"], tag: retail },
      { groupName: "数据库", layer: "data", type: ["database", "mongo"], tag: retail, from: ["业务主机"] },
      { groupName: "缓存", layer: "data", type: ["redis"], tag: retail, from: ["业务主机"] },
      { groupName: "私有网络", layer: "network", type: ["priNet"], from: ["业务主机"] },
    ],
  },
  { username: "admin", daysAgo: 60, viewName: "核心交易系统", cloudCode: "all", projectId: "核心交易系统" },
  {
    username: "admin",
    daysAgo: 45,
    viewName: "生产环境（华为云）",
    cloudCode: "huawei",
    groups: [
      { groupName: "弹性公网 IP", layer: "access", type: ["pubIp"], tag: production },
      { groupName: "云主机", layer: "app", type: ["host"], tag: production, from: ["弹性公网 IP"] },
      { groupName: "数据库与缓存", layer: "data", type: ["database", "redis"], tag: production, from: ["云主机"] },
    ],
  },
  {
    username: "admin",
    daysAgo: 20,
    viewName: "灾备 50% 演练",
    cloudCode: "all",
    groups: [
      { groupName: "演练主机", layer: "app", type: ["host"], tag: recovery, listed: 6 },
      { groupName: "演练数据库", layer: "data", type: ["database"], tag: recovery, from: ["演练主机"] },
    ],
  },
  {
    username: "yf.luhao",
    daysAgo: 30,
    viewName: "门户网站",
    cloudCode: "all",
    groups: [
      { groupName: "门户主机", layer: "app", type: ["host"], tag: production },
      { groupName: "门户数据", layer: "data", type: ["database"], from: ["门户主机"] },
    ],
  },
];
