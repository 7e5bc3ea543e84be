import { codes } from "./codes";

/** A role of the demo. */
export interface SeedRole {
  customId: number;
  roleCode: string;
  roleName: string;
  authCodes: string;
  builtin: boolean;
  remark: string;
}

/** A user of the demo; what is left out follows from rules. */
export interface SeedUser {
  username: string;
  name: string;
  customId: number;
  /** Main account; sub-account otherwise. */
  main?: true;
  ownCodes?: string;
  /** roleCodes of the same customer. */
  roles?: string[];
  /** Works for the provider. */
  staff?: true;
  /** Never signed in. */
  fresh?: true;
  disabled?: true;
  remark?: string;
}

const group = 1001;
const second = 1010;

/** The roles every customer begins with. */
export const builtinRoles: Omit<SeedRole, "customId">[] = [
  {
    roleCode: "administrator",
    roleName: "系统管理员",
    authCodes: codes.everything,
    builtin: true,
    remark: "管理全部功能、用户与角色",
  },
  { roleCode: "finance", roleName: "财务专员", authCodes: codes.costCentre, builtin: true, remark: "费用中心全部功能" },
  {
    roleCode: "viewer",
    roleName: "只读用户",
    authCodes: codes.overviewOnly,
    builtin: true,
    remark: "仅查看控制台与账单概览",
  },
];

/** Six roles of the group, two of the second customer. */
export const seedRoles: SeedRole[] = [
  ...builtinRoles.map((role) => ({ customId: group, ...role })),
  {
    customId: group,
    roleCode: "operations",
    roleName: "云运维工程师",
    authCodes: codes.operations,
    builtin: false,
    remark: "云资源、云账号与监控告警",
  },
  {
    customId: group,
    roleCode: "auditing",
    roleName: "成本审计员",
    authCodes: codes.auditing,
    builtin: false,
    remark: "账单明细、订单与成本分析",
  },
  {
    customId: group,
    roleCode: "project-lead",
    roleName: "项目负责人",
    authCodes: codes.projectLead,
    builtin: false,
    remark: "本项目资源、费用与工单",
  },
  {
    customId: second,
    roleCode: "finance",
    roleName: "财务专员",
    authCodes: codes.costCentre,
    builtin: true,
    remark: "费用中心全部功能",
  },
  {
    customId: second,
    roleCode: "operations",
    roleName: "运维人员",
    authCodes: codes.operations,
    builtin: false,
    remark: "云资源与监控告警",
  },
];

const typeNames = ["蒋一帆", "韩志强", "沈家明", "魏丽萍", "曹永刚", "许诺"];

const demoAccounts: SeedUser[] = [
  { username: "admin", name: "陈思远", customId: group, main: true, ownCodes: "all", remark: "集团主账号" },
  {
    username: "finance",
    name: "林婉清",
    customId: group,
    ownCodes: codes.costCentre,
    roles: ["finance"],
    staff: true,
    remark: "集团财务部",
  },
  {
    username: "viewer",
    name: "方子墨",
    customId: group,
    ownCodes: codes.overviewOnly,
    roles: ["viewer"],
    remark: "集团办公室",
  },
  { username: "newcomer", name: "唐新宇", customId: group, roles: ["administrator"], fresh: true, remark: "新入职" },
  { username: "many", name: "马多多", customId: group, ownCodes: codes.messages, remark: "值班消息账号" },
  { username: "channel", name: "秦朗", customId: 1020, main: true, ownCodes: "channel", remark: "渠道代理商主账号" },
  ...typeNames.map((name, type): SeedUser => ({
    username: `type${type}`,
    name,
    customId: 1010 + type,
    main: true,
    ownCodes: "all",
  })),
];

/** The rest of the group's 24 users: who works where, with which role. */
const colleagues: [string, string, string, string][] = [
  ["zhou.wenbo", "周文博", "administrator", "信息技术部"],
  ["sun.jianguo", "孙建国", "operations", "信息技术部"],
  ["li.jingyi", "李静怡", "finance", "财务部"],
  ["wu.haifeng", "吴海峰", "project-lead", "新能源事业部"],
  ["zheng.xiaotong", "郑晓彤", "project-lead", "商业事业部"],
  ["feng.yaqin", "冯雅琴", "project-lead", "健康事业部"],
  ["huang.zhiyuan", "黄志远", "operations", "信息技术部"],
  ["xu.mengjie", "徐梦洁", "operations", "信息技术部"],
  ["guo.tianyu", "郭天宇", "operations", "基础架构组"],
  ["he.ruoxi", "何若曦", "auditing", "审计部"],
  ["luo.chengye", "罗承业", "auditing", "审计部"],
  ["song.yuhan", "宋雨涵", "finance", "财务部"],
  ["tang.bowen", "汤博文", "project-lead", "物流事业部"],
  ["deng.shuyi", "邓舒怡", "viewer", "集团办公室"],
  ["peng.haoran", "彭浩然", "operations", "基础架构组"],
  ["jiang.siqi", "姜思琪", "viewer", "法务部"],
  ["du.minghui", "杜明辉", "operations", "安全组"],
  ["pan.xinyi", "潘欣怡", "auditing", "财务部"],
  ["yuan.zihao", "袁子豪", "viewer", "市场部"],
];

const secondColleagues: [string, string, string][] = [
  ["yf.shenyue", "沈悦", "finance"],
  ["yf.luhao", "陆昊", "operations"],
  ["yf.guqing", "顾清", "operations"],
];

/** Everybody of the demo. One colleague is disabled (left the company), one has not signed in yet. */
export const seedUsers: SeedUser[] = [
  ...demoAccounts,
  ...colleagues.map(([username, name, role, department]): SeedUser => ({
    username,
    name,
    customId: group,
    roles: [role],
    remark: department,
    ...(username === "yuan.zihao" && { disabled: true, remark: "已离职" }),
    ...(username === "jiang.siqi" && { fresh: true }),
  })),
  ...secondColleagues.map(([username, name, role]): SeedUser => ({ username, name, customId: second, roles: [role] })),
];
