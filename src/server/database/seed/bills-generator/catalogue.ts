/** Groups of the demo data's shares; each stands for one FOCUS service category. */
export type ServiceCode = "compute" | "database" | "network" | "storage" | "security" | "other";

/** What a product is charged by. `price` is in yuan per usage unit; `free` items are metered but cost nothing. */
export interface BillingItem {
  name: string;
  unit: string;
  price: string;
  free?: true;
}

/** A product as it appears on bills. */
export interface BilledProduct {
  cloudCode: string;
  service: ServiceCode;
  code: string;
  name: string;
  detail: string;
  /** First part of instance ids. */
  idPrefix: string;
}

/** Share of each cloud in the monthly total, in percent. */
export const cloudShares: Record<string, number> = { qingyun: 34, aliyun: 24, huawei: 18, tx: 12, aws: 8, jd: 4 };

/** Share of each service in the monthly total, in percent, and how much of it is paid in advance. */
export const serviceShares: Record<ServiceCode, { share: number; prepaid: number; category: string }> = {
  compute: { share: 46, prepaid: 0.35, category: "Compute" },
  database: { share: 18, prepaid: 0.4, category: "Databases" },
  network: { share: 14, prepaid: 0.15, category: "Networking" },
  storage: { share: 12, prepaid: 0.1, category: "Storage" },
  security: { share: 6, prepaid: 0.5, category: "Security" },
  other: { share: 4, prepaid: 0.1, category: "Management and Governance" },
};

/** Sizes of instances, for compute and databases. */
export const instanceSizes: readonly { spec: string; config: string }[] = [
  { spec: "2C4G", config: "2 核 4 GB，系统盘 40 GB" },
  { spec: "4C8G", config: "4 核 8 GB，系统盘 60 GB，数据盘 100 GB" },
  { spec: "4C16G", config: "4 核 16 GB，系统盘 60 GB，数据盘 200 GB" },
  { spec: "8C16G", config: "8 核 16 GB，系统盘 100 GB，数据盘 200 GB" },
  { spec: "8C32G", config: "8 核 32 GB，系统盘 100 GB，数据盘 500 GB" },
  { spec: "16C64G", config: "16 核 64 GB，系统盘 100 GB，数据盘 1000 GB" },
  { spec: "32C128G", config: "32 核 128 GB，系统盘 200 GB，数据盘 2000 GB" },
];

/** What each service meters. The first item is the main one; a third of the items in use are free. */
export const billingItems: Record<ServiceCode, BillingItem[]> = {
  compute: [
    { name: "实例规格", unit: "小时", price: "0.68" },
    { name: "入方向流量", unit: "GB", price: "0", free: true },
    { name: "系统盘", unit: "GB·小时", price: "0.00048" },
    { name: "内网流量", unit: "GB", price: "0", free: true },
    { name: "公网出流量", unit: "GB", price: "0.8" },
    { name: "数据盘", unit: "GB·小时", price: "0.0014" },
  ],
  database: [
    { name: "数据库实例", unit: "小时", price: "1.25" },
    { name: "存储空间", unit: "GB·小时", price: "0.00135" },
    { name: "备份空间（免费额度内）", unit: "GB·小时", price: "0", free: true },
    { name: "只读实例", unit: "小时", price: "0.92" },
  ],
  network: [
    { name: "公网带宽", unit: "Mbps·小时", price: "0.063" },
    { name: "入方向流量", unit: "GB", price: "0", free: true },
    { name: "公网出流量", unit: "GB", price: "0.8" },
    { name: "规格容量单位 LCU", unit: "小时", price: "0.049" },
  ],
  storage: [
    { name: "标准存储容量", unit: "GB·小时", price: "0.000167" },
    { name: "内网流出流量", unit: "GB", price: "0", free: true },
    { name: "外网流出流量", unit: "GB", price: "0.5" },
    { name: "请求次数", unit: "万次", price: "0.01" },
  ],
  security: [
    { name: "业务请求量", unit: "万次", price: "0.03" },
    { name: "弹性防护带宽", unit: "Gbps·小时", price: "1.6" },
    { name: "基础防护", unit: "小时", price: "0", free: true },
  ],
  other: [
    { name: "日志写入量", unit: "GB", price: "0.2" },
    { name: "基础监控指标", unit: "个·小时", price: "0", free: true },
    { name: "日志存储量", unit: "GB·小时", price: "0.0004" },
  ],
};

/** What disks are metered by: in the same order, and as free, as other storage. */
export const diskItems: readonly BillingItem[] = [
  { name: "存储容量", unit: "GB·小时", price: "0.00097" },
  { name: "快照容量（免费额度内）", unit: "GB·小时", price: "0", free: true },
  { name: "快照容量", unit: "GB·小时", price: "0.00017" },
  { name: "预配置 IOPS", unit: "IOPS·小时", price: "0.00003" },
];

/** Products by cloud: code, name and detail of each service, in the order of the services. */
const productTable: Record<string, [code: string, name: string, detail: string, idPrefix: string][]> = {
  qingyun: [
    ["qy-instance", "云服务器", "企业型云服务器 e3", "i"],
    ["qy-rdb", "关系型数据库 MySQL Plus", "MySQL Plus 高可用版", "rdb"],
    ["qy-eip", "公网 IP", "BGP 多线公网 IP", "eip"],
    ["qy-qingstor", "对象存储 QingStor", "QingStor 标准存储", "qs"],
    ["qy-waf", "Web 应用防火墙", "Web 应用防火墙 企业版", "waf"],
    ["qy-log", "日志审计服务", "日志审计 标准版", "log"],
  ],
  aliyun: [
    ["ali-ecs", "云服务器 ECS", "ECS 通用型 g7", "i-2ze"],
    ["ali-rds", "云数据库 RDS MySQL 版", "RDS MySQL 8.0 高可用系列", "rm-2ze"],
    ["ali-slb", "传统型负载均衡 CLB", "CLB 性能保障型", "lb-2ze"],
    ["ali-oss", "对象存储 OSS", "OSS 标准存储（本地冗余）", "oss"],
    ["ali-waf", "Web 应用防火墙 3.0", "WAF 3.0 按量计费", "waf"],
    ["ali-sls", "日志服务 SLS", "SLS 按使用功能计费", "sls"],
  ],
  huawei: [
    ["hw-ecs", "弹性云服务器 ECS", "ECS 通用计算增强型 c7", "ecs"],
    ["hw-rds", "云数据库 RDS for MySQL", "RDS for MySQL 8.0 主备", "rds"],
    ["hw-elb", "弹性负载均衡 ELB", "ELB 独享型", "elb"],
    ["hw-obs", "对象存储服务 OBS", "OBS 标准存储多 AZ", "obs"],
    ["hw-hss", "企业主机安全 HSS", "HSS 旗舰版", "hss"],
    ["hw-lts", "云日志服务 LTS", "LTS 按需计费", "lts"],
  ],
  tx: [
    ["tx-cvm", "云服务器 CVM", "CVM 标准型 S6", "ins"],
    ["tx-cdb", "云数据库 MySQL", "MySQL 8.0 双节点", "cdb"],
    ["tx-clb", "负载均衡 CLB", "CLB 标准型", "lb"],
    ["tx-cos", "对象存储 COS", "COS 标准存储", "cos"],
    ["tx-waf", "Web 应用防火墙", "WAF SaaS 型 高级版", "waf"],
    ["tx-cls", "日志服务 CLS", "CLS 按量计费", "cls"],
  ],
  aws: [
    ["aws-ec2", "Amazon EC2", "EC2 m6i 按需实例", "i-0"],
    ["aws-rds", "Amazon RDS", "RDS for PostgreSQL 多可用区", "db"],
    ["aws-elb", "Elastic Load Balancing", "应用负载均衡器", "app"],
    ["aws-s3", "Amazon S3", "S3 标准", "s3"],
    ["aws-waf", "AWS WAF", "WAF Web ACL", "waf"],
    ["aws-cloudwatch", "Amazon CloudWatch", "CloudWatch 日志与指标", "cw"],
  ],
  jd: [
    ["jd-vm", "云主机", "云主机 通用标准型 g.n3", "i"],
    ["jd-rds", "云数据库 RDS", "云数据库 MySQL 8.0", "mysql"],
    ["jd-lb", "应用负载均衡", "应用负载均衡 ALB", "alb"],
    ["jd-oss", "对象存储 OSS", "OSS 标准存储", "oss"],
    ["jd-waf", "Web 应用防火墙", "WAF 企业版", "waf"],
    ["jd-logs", "日志服务", "日志服务 按量计费", "logs"],
  ],
};

const services: ServiceCode[] = ["compute", "database", "network", "storage", "security", "other"];

/** Every product that bills of the demo customers name. */
export const billedProducts: BilledProduct[] = Object.entries(productTable).flatMap(([cloudCode, rows]) =>
  rows.map(([code, name, detail, idPrefix], at) => ({
    cloudCode,
    service: services[at] ?? "other",
    code,
    name,
    detail,
    idPrefix,
  })),
);
