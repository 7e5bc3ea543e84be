/** An application of the demo: whose main account sends it when, and for what kind of quota. */
export interface QuotaPlan {
  customId: number;
  daysAgo: number;
  /** How many times what is granted is applied for: more than five times waits for a person. */
  times: number;
  reason: string;
  /** How much of the quota is used: of idle ones less than half, for which more is rejected. Any by default. */
  usage?: "busy" | "idle";
  cancelled?: true;
}

const group = 1001;
const second = 1010;

/** The demo's applications, the first first: the accounts are known since six days ago. */
export const quotaPlans: readonly QuotaPlan[] = [
  { customId: group, daysAgo: 5.4, times: 1.5, reason: "电商大促前扩容，活动期间用量预计增加一半", usage: "busy" },
  { customId: group, daysAgo: 5.1, times: 2, reason: "活动压测需要临时扩容，压测结束后释放", usage: "idle" },
  { customId: group, daysAgo: 4.6, times: 2, reason: "数据平台二期上线，资源用量预计翻倍", usage: "busy" },
  { customId: second, daysAgo: 4.2, times: 1.5, reason: "门户网站迁移上云，按迁移计划分两批扩容" },
  { customId: group, daysAgo: 3.8, times: 3, reason: "容灾演练需要按生产环境同等规模拉起全部实例", usage: "busy" },
  {
    customId: group,
    daysAgo: 3.3,
    times: 2,
    reason: "测试环境临时扩容，申请后改用现有资源",
    cancelled: true,
    usage: "busy",
  },
  { customId: group, daysAgo: 2.7, times: 4, reason: "新项目立项评审，先行预留资源配额", usage: "idle" },
  { customId: group, daysAgo: 2.2, times: 1.25, reason: "核心业务横向扩展，两个可用区同步扩容", usage: "busy" },
  { customId: group, daysAgo: 1.6, times: 6, reason: "全量业务迁移到该地域，预计总规模为现有的六倍", usage: "busy" },
  {
    customId: group,
    daysAgo: 1.1,
    times: 1.5,
    reason: "申请数量填写有误，撤销后重新提交",
    cancelled: true,
    usage: "busy",
  },
  { customId: group, daysAgo: 0.8, times: 1.6, reason: "直播业务峰值用量提升，已与业务方确认", usage: "busy" },
  { customId: group, daysAgo: 0.3, times: 8, reason: "年终结算批处理集群扩容，需要总部审批", usage: "busy" },
  { customId: second, daysAgo: 0.2, times: 6, reason: "计划新建第二套生产环境，等待云厂商人工审批" },
];
