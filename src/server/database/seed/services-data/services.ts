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
  time: ["次", "engagement"],
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
      "Migrate business systems from on-premises environments or another cloud to your target cloud, with downtime kept within an agreed window.",
    ],
    content: [
      "适用于 10 台以内主机组成的业务系统。迁移前完成依赖梳理与容量规划，迁移中持续增量同步，切换失败可在 30 分钟内回退。",
      "Designed for business systems of up to 10 hosts. Includes dependency mapping and capacity planning before migration, continuous incremental sync during migration, and rollback within 30 minutes if the cutover fails.",
    ],
    tags: [
      ["零数据丢失", "Zero data loss"],
      ["可回退", "Rollback supported"],
    ],
    scope: [
      ["迁移评估报告", "Migration assessment report"],
      ["切换与回退手册", "Cutover and rollback runbook"],
      ["7 天值守", "7-day on-call support"],
    ],
  },
  {
    category: 1,
    name: ["数据库迁移与升级", "Database migration and upgrade"],
    period: ["2–3 周", "2–3 weeks"],
    price: { amount: "16000.00", unit: units.time },
    summary: [
      "MySQL、PostgreSQL、Oracle 到云数据库的异构迁移与版本升级。",
      "Migrate MySQL, PostgreSQL and Oracle to cloud databases, including heterogeneous migration and version upgrades.",
    ],
    content: [
      "先做语法与性能兼容性评估，再以全量加增量方式迁移，切换前后逐表核对行数与校验和。",
      "Starts with a syntax and performance compatibility assessment, followed by full and incremental data migration. Row counts and checksums are verified table by table before and after the cutover.",
    ],
    tags: [
      ["异构迁移", "Heterogeneous migration"],
      ["逐表校验", "Table-by-table verification"],
    ],
    scope: [
      ["兼容性评估清单", "Compatibility assessment checklist"],
      ["数据校验报告", "Data verification report"],
      ["慢查询优化建议", "Slow query optimisation recommendations"],
    ],
  },
  {
    category: 1,
    name: ["多云架构设计", "Multi-cloud architecture design"],
    period: ["2 周", "2 weeks"],
    partner: ["京华云通渠道服务有限公司", "Jinghua Cloud Partners"],
    summary: [
      "为跨云部署设计网络、容灾与成本分摊方案。",
      "Design networking, disaster recovery and cost allocation for multi-cloud deployments.",
    ],
    content: [
      "结合业务连续性目标（RTO/RPO）给出同城双活或异地容灾方案，并测算三年总成本。",
      "Delivers a same-city active-active or remote disaster recovery design based on your business continuity objectives (RTO/RPO), with a three-year total cost estimate.",
    ],
    tags: [
      ["容灾", "Disaster recovery"],
      ["成本测算", "Cost estimation"],
    ],
    scope: [
      ["架构设计文档", "Architecture design document"],
      ["三年成本测算表", "Three-year cost estimate"],
    ],
  },
  {
    category: 2,
    name: ["等级保护测评咨询", "MLPS compliance consulting"],
    period: ["6–8 周", "6–8 weeks"],
    price: { amount: "68000.00", unit: units.system },
    summary: [
      "协助完成等保二级、三级的定级备案、差距分析与整改。",
      "Get expert support with classification, filing, gap analysis and remediation for Level 2 and Level 3 of the Multi-Level Protection Scheme (MLPS).",
    ],
    content: [
      "由持证顾问驻场开展差距分析，逐条给出整改措施与责任人，配合测评机构现场检查直至通过。",
      "Certified consultants perform the gap analysis on site, define a remediation measure and an owner for each gap, and support the on-site assessment until your system passes.",
    ],
    tags: [
      ["等保三级", "MLPS Level 3"],
      ["驻场", "On-site consultants"],
    ],
    scope: [
      ["定级备案材料", "Classification and filing documents"],
      ["差距分析报告", "Gap analysis report"],
      ["整改跟踪表", "Remediation tracker"],
    ],
  },
  {
    category: 2,
    name: ["渗透测试", "Penetration testing"],
    period: ["2 周", "2 weeks"],
    price: { amount: "22000.00", unit: units.system },
    summary: [
      "模拟真实攻击者，对网站、接口和移动应用进行授权测试。",
      "Simulate real-world attacks on your websites, APIs and mobile apps in an authorised test.",
    ],
    content: [
      "测试前签署授权与保密协议，全程不影响业务；高危问题 24 小时内通报，修复后免费复测一次。",
      "Authorisation and non-disclosure agreements are signed before testing, and your business is not affected. Critical findings are reported within 24 hours, and one free retest is included after remediation.",
    ],
    tags: [
      ["免费复测", "Free retest"],
      ["高危 24 小时通报", "Critical findings in 24 hours"],
    ],
    scope: [
      ["渗透测试报告", "Penetration test report"],
      ["复测报告", "Retest report"],
    ],
  },
  {
    category: 2,
    name: ["应急响应", "Incident response"],
    period: ["2 小时内响应", "Response within 2 hours"],
    price: { amount: "12000.00", unit: units.time },
    summary: [
      "遭遇勒索、挖矿、篡改等事件时的排查、处置与溯源。",
      "Investigate and contain security incidents, and trace their root cause, after ransomware, cryptomining or defacement.",
    ],
    content: [
      "7×24 小时受理，两小时内远程介入，必要时现场支持；处置完成后给出根因与加固建议。",
      "Incidents can be reported 24/7. Engineers start remote support within two hours and come on site if necessary. After containment, you receive a root-cause analysis and hardening recommendations.",
    ],
    tags: [
      ["7×24", "24/7"],
      ["溯源", "Root-cause tracing"],
    ],
    scope: [
      ["事件处置报告", "Incident report"],
      ["加固清单", "Hardening checklist"],
    ],
  },
  {
    category: 3,
    name: ["云资源托管运维", "Managed cloud operations"],
    period: ["按月服务", "Monthly"],
    price: { amount: "9800.00", unit: units.month },
    summary: [
      "由专属团队负责主机、数据库与网络的日常运维。",
      "Entrust the daily operations of your hosts, databases and networks to a dedicated team.",
    ],
    content: [
      "覆盖监控、备份、补丁、变更与故障处理，核心故障 15 分钟响应，每月提供可用性与成本报告。",
      "Covers monitoring, backups, patching, changes and troubleshooting, with a 15-minute response to critical faults and a monthly availability and cost report.",
    ],
    tags: [
      ["15 分钟响应", "15-minute response"],
      ["专属团队", "Dedicated team"],
    ],
    scope: [
      ["7×24 监控值守", "24/7 monitoring"],
      ["每周巡检", "Weekly inspection"],
      ["月度报告", "Monthly report"],
    ],
  },
  {
    category: 3,
    name: ["大促与活动护航", "Peak event support"],
    period: ["活动前 2 周启动", "Starts 2 weeks before the event"],
    summary: [
      "为大促、发布会等高峰时段提供压测、扩容与现场保障。",
      "Prepare for sales promotions, product launches and other traffic peaks with load testing, scaling and on-site support.",
    ],
    content: [
      "活动前完成全链路压测与容量评估，制定预案并演练；活动期间工程师在线值守，结束后复盘。",
      "Before the event, we run end-to-end load tests, assess capacity, and prepare and rehearse contingency plans. Engineers are on duty online during the event, and a post-event review follows.",
    ],
    tags: [
      ["全链路压测", "End-to-end load testing"],
      ["现场值守", "On-site support"],
    ],
    scope: [
      ["容量评估报告", "Capacity assessment report"],
      ["应急预案", "Contingency plan"],
      ["活动复盘", "Post-event review"],
    ],
  },
  {
    category: 3,
    name: ["备份与容灾演练", "Backup and disaster recovery drill"],
    period: ["1 周", "1 week"],
    price: { amount: "15000.00", unit: units.time },
    summary: [
      "检验备份能否恢复，并组织一次真实的容灾切换演练。",
      "Verify that your backups can be restored, and run a live disaster recovery failover drill.",
    ],
    content: [
      "按业务重要性抽取系统做恢复验证，记录实际恢复时间，与目标对比并给出改进项。",
      "Systems are sampled by business criticality for restore testing. Actual recovery times are recorded and compared with your objectives, and improvements are recommended.",
    ],
    tags: [
      ["恢复验证", "Restore verification"],
      ["实战演练", "Live drill"],
    ],
    scope: [
      ["演练方案与脚本", "Drill plan and scripts"],
      ["恢复时间报告", "Recovery time report"],
    ],
  },
  {
    category: 4,
    name: ["数据仓库建设", "Data warehouse implementation"],
    period: ["6–10 周", "6–10 weeks"],
    price: { amount: "120000.00", unit: units.time },
    summary: [
      "从数据接入、分层建模到指标看板的一站式建设。",
      "Build your data warehouse end to end, from data ingestion and layered modelling to metrics dashboards.",
    ],
    content: [
      "梳理业务口径后建立统一指标字典，分层建模、任务编排与质量监控同步上线。",
      "Business definitions are aligned in a unified metrics dictionary. Layered models, job orchestration and data quality monitoring then go live together.",
    ],
    tags: [
      ["指标字典", "Metrics dictionary"],
      ["质量监控", "Quality monitoring"],
    ],
    scope: [
      ["数据模型与文档", "Data models and documentation"],
      ["经营看板 3 个", "Three business dashboards"],
      ["代码移交", "Source code handover"],
    ],
  },
  {
    category: 4,
    name: ["智能客服知识库", "AI customer service knowledge base"],
    period: ["4 周", "4 weeks"],
    partner: ["示例智能科技", "Example Intelligence"],
    summary: [
      "基于企业文档构建可检索、可追溯来源的问答助手。",
      "Build a searchable Q&A assistant on your enterprise documents, with traceable sources.",
    ],
    content: [
      "文档清洗与权限隔离优先，回答附来源；上线前以真实问题集评测，准确率达到约定值后交付。",
      "Document cleansing and permission isolation come first, and every answer cites its sources. The assistant is evaluated against real questions before launch and delivered once it reaches the agreed accuracy.",
    ],
    tags: [
      ["答案可追溯", "Traceable answers"],
      ["权限隔离", "Permission isolation"],
    ],
    scope: [
      ["知识库与检索服务", "Knowledge base and search service"],
      ["评测报告", "Evaluation report"],
    ],
  },
  {
    category: 4,
    name: ["云成本优化", "Cloud cost optimisation"],
    period: ["2–3 周", "2–3 weeks"],
    price: { amount: "18000.00", unit: units.time },
    summary: [
      "分析三个月账单与用量，给出可落地的节省清单并协助实施。",
      "Analyse three months of bills and usage, and get an actionable list of savings with implementation support.",
    ],
    content: [
      "识别闲置资源、错配规格与计费方式，平均可节省 15%–30%；节省不足约定值时退还服务费。",
      "Identifies idle resources, mismatched sizes and unsuitable billing methods. Customers save 15%–30% on average, and the service fee is refunded if savings fall below the agreed level.",
    ],
    tags: [
      ["按效果", "Outcome-based"],
      ["账单分析", "Bill analysis"],
    ],
    scope: [
      ["节省清单与优先级", "Prioritised savings list"],
      ["实施协助", "Implementation support"],
      ["效果核算", "Savings verification"],
    ],
  },
  {
    category: 5,
    name: ["云原生技术培训", "Cloud-native training"],
    period: ["3 天", "3 days"],
    price: { amount: "8000.00", unit: units.day },
    summary: [
      "容器、微服务与可观测性，面向研发和运维的实操课程。",
      "Learn containers, microservices and observability in hands-on courses for developers and operations engineers.",
    ],
    content: [
      "每班不超过 20 人，课程与企业现有环境结合，结业完成一个可运行的项目。",
      "Each class is limited to 20 participants, is tailored to your existing environment, and ends with a working project.",
    ],
    tags: [
      ["小班", "Small classes"],
      ["实操", "Hands-on labs"],
    ],
    scope: [
      ["讲义与实验环境", "Course materials and lab environment"],
      ["结业评测", "Final assessment"],
      ["一个月答疑", "One month of Q&A support"],
    ],
  },
  {
    category: 5,
    name: ["云治理与 FinOps 咨询", "Cloud governance and FinOps consulting"],
    period: ["4 周", "4 weeks"],
    summary: [
      "建立账号、标签、预算与权限的治理规范，让费用有人负责。",
      "Establish governance policies for accounts, tags, budgets and permissions, so that every cost has an owner.",
    ],
    content: [
      "从组织、流程、工具三方面诊断现状，制定分阶段路线图，并辅导两个试点部门落地。",
      "Assesses your organisation, processes and tools, defines a phased roadmap, and guides two pilot departments through implementation.",
    ],
    tags: [
      ["预算", "Budgets"],
      ["标签规范", "Tagging policies"],
    ],
    scope: [
      ["现状诊断报告", "Current-state assessment report"],
      ["治理规范与路线图", "Governance policies and roadmap"],
      ["试点辅导", "Pilot coaching"],
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
    zh: `${amount} 元/${price.unit[0]}起`,
    en: `From ¥${amount} per ${price.unit[1]}`,
  };
}
