import type { Words } from "../../../errors";

/** What the catalogue tells of a product besides its name and Chinese introduction. */
export interface Introduction {
  introduceEn: string;
  features: Words[];
  scenes: Words[];
}

/** "Chinese | English" for each. */
const words = (...texts: string[]): Words[] =>
  texts.map((text) => ({ zh: text.split(" | ")[0] ?? "", en: text.split(" | ")[1] ?? "" }));

/** Introductions by product code. */
export const introductions: Record<string, Introduction> = {
  waf: {
    introduceEn: "Finds and stops SQL injection, cross-site scripting and other attacks on web sites and interfaces.",
    features: words(
      "OWASP 十大威胁防护 | Stops the OWASP top ten",
      "CC 攻击与恶意爬虫识别 | Recognises floods and bad bots",
      "HTTPS 卸载与证书托管 | Takes over HTTPS with your certificate",
      "误报一键放行 | False alarms allowed with one click",
    ),
    scenes: words("电商与门户网站 | Shops and portals", "开放接口 | Public interfaces", "等级保护合规 | Compliance"),
  },
  hss: {
    introduceEn: "Vulnerability management, intrusion detection and anti-tampering for cloud hosts.",
    features: words(
      "弱口令与漏洞检测 | Finds weak passwords and vulnerabilities",
      "入侵实时告警 | Warns of intruders at once",
      "网页防篡改 | Protects pages from tampering",
    ),
    scenes: words("云主机安全基线 | Hardening hosts", "勒索防护 | Against ransomware"),
  },
  ddos: {
    introduceEn: "Cleans attacks of up to hundreds of gigabits a second and keeps services available.",
    features: words(
      "T 级清洗能力 | Terabits of cleaning",
      "弹性防护按天计费 | Bursts paid by the day",
      "四层与七层防护 | Layers four and seven",
    ),
    scenes: words("游戏与直播 | Games and streaming", "大促保障 | Sales days"),
  },
  dbaudit: {
    introduceEn: "Records and analyses access to databases, as audits ask for.",
    features: words(
      "语句级审计 | Every statement on record",
      "敏感数据访问告警 | Warns when sensitive data is read",
      "报表一键导出 | Reports at a click",
    ),
    scenes: words("等级保护三级 | Compliance of the third level", "金融与医疗数据 | Finance and health data"),
  },
  bastion: {
    introduceEn: "One way in for operations, with everything done on record.",
    features: words(
      "单点登录与多因子认证 | Single sign-on with several factors",
      "操作录像回放 | Sessions recorded and replayed",
      "高危命令阻断 | Dangerous commands blocked",
    ),
    scenes: words("第三方运维 | Outside staff", "多云统一入口 | One door to many clouds"),
  },
  ssl: {
    introduceEn: "Domain, organisation and extended certificates: HTTPS everywhere.",
    features: words(
      "最快十分钟签发 | Issued within ten minutes",
      "到期自动续签 | Renews by itself",
      "主流浏览器全信任 | Trusted by every browser",
    ),
    scenes: words("网站 HTTPS | HTTPS for sites", "小程序与 App | Apps"),
  },
  logaudit: {
    introduceEn: "Collects logs in one place and keeps them for half a year and more.",
    features: words(
      "百种日志源 | A hundred kinds of sources",
      "关联分析 | Connects what belongs together",
      "防篡改留存 | Kept so that nobody changes them",
    ),
    scenes: words("合规留存 | Keeping for compliance", "安全运营中心 | Security operations"),
  },
  vulscan: {
    introduceEn: "Scans sites and hosts for vulnerabilities, one time at a time, and says how to mend them.",
    features: words(
      "十万级漏洞库 | A hundred thousand known flaws",
      "无需安装 | Nothing to install",
      "附修复建议的报告 | Reports with advice",
    ),
    scenes: words("上线前检查 | Before going live", "定期体检 | Regular check-ups"),
  },
  ecs: {
    introduceEn: "A host within minutes; size, system disk and bandwidth as you need them.",
    features: words(
      "分钟级开通 | Ready within minutes",
      "在线变更规格 | Resized while it runs",
      "99.975% 可用性 | 99.975 % availability",
    ),
    scenes: words("网站与应用 | Sites and applications", "开发测试 | Development and tests"),
  },
  evs: {
    introduceEn: "Block storage in three copies that grows while it is used, paid apart from the host.",
    features: words(
      "三副本 99.9999999% 可靠性 | Three copies, nine nines of durability",
      "在线扩容 | Grows while in use",
      "快照 | Snapshots",
    ),
    scenes: words("数据库存储 | Databases", "日志与文件 | Logs and files"),
  },
  cbr: {
    introduceEn: "Backups of whole hosts and disks by schedule: back after mistakes and ransomware.",
    features: words(
      "应用一致性备份 | Consistent backups",
      "永久增量 | Increments only",
      "分钟级恢复 | Restored within minutes",
    ),
    scenes: words("勒索恢复 | After ransomware", "异地容灾 | Disaster recovery"),
  },
  bioengineering: {
    introduceEn:
      "Computing for sequencing, protein structures and drug screening: workflow templates, elastic nodes and compliant storage in one, bought by the size of the project.",
    features: words(
      "预置 GATK、AlphaFold、GROMACS 等流程 | Workflows for GATK, AlphaFold, GROMACS and more",
      "CPU 与 GPU 节点弹性伸缩 | CPU and GPU nodes that scale",
      "人类遗传资源数据合规存储 | Storage fit for human genetic data",
      "计算过程可复现 | Runs that can be repeated",
    ),
    scenes: words(
      "临床与科研测序 | Sequencing for clinics and research",
      "蛋白质结构预测 | Predicting protein structures",
      "虚拟药物筛选 | Virtual drug screening",
    ),
  },
};
