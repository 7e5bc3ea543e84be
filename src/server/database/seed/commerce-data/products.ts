import type { PriceAttribute } from "../../../areas/product/price-model";
import type { Words } from "../../../errors";
import {
  choice,
  monthsAndYears,
  number,
  optionsOf,
  pieces,
  plain,
  type SeedProduct,
  yearsOnly,
  yesNo,
} from "./attributes";

const edition = choice(
  "edition",
  "版本",
  "Edition",
  optionsOf(
    ["standard", "标准版", "Standard"],
    ["enterprise", "企业版", "Enterprise"],
    ["ultimate", "旗舰版", "Ultimate"],
  ),
);
const hosts: Words = { zh: "台", en: "hosts" };

const wafPorts = ["80", "443", "8080", "8443", "8000", "8081", "8888", "9443"];

/** Domain rules, "Price attributes": what a web application firewall asks for. */
const wafAttributes: PriceAttribute[] = [
  edition,
  {
    ...plain,
    attrCode: "domain",
    attrName: { zh: "防护域名", en: "Protected domain name" },
    attrType: "domain",
    min: 1,
    max: 1,
  },
  choice("certificate", "是否有证书", "Existing certificate", yesNo),
  {
    ...plain,
    attrCode: "certificateText",
    attrName: { zh: "证书内容", en: "Certificate content" },
    attrType: "cert",
    dependsOn: { attrCode: "certificate", values: ["yes"] },
  },
  choice(
    "originType",
    "源站类型",
    "Origin type",
    optionsOf(["ip", "源站 IP", "IP address"], ["domain", "源站域名", "Domain name"]),
  ),
  {
    ...plain,
    attrCode: "originIps",
    attrName: { zh: "源站 IP", en: "Origin IP addresses" },
    attrType: "ip",
    min: 1,
    max: 20,
    dependsOn: { attrCode: "originType", values: ["ip"] },
  },
  {
    ...plain,
    attrCode: "originDomain",
    attrName: { zh: "源站域名", en: "Origin domain name" },
    attrType: "domain",
    min: 1,
    max: 1,
    dependsOn: { attrCode: "originType", values: ["domain"] },
  },
  choice(
    "ports",
    "防护端口",
    "Protected ports",
    wafPorts.map((port) => ({ value: port, label: { zh: port, en: port } })),
    { attrType: "select", min: 1, max: wafPorts.length },
  ),
  choice("proxy", "前面是否有代理", "Proxy in front of WAF", yesNo),
  number("extraDomains", "扩展域名包", "Additional domain packages", pieces, 0, 50, 1),
  number("extraBandwidth", "扩展带宽", "Additional bandwidth", { zh: "Mbps", en: "Mbps" }, 0, 1000, 50),
];

/** The value-added security products; the orders of the demo are for these. */
export const seedProducts: SeedProduct[] = [
  {
    code: "waf",
    words: { zh: "Web 应用防火墙", en: "Web application firewall" },
    categoryId: 1,
    startPrice: "1580.00",
    introduce: "识别并拦截 SQL 注入、跨站脚本等 Web 攻击，保护网站与接口。",
    attributes: wafAttributes,
    durations: monthsAndYears,
    prices: [
      {
        attrCode: "edition",
        kind: "option",
        prices: { standard: "1580.00", enterprise: "3880.00", ultimate: "9880.00" },
      },
      { attrCode: "extraDomains", kind: "unit", price: "300.00", included: 0 },
      { attrCode: "extraBandwidth", kind: "unit", price: "6.50", included: 0 },
    ],
  },
  {
    code: "hss",
    words: { zh: "主机安全", en: "Host security" },
    categoryId: 1,
    startPrice: "60.00",
    introduce: "漏洞管理、入侵检测与网页防篡改，守护云主机。",
    durations: monthsAndYears,
    attributes: [
      choice(
        "edition",
        "版本",
        "Edition",
        optionsOf(
          ["basic", "基础版", "Basic"],
          ["enterprise", "企业版", "Enterprise"],
          ["ultimate", "旗舰版", "Ultimate"],
        ),
      ),
      number("hosts", "授权主机数", "Licensed hosts", hosts, 1, 500, 1),
      choice("tamper", "网页防篡改", "Web tamper protection", yesNo),
    ],
    prices: [
      { attrCode: "edition", kind: "option", prices: { basic: "0.00", enterprise: "90.00", ultimate: "180.00" } },
      { attrCode: "hosts", kind: "unit", price: "60.00", included: 0 },
      { attrCode: "tamper", kind: "option", prices: { yes: "980.00" } },
    ],
  },
  {
    code: "ddos",
    words: { zh: "DDoS 高防", en: "DDoS protection" },
    categoryId: 1,
    startPrice: "20800.00",
    introduce: "清洗大流量攻击，保障业务持续可用。",
    durations: monthsAndYears,
    attributes: [
      choice(
        "line",
        "线路",
        "Network line",
        optionsOf(["bgp", "BGP", "BGP"], ["dual", "电信联通双线", "China Telecom and China Unicom"]),
      ),
      choice(
        "protection",
        "保底防护带宽",
        "Guaranteed protection bandwidth",
        optionsOf(["30", "30 Gbps", "30 Gbps"], ["60", "60 Gbps", "60 Gbps"], ["100", "100 Gbps", "100 Gbps"]),
        { attrType: "select" },
      ),
      {
        ...plain,
        attrCode: "protectedIps",
        attrName: { zh: "防护 IP", en: "Protected IP addresses" },
        attrType: "ip",
        required: false,
        min: 1,
        max: 20,
      },
      number("ports", "转发端口数", "Forwarding ports", pieces, 50, 500, 5),
    ],
    prices: [
      { attrCode: "line", kind: "option", prices: { bgp: "3000.00", dual: "0.00" } },
      { attrCode: "protection", kind: "option", prices: { "30": "20800.00", "60": "46800.00", "100": "86800.00" } },
      { attrCode: "ports", kind: "unit", price: "10.00", included: 50 },
    ],
  },
  {
    code: "dbaudit",
    words: { zh: "数据库审计", en: "Database audit" },
    categoryId: 2,
    startPrice: "2400.00",
    introduce: "记录并分析数据库访问，满足等级保护审计要求。",
    durations: monthsAndYears,
    attributes: [
      edition,
      number("instances", "数据库实例数", "Database instances", pieces, 1, 50, 1),
      number("storage", "日志存储", "Log storage", { zh: "GB", en: "GB" }, 500, 20_000, 500),
    ],
    prices: [
      {
        attrCode: "edition",
        kind: "option",
        prices: { standard: "1600.00", enterprise: "3600.00", ultimate: "6400.00" },
      },
      { attrCode: "instances", kind: "unit", price: "800.00", included: 0 },
      { attrCode: "storage", kind: "unit", price: "0.35", included: 500 },
    ],
  },
  {
    code: "bastion",
    words: { zh: "堡垒机", en: "Bastion host" },
    categoryId: 2,
    startPrice: "1200.00",
    introduce: "统一运维入口，操作全程可审计。",
    durations: monthsAndYears,
    attributes: [
      choice(
        "assets",
        "资产数",
        "Assets",
        optionsOf(
          ["50", "50 台", "50 hosts"],
          ["100", "100 台", "100 hosts"],
          ["200", "200 台", "200 hosts"],
          ["500", "500 台", "500 hosts"],
        ),
        { attrType: "select" },
      ),
      number("sessions", "扩展并发会话", "Additional concurrent sessions", pieces, 0, 200, 10),
      choice("highAvailability", "高可用", "High availability", yesNo),
    ],
    prices: [
      {
        attrCode: "assets",
        kind: "option",
        prices: { "50": "1200.00", "100": "2100.00", "200": "3800.00", "500": "8600.00" },
      },
      { attrCode: "sessions", kind: "unit", price: "12.50", included: 0 },
      { attrCode: "highAvailability", kind: "option", prices: { yes: "1600.00" } },
    ],
  },
  {
    code: "ssl",
    words: { zh: "SSL 证书", en: "SSL certificate" },
    categoryId: 3,
    startPrice: "1176.00",
    introduce: "域名、企业与增强型证书，全站 HTTPS。",
    durations: yearsOnly,
    attributes: [
      choice(
        "level",
        "证书类型",
        "Certificate type",
        optionsOf(
          ["dv", "域名型 DV", "Domain validation (DV)"],
          ["ov", "企业型 OV", "Organisation validation (OV)"],
          ["ev", "增强型 EV", "Extended validation (EV)"],
        ),
      ),
      choice(
        "scope",
        "域名范围",
        "Domain coverage",
        optionsOf(["single", "单域名", "Single domain"], ["wildcard", "泛域名", "Wildcard"]),
        { dependsOn: { attrCode: "level", values: ["dv", "ov"] } },
      ),
      {
        ...plain,
        attrCode: "domains",
        attrName: { zh: "绑定域名", en: "Domain names" },
        attrType: "domain",
        min: 1,
        max: 10,
      },
    ],
    prices: [
      { attrCode: "level", kind: "option", prices: { dv: "98.00", ov: "260.00", ev: "480.00" } },
      { attrCode: "scope", kind: "option", prices: { single: "0.00", wildcard: "320.00" } },
    ],
  },
  {
    code: "logaudit",
    words: { zh: "日志审计", en: "Log audit" },
    categoryId: 2,
    startPrice: "900.00",
    introduce: "集中采集与留存日志不少于六个月。",
    durations: monthsAndYears,
    attributes: [
      number("sources", "日志源", "Log sources", pieces, 10, 1000, 10),
      choice(
        "retention",
        "留存时长",
        "Retention period",
        optionsOf(["180", "180 天", "180 days"], ["365", "365 天", "365 days"]),
      ),
    ],
    prices: [
      { attrCode: "sources", kind: "unit", price: "45.00", included: 0 },
      { attrCode: "retention", kind: "option", prices: { "180": "450.00", "365": "990.00" } },
    ],
  },
  {
    code: "vulscan",
    words: { zh: "漏洞扫描", en: "Vulnerability scan" },
    categoryId: 3,
    startPrice: "99.00",
    introduce: "按次扫描网站与主机漏洞并给出修复建议。",
    durations: [],
    attributes: [
      choice(
        "depth",
        "扫描深度",
        "Scan depth",
        optionsOf(["quick", "快速扫描", "Quick scan"], ["deep", "深度扫描", "Deep scan"]),
      ),
      {
        ...plain,
        attrCode: "targets",
        attrName: { zh: "扫描目标", en: "Scan targets" },
        attrType: "domain",
        min: 1,
        max: 20,
      },
    ],
    prices: [{ attrCode: "depth", kind: "option", prices: { quick: "99.00", deep: "399.00" } }],
  },
];

/** Names of the product categories by id. */
export const categoryNames: Record<number, string> = {
  1: "边界与主机防护",
  2: "审计与运维",
  3: "证书与检测",
  4: "云产品",
  5: "行业方案",
};
