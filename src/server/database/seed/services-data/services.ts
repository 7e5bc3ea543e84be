import type { EnterpriseServiceCategory } from "../../../../generated/api";
import type { Words } from "../../../errors";

type Pair = readonly [zh: string, en: string];

/** A service of the demo; how it goes follows from its category. */
export interface SeedService {
  category: EnterpriseServiceCategory;
  name: Pair;
  summary: Pair;
  content: Pair;
  /** CNY and what it is for; on request where absent. */
  price?: { amount: string; unit: Pair };
  period: Pair;
  tags: readonly Pair[];
  scope: readonly Pair[];
  partner?: Pair;
}

const units = {
  time: ["次", "each"],
  system: ["系统", "system"],
  month: ["月", "month"],
  day: ["天", "day"],
} as const satisfies Record<string, Pair>;

/** By category, in the order in which they are shown. */
export const seedServices: readonly SeedService[] = [
  {
    category: 1,
    name: ["应用上云迁移", "Application migration"],
    period: ["4–6 周", "4–6 weeks"],
    price: { amount: "38000.00", unit: units.system },
    summary: [
      "将本地或其他云上的业务系统平滑迁移到目标云，停机时间控制在约定窗口内。",
      "Moves a system from your premises or another cloud to the one you choose, within an agreed window.",
    ],
    content: [
      "适用于 10 台以内主机组成的业务系统。迁移前完成依赖梳理与容量规划，迁移中持续增量同步，切换失败可在 30 分钟内回退。",
      "For systems of up to ten hosts. Dependencies and capacity are worked out before, changes are synchronised all along, and should the switch fail one is back within 30 minutes.",
    ],
    tags: [
      ["零数据丢失", "No data lost"],
      ["可回退", "Reversible"],
    ],
    scope: [
      ["迁移评估报告", "Assessment report"],
      ["切换与回退手册", "Handbook of the switch and the way back"],
      ["7 天值守", "Seven days of watch"],
    ],
  },
  {
    category: 1,
    name: ["数据库迁移与升级", "Database migration and upgrade"],
    period: ["2–3 周", "2–3 weeks"],
    price: { amount: "16000.00", unit: units.time },
    summary: [
      "MySQL、PostgreSQL、Oracle 到云数据库的异构迁移与版本升级。",
      "From MySQL, PostgreSQL or Oracle to a cloud database, also across kinds and versions.",
    ],
    content: [
      "先做语法与性能兼容性评估，再以全量加增量方式迁移，切换前后逐表核对行数与校验和。",
      "Syntax and performance are examined first; then everything is copied and kept in step, and before and after the switch rows and checksums are compared table by table.",
    ],
    tags: [
      ["异构迁移", "Across kinds"],
      ["逐表校验", "Checked by table"],
    ],
    scope: [
      ["兼容性评估清单", "List of what is compatible"],
      ["数据校验报告", "Report of the comparison"],
      ["慢查询优化建议", "Advice on slow queries"],
    ],
  },
  {
    category: 1,
    name: ["多云架构设计", "Multi-cloud architecture"],
    period: ["2 周", "2 weeks"],
    partner: ["京华云通渠道服务有限公司", "Jinghua Cloud Partners"],
    summary: [
      "为跨云部署设计网络、容灾与成本分摊方案。",
      "Designs network, disaster recovery and cost allocation across clouds.",
    ],
    content: [
      "结合业务连续性目标（RTO/RPO）给出同城双活或异地容灾方案，并测算三年总成本。",
      "From your recovery objectives follows a design with two active sites or a remote one, with its cost over three years.",
    ],
    tags: [
      ["容灾", "Disaster recovery"],
      ["成本测算", "Cost estimate"],
    ],
    scope: [
      ["架构设计文档", "Design document"],
      ["三年成本测算表", "Cost over three years"],
    ],
  },
  {
    category: 2,
    name: ["等级保护测评咨询", "MLPS compliance advice"],
    period: ["6–8 周", "6–8 weeks"],
    price: { amount: "68000.00", unit: units.system },
    summary: [
      "协助完成等保二级、三级的定级备案、差距分析与整改。",
      "Helps with filing, gap analysis and mending for levels two and three of the multi-level protection scheme.",
    ],
    content: [
      "由持证顾问驻场开展差距分析，逐条给出整改措施与责任人，配合测评机构现场检查直至通过。",
      "Certified advisers analyse the gaps on site, name a measure and a person for each, and stay until the assessors have passed the system.",
    ],
    tags: [
      ["等保三级", "Level three"],
      ["驻场", "On site"],
    ],
    scope: [
      ["定级备案材料", "Filing documents"],
      ["差距分析报告", "Gap analysis"],
      ["整改跟踪表", "List of measures"],
    ],
  },
  {
    category: 2,
    name: ["渗透测试", "Penetration test"],
    period: ["2 周", "2 weeks"],
    price: { amount: "22000.00", unit: units.system },
    summary: [
      "模拟真实攻击者，对网站、接口和移动应用进行授权测试。",
      "An authorised test of sites, interfaces and apps, as a real attacker would go about it.",
    ],
    content: [
      "测试前签署授权与保密协议，全程不影响业务；高危问题 24 小时内通报，修复后免费复测一次。",
      "Authorisation and confidentiality are signed before, business goes on undisturbed, grave findings are told within 24 hours, and one second look is free.",
    ],
    tags: [
      ["免费复测", "Free second look"],
      ["高危 24 小时通报", "Grave findings within a day"],
    ],
    scope: [
      ["渗透测试报告", "Test report"],
      ["复测报告", "Report of the second look"],
    ],
  },
  {
    category: 2,
    name: ["应急响应", "Incident response"],
    period: ["2 小时内响应", "Begins within 2 hours"],
    price: { amount: "12000.00", unit: units.time },
    summary: [
      "遭遇勒索、挖矿、篡改等事件时的排查、处置与溯源。",
      "Examination, handling and tracing after ransom, mining or defacement.",
    ],
    content: [
      "7×24 小时受理，两小时内远程介入，必要时现场支持；处置完成后给出根因与加固建议。",
      "Taken day and night, begun remotely within two hours and on site where needed; in the end stand the cause and how to harden what was hit.",
    ],
    tags: [
      ["7×24", "Day and night"],
      ["溯源", "Tracing"],
    ],
    scope: [
      ["事件处置报告", "Incident report"],
      ["加固清单", "Hardening list"],
    ],
  },
  {
    category: 3,
    name: ["云资源托管运维", "Managed operation"],
    period: ["按月服务", "By the month"],
    price: { amount: "9800.00", unit: units.month },
    summary: [
      "由专属团队负责主机、数据库与网络的日常运维。",
      "A team of your own looks after hosts, databases and network.",
    ],
    content: [
      "覆盖监控、备份、补丁、变更与故障处理，核心故障 15 分钟响应，每月提供可用性与成本报告。",
      "Monitoring, backups, patches, changes and faults; grave ones are taken on within 15 minutes, and each month there is a report of availability and cost.",
    ],
    tags: [
      ["15 分钟响应", "Within 15 minutes"],
      ["专属团队", "A team of your own"],
    ],
    scope: [
      ["7×24 监控值守", "Watch day and night"],
      ["每周巡检", "Weekly inspection"],
      ["月度报告", "Monthly report"],
    ],
  },
  {
    category: 3,
    name: ["大促与活动护航", "Peak event support"],
    period: ["活动前 2 周启动", "Begins 2 weeks before"],
    summary: [
      "为大促、发布会等高峰时段提供压测、扩容与现场保障。",
      "Load tests, capacity and people on duty for sales and launches.",
    ],
    content: [
      "活动前完成全链路压测与容量评估，制定预案并演练；活动期间工程师在线值守，结束后复盘。",
      "The whole chain is tested under load, plans are made and rehearsed, engineers are on duty during the event, and a review follows.",
    ],
    tags: [
      ["全链路压测", "Full load test"],
      ["现场值守", "On duty"],
    ],
    scope: [
      ["容量评估报告", "Capacity report"],
      ["应急预案", "Emergency plan"],
      ["活动复盘", "Review"],
    ],
  },
  {
    category: 3,
    name: ["备份与容灾演练", "Backup and recovery drill"],
    period: ["1 周", "1 week"],
    price: { amount: "15000.00", unit: units.time },
    summary: [
      "检验备份能否恢复，并组织一次真实的容灾切换演练。",
      "Shows whether backups can be restored, and rehearses a real switch to the other site.",
    ],
    content: [
      "按业务重要性抽取系统做恢复验证，记录实际恢复时间，与目标对比并给出改进项。",
      "Systems are chosen by their weight and restored; the time it takes is compared with the objective, and what to improve is listed.",
    ],
    tags: [
      ["恢复验证", "Restored for proof"],
      ["实战演练", "A real drill"],
    ],
    scope: [
      ["演练方案与脚本", "Plan and scripts"],
      ["恢复时间报告", "Report of recovery times"],
    ],
  },
  {
    category: 4,
    name: ["数据仓库建设", "Data warehouse"],
    period: ["6–10 周", "6–10 weeks"],
    price: { amount: "120000.00", unit: units.time },
    summary: [
      "从数据接入、分层建模到指标看板的一站式建设。",
      "From sources through layered models to boards of figures.",
    ],
    content: [
      "梳理业务口径后建立统一指标字典，分层建模、任务编排与质量监控同步上线。",
      "After definitions are agreed, one dictionary of figures holds for all; models, schedules and quality checks go live together.",
    ],
    tags: [
      ["指标字典", "One dictionary"],
      ["质量监控", "Quality checks"],
    ],
    scope: [
      ["数据模型与文档", "Models and documents"],
      ["经营看板 3 个", "Three boards"],
      ["代码移交", "Code handed over"],
    ],
  },
  {
    category: 4,
    name: ["智能客服知识库", "Knowledge base for service desks"],
    period: ["4 周", "4 weeks"],
    partner: ["示例智能科技", "Example Intelligence"],
    summary: [
      "基于企业文档构建可检索、可追溯来源的问答助手。",
      "An assistant that answers from your documents and names its sources.",
    ],
    content: [
      "文档清洗与权限隔离优先，回答附来源；上线前以真实问题集评测，准确率达到约定值后交付。",
      "Documents are cleaned and kept apart by permission; answers name their sources, and before delivery real questions show that the agreed accuracy is reached.",
    ],
    tags: [
      ["答案可追溯", "Sources named"],
      ["权限隔离", "Kept apart by permission"],
    ],
    scope: [
      ["知识库与检索服务", "Knowledge base and search"],
      ["评测报告", "Evaluation"],
    ],
  },
  {
    category: 4,
    name: ["云成本优化", "Cloud cost optimisation"],
    period: ["2–3 周", "2–3 weeks"],
    price: { amount: "18000.00", unit: units.time },
    summary: [
      "分析三个月账单与用量，给出可落地的节省清单并协助实施。",
      "Three months of bills and usage become a list of savings, which we help to carry out.",
    ],
    content: [
      "识别闲置资源、错配规格与计费方式，平均可节省 15 %–30 %；节省不足约定值时退还服务费。",
      "Idle resources, wrong sizes and wrong ways of paying are found; 15 to 30 % is usual, and where less than agreed is saved the fee is returned.",
    ],
    tags: [
      ["按效果", "By result"],
      ["账单分析", "Bill analysis"],
    ],
    scope: [
      ["节省清单与优先级", "Savings in order of weight"],
      ["实施协助", "Help in carrying them out"],
      ["效果核算", "What was saved"],
    ],
  },
  {
    category: 5,
    name: ["云原生技术培训", "Cloud-native training"],
    period: ["3 天", "3 days"],
    price: { amount: "8000.00", unit: units.day },
    summary: [
      "容器、微服务与可观测性，面向研发和运维的实操课程。",
      "Containers, services and observability: practice for developers and operators.",
    ],
    content: [
      "每班不超过 20 人，课程与企业现有环境结合，结业完成一个可运行的项目。",
      "At most twenty people a class, close to your own environment; each ends with a project that runs.",
    ],
    tags: [
      ["小班", "Small classes"],
      ["实操", "Practice"],
    ],
    scope: [
      ["讲义与实验环境", "Notes and a place to practise"],
      ["结业评测", "Final evaluation"],
      ["一个月答疑", "A month of questions"],
    ],
  },
  {
    category: 5,
    name: ["云治理与 FinOps 咨询", "Cloud governance and FinOps"],
    period: ["4 周", "4 weeks"],
    summary: [
      "建立账号、标签、预算与权限的治理规范，让费用有人负责。",
      "Rules for accounts, tags, budgets and permissions, so that every cost has an owner.",
    ],
    content: [
      "从组织、流程、工具三方面诊断现状，制定分阶段路线图，并辅导两个试点部门落地。",
      "Organisation, processes and tools are examined, a road map is drawn, and two departments are accompanied on its first stage.",
    ],
    tags: [
      ["预算", "Budgets"],
      ["标签规范", "Tagging rules"],
    ],
    scope: [
      ["现状诊断报告", "Where you stand"],
      ["治理规范与路线图", "Rules and road map"],
      ["试点辅导", "Two departments accompanied"],
    ],
  },
];

/** A pair as the tables keep it. */
export function wordsOf([zh, en]: Pair): Words {
  return { zh, en };
}

/** What a service costs, in words. */
export function priceOf({ price }: SeedService): Words {
  if (!price) return { zh: "面议", en: "On request" };
  const amount = price.amount.replace(/\B(?=(\d{3})+(?!\d))/g, ",").replace(/\.00$/, "");
  return {
    zh: `${amount} 元/${price.unit[0]} 起`,
    en: price.unit[1] === "each" ? `from CNY ${amount} each` : `from CNY ${amount} per ${price.unit[1]}`,
  };
}
