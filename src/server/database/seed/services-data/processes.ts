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
        "Applications, data and dependencies are listed and the risks weighed",
      ],
      ["3–5 天", "3–5 days"],
    ),
    step(
      ["方案设计", "Plan"],
      ["确定目标架构、切换窗口与回退方案", "Target architecture, time of the switch and the way back are laid down"],
      ["2–4 天", "2–4 days"],
    ),
    step(
      ["演练与同步", "Rehearsal"],
      [
        "全量迁移后持续增量同步，并完成一次切换演练",
        "After a full copy changes are synchronised, and the switch is rehearsed once",
      ],
      ["1–2 周", "1–2 weeks"],
    ),
    step(
      ["正式切换", "Switch"],
      [
        "业务低峰期切换，现场值守并核对数据",
        "The switch is made at a quiet time, with engineers on duty who compare the data",
      ],
      ["1 天", "1 day"],
    ),
  ],
  2: [
    step(
      ["范围确认", "Scope"],
      ["确认系统清单、合规要求与授权", "Systems, requirements and authorisation are agreed"],
      ["1–2 天", "1–2 days"],
    ),
    step(
      ["现场检测", "Examination"],
      ["工具扫描与人工验证结合，逐项取证", "Scans and examination by hand, each finding with its evidence"],
      ["3–7 天", "3–7 days"],
    ),
    step(
      ["报告与整改", "Report"],
      ["提交报告，给出可执行的整改建议并答疑", "A report with advice that can be acted upon, and answers to questions"],
      ["2–3 天", "2–3 days"],
    ),
    step(
      ["复测", "Second look"],
      ["整改后复测一次，出具复测结论", "What has been mended is examined once more"],
      ["1–2 天", "1–2 days"],
    ),
  ],
  3: [
    step(
      ["交接", "Handover"],
      ["梳理资产、账号与值班联系人，接入监控", "Assets, accounts and contacts are taken over, monitoring is connected"],
      ["3–5 天", "3–5 days"],
    ),
    step(
      ["基线优化", "Baseline"],
      ["补齐备份、告警与补丁策略", "Backups, alarms and patches are brought into order"],
      ["1 周", "1 week"],
    ),
    step(
      ["日常运维", "Daily work"],
      [
        "7×24 小时响应，每周巡检，变更有记录",
        "Around the clock, with a weekly inspection and a record of every change",
      ],
      ["按月", "Monthly"],
    ),
    step(
      ["月度回顾", "Monthly review"],
      [
        "汇报可用性、事件与成本，给出下月计划",
        "Availability, incidents and cost are reported, and next month is planned",
      ],
      ["每月一次", "Once a month"],
    ),
  ],
  4: [
    step(
      ["需求访谈", "Interviews"],
      ["与业务部门确认指标口径和优先级", "Definitions and priorities are agreed with the departments"],
      ["2–3 天", "2–3 days"],
    ),
    step(
      ["数据接入", "Data"],
      ["接入数据源，建立质量校验", "Sources are connected and their quality checked"],
      ["1–2 周", "1–2 weeks"],
    ),
    step(
      ["建模开发", "Models"],
      ["分层建模，迭代交付看板或模型", "Layered models; boards or models are delivered step by step"],
      ["2–4 周", "2–4 weeks"],
    ),
    step(
      ["上线陪跑", "Going live"],
      ["上线后陪跑两周，移交文档与代码", "Two weeks of support after going live; documents and code are handed over"],
      ["2 周", "2 weeks"],
    ),
  ],
  5: [
    step(
      ["摸底", "Where you are"],
      ["通过问卷与访谈了解团队现状", "A questionnaire and talks show where the team stands"],
      ["1–2 天", "1–2 days"],
    ),
    step(
      ["定制内容", "Content"],
      ["按岗位定制课程或诊断清单", "Lessons or checklists are fitted to the roles"],
      ["3–5 天", "3–5 days"],
    ),
    step(
      ["交付", "Delivery"],
      ["线下或线上授课、工作坊与实操", "Lessons, workshops and practice, on site or online"],
      ["1–3 天", "1–3 days"],
    ),
    step(
      ["跟进", "Afterwards"],
      ["一个月内答疑，并评估效果", "Questions are answered for a month, and the effect is measured"],
      ["1 个月", "1 month"],
    ),
  ],
};
