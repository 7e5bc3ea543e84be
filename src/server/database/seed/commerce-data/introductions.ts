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
    introduceEn:
      "Detects and blocks SQL injection, cross-site scripting and other web attacks to protect your websites and APIs.",
    features: words(
      "OWASP 十大威胁防护 | OWASP Top 10 protection",
      "CC 攻击与恶意爬虫识别 | HTTP flood and malicious bot detection",
      "HTTPS 卸载与证书托管 | HTTPS offloading and certificate hosting",
      "误报一键放行 | One-click false-positive allowlisting",
    ),
    scenes: words(
      "电商与门户网站 | E-commerce sites and portals",
      "开放接口 | Open APIs",
      "等级保护合规 | MLPS compliance",
    ),
  },
  hss: {
    introduceEn: "Protects your hosts with vulnerability management, intrusion detection and web tamper protection.",
    features: words(
      "弱口令与漏洞检测 | Weak password and vulnerability detection",
      "入侵实时告警 | Real-time intrusion alarms",
      "网页防篡改 | Web tamper protection",
    ),
    scenes: words("云主机安全基线 | Host security baselines", "勒索防护 | Ransomware protection"),
  },
  ddos: {
    introduceEn: "Scrubs volumetric attacks to keep your services available.",
    features: words(
      "T 级清洗能力 | Terabit-scale scrubbing",
      "弹性防护按天计费 | Burst protection billed daily",
      "四层与七层防护 | Layer 4 and Layer 7 protection",
    ),
    scenes: words("游戏与直播 | Gaming and live streaming", "大促保障 | Sales promotions"),
  },
  dbaudit: {
    introduceEn: "Records and analyses database access to meet MLPS audit requirements.",
    features: words(
      "语句级审计 | Statement-level auditing",
      "敏感数据访问告警 | Sensitive data access alarms",
      "报表一键导出 | One-click reports",
    ),
    scenes: words("等级保护三级 | MLPS Level 3", "金融与医疗数据 | Financial and healthcare data"),
  },
  bastion: {
    introduceEn: "Provides a single entry point for operations, with a full audit trail.",
    features: words(
      "单点登录与多因子认证 | Single sign-on and multi-factor authentication",
      "操作录像回放 | Session recording and playback",
      "高危命令阻断 | High-risk command blocking",
    ),
    scenes: words("第三方运维 | Third-party operations", "多云统一入口 | Unified multi-cloud access"),
  },
  ssl: {
    introduceEn: "Enables HTTPS across your sites with domain, organisation and extended validation certificates.",
    features: words(
      "最快十分钟签发 | Issuance in as little as 10 minutes",
      "到期自动续签 | Automatic renewal",
      "主流浏览器全信任 | Trusted by all major browsers",
    ),
    scenes: words("网站 HTTPS | HTTPS for websites", "小程序与 App | Mini programs and apps"),
  },
  logaudit: {
    introduceEn: "Collects logs centrally and retains them for at least six months.",
    features: words(
      "百种日志源 | 100+ log source types",
      "关联分析 | Correlation analysis",
      "防篡改留存 | Tamper-proof retention",
    ),
    scenes: words("合规留存 | Log retention for compliance", "安全运营中心 | Security operations centre"),
  },
  vulscan: {
    introduceEn: "Scans websites and hosts for vulnerabilities on a pay-per-scan basis and recommends fixes.",
    features: words(
      "十万级漏洞库 | Database of 100,000+ vulnerabilities",
      "无需安装 | No installation required",
      "附修复建议的报告 | Reports with remediation advice",
    ),
    scenes: words("上线前检查 | Pre-launch checks", "定期体检 | Regular security check-ups"),
  },
  ecs: {
    introduceEn: "Provides hosts within minutes, with the size, system disk and bandwidth you need.",
    features: words(
      "分钟级开通 | Provisioning within minutes",
      "在线变更规格 | Online resizing",
      "99.975% 可用性 | 99.975% availability",
    ),
    scenes: words("网站与应用 | Websites and applications", "开发测试 | Development and testing"),
  },
  evs: {
    introduceEn:
      "Provides three-replica block storage that can be expanded online and is billed separately from hosts.",
    features: words(
      "三副本 99.9999999% 可靠性 | Three replicas with 99.9999999% durability",
      "在线扩容 | Online expansion",
      "快照 | Snapshots",
    ),
    scenes: words("数据库存储 | Database storage", "日志与文件 | Logs and files"),
  },
  cbr: {
    introduceEn:
      "Backs up hosts and disks on a schedule, so that you can recover from accidental deletion and ransomware.",
    features: words(
      "应用一致性备份 | Application-consistent backups",
      "永久增量 | Incremental-forever backups",
      "分钟级恢复 | Recovery within minutes",
    ),
    scenes: words("勒索恢复 | Ransomware recovery", "异地容灾 | Remote disaster recovery"),
  },
  bioengineering: {
    introduceEn:
      "Provides an all-in-one computing platform for gene sequencing, protein structure prediction and drug screening, with workflow templates, elastic compute nodes and compliant storage, sized to your project.",
    features: words(
      "预置 GATK、AlphaFold、GROMACS 等流程 | Prebuilt workflows for GATK, AlphaFold, GROMACS and more",
      "CPU 与 GPU 节点弹性伸缩 | Elastic scaling of CPU and GPU nodes",
      "人类遗传资源数据合规存储 | Compliant storage for human genetic resources",
      "计算过程可复现 | Reproducible runs",
    ),
    scenes: words(
      "临床与科研测序 | Clinical and research sequencing",
      "蛋白质结构预测 | Protein structure prediction",
      "虚拟药物筛选 | Virtual drug screening",
    ),
  },
};
