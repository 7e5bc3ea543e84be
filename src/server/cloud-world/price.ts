import type { Entity } from "./entity";

/** What something costs before discounts. */
export interface ListPrice {
  /** CNY for a month of 30 days. */
  month: number;
  /** What is metered, by the hour; a month paid ahead has an item of its own. */
  item: string;
  unit: string;
  /** How much of it is used in an hour. */
  perHour: number;
}

/** Hours of a month by which prices are told. */
export const monthHours = 720;

/** What a resource costs as it is; undefined where it costs nothing. Networks are free, and what is not up yet. */
export function priceOf({ type, item: { attrs, status } }: Entity): ListPrice | undefined {
  const of = (name: string) => Number(attrs[name] ?? 0);
  if (["creating", "suspended", "frozen", "releasing"].includes(status)) return undefined;
  switch (type) {
    case "host":
      return { month: of("cpu") * 55 + of("memory") * 14, item: "实例规格", unit: "小时", perHour: 1 };
    case "disk":
      return {
        month: of("size") * (of("iops") > 20_000 ? 1 : 0.7),
        item: "存储容量",
        unit: "GB·小时",
        perHour: of("size"),
      };
    case "database":
      return {
        month: of("cpu") * 110 + of("memory") * 30 + of("storage") * 0.8,
        item: "数据库实例",
        unit: "小时",
        perHour: 1,
      };
    case "redis":
      return { month: of("capacity") * 0.06, item: "缓存实例", unit: "小时", perHour: 1 };
    case "mongo":
      return { month: of("nodeCount") * 260 + of("storage") * 1.1, item: "文档数据库实例", unit: "小时", perHour: 1 };
    case "pubIp":
      return {
        month: 15 + of("bandwidth") * 23,
        item: "公网带宽",
        unit: "Mbps·小时",
        perHour: of("bandwidth"),
      };
    case "priNet":
      return undefined;
  }
}

/** CNY of a month for services of which an account has one, by what it spends on them: storage of objects, protection, logs. */
export const servicePrices = {
  storage: { month: 2_400, item: "标准存储容量", unit: "GB·小时", perHour: 19_900 },
  network: { month: 900, item: "规格容量单位 LCU", unit: "小时", perHour: 25 },
  security: { month: 1_300, item: "业务请求量", unit: "万次", perHour: 60 },
  other: { month: 700, item: "日志写入量", unit: "GB", perHour: 4.8 },
} as const satisfies Record<string, ListPrice>;
