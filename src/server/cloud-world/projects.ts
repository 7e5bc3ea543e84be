/** What the demo's customers run at the clouds: names of resources and bills begin with the code of one. */
export const projects = [
  { name: "核心交易系统", code: "core", department: "交易技术部" },
  { name: "移动银行", code: "mbank", department: "零售业务部" },
  { name: "数据中台", code: "data", department: "数据管理部" },
  { name: "智能风控", code: "risk", department: "风险管理部" },
  { name: "客户服务平台", code: "crm", department: "客户服务部" },
  { name: "协同办公", code: "oa", department: "综合管理部" },
  { name: "研发测试", code: "dev", department: "研发中心" },
  { name: "灾备中心", code: "dr", department: "运维中心" },
] as const;
