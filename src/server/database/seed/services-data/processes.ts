import type { EnterpriseServiceCategory } from "../../../../generated/api";
import type { ServiceStepWords } from "../../schema/service";

const step = (
  name: [zh: string, en: string],
  description: [zh: string, en: string],
  duration: [zh: string, en: string],
): ServiceStepWords => ({
  name: { zh: name[0], en: name[1] },
  description: { zh: description[0], en: description[1] },
  duration: { zh: duration[0], en: duration[1] },
});

/** How the services of a category go. */
export const processes: Record<EnterpriseServiceCategory, readonly ServiceStepWords[]> = {
  1: [
    step(
      ["调研评估", "Assessment"],
      [
        "盘点应用、数据量与依赖关系，评估迁移风险",
        "Inventory applications, data volumes and dependencies, and assess migration risks",
      ],
      ["3–5 天", "3–5 days"],
    ),
    step(
      ["方案设计", "Solution design"],
      ["确定目标架构、切换窗口与回退方案", "Define the target architecture, cutover window and rollback plan"],
      ["2–4 天", "2–4 days"],
    ),
    step(
      ["演练与同步", "Sync and rehearsal"],
      [
        "全量迁移后持续增量同步，并完成一次切换演练",
        "Run a full migration followed by continuous incremental sync, and rehearse the cutover once",
      ],
      ["1–2 周", "1–2 weeks"],
    ),
    step(
      ["正式切换", "Cutover"],
      [
        "业务低峰期切换，现场值守并核对数据",
        "Cut over during off-peak hours, with engineers on site to verify the data",
      ],
      ["1 天", "1 day"],
    ),
  ],
  2: [
    step(
      ["范围确认", "Scoping"],
      ["确认系统清单、合规要求与授权", "Confirm the systems in scope, compliance requirements and authorisation"],
      ["1–2 天", "1–2 days"],
    ),
    step(
      ["现场检测", "On-site testing"],
      [
        "工具扫描与人工验证结合，逐项取证",
        "Combine automated scans with manual verification, and collect evidence for each finding",
      ],
      ["3–7 天", "3–7 days"],
    ),
    step(
      ["报告与整改", "Report and remediation"],
      [
        "提交报告，给出可执行的整改建议并答疑",
        "Deliver a report with actionable remediation advice, and answer your questions",
      ],
      ["2–3 天", "2–3 days"],
    ),
    step(
      ["复测", "Retest"],
      ["整改后复测一次，出具复测结论", "Retest once after remediation, and report the results"],
      ["1–2 天", "1–2 days"],
    ),
  ],
  3: [
    step(
      ["交接", "Handover"],
      ["梳理资产、账号与值班联系人，接入监控", "Review assets, accounts and on-call contacts, and set up monitoring"],
      ["3–5 天", "3–5 days"],
    ),
    step(
      ["基线优化", "Baseline optimisation"],
      ["补齐备份、告警与补丁策略", "Fill gaps in backup policies, alarm rules and patch policies"],
      ["1 周", "1 week"],
    ),
    step(
      ["日常运维", "Daily operations"],
      [
        "7×24 小时响应，每周巡检，变更有记录",
        "Respond to incidents 24/7, perform weekly inspections and record every change",
      ],
      ["按月", "Monthly"],
    ),
    step(
      ["月度回顾", "Monthly review"],
      [
        "汇报可用性、事件与成本，给出下月计划",
        "Report on availability, incidents and costs, and plan for the next month",
      ],
      ["每月一次", "Every month"],
    ),
  ],
  4: [
    step(
      ["需求访谈", "Requirements interviews"],
      ["与业务部门确认指标口径和优先级", "Agree on metric definitions and priorities with business teams"],
      ["2–3 天", "2–3 days"],
    ),
    step(
      ["数据接入", "Data ingestion"],
      ["接入数据源，建立质量校验", "Connect data sources and set up data quality checks"],
      ["1–2 周", "1–2 weeks"],
    ),
    step(
      ["建模开发", "Modelling and development"],
      ["分层建模，迭代交付看板或模型", "Build layered data models, and deliver dashboards or models iteratively"],
      ["2–4 周", "2–4 weeks"],
    ),
    step(
      ["上线陪跑", "Go-live support"],
      [
        "上线后陪跑两周，移交文档与代码",
        "Provide two weeks of support after go-live, and hand over documentation and code",
      ],
      ["2 周", "2 weeks"],
    ),
  ],
  5: [
    step(
      ["摸底", "Discovery"],
      ["通过问卷与访谈了解团队现状", "Assess the current state of your team through questionnaires and interviews"],
      ["1–2 天", "1–2 days"],
    ),
    step(
      ["定制内容", "Content customisation"],
      ["按岗位定制课程或诊断清单", "Tailor courses or diagnostic checklists to each role"],
      ["3–5 天", "3–5 days"],
    ),
    step(
      ["交付", "Delivery"],
      ["线下或线上授课、工作坊与实操", "Deliver training, workshops and hands-on labs, on site or online"],
      ["1–3 天", "1–3 days"],
    ),
    step(
      ["跟进", "Follow-up"],
      ["一个月内答疑，并评估效果", "Answer questions for one month, and evaluate the results"],
      ["1 个月", "1 month"],
    ),
  ],
};
