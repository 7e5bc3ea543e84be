import type { AlarmTemplate, ResourceType } from "../../../generated/api";
import { AlarmPeriod, AlarmPeriods } from "../../../generated/enums";
import type { Words } from "../../errors";

type Filled = Omit<AlarmTemplate, "ruleName" | "label">;

/** A usual rule for resources of a type. */
export type TemplateRow = Filled & { words: Words };

/** What most have alike. */
const usual = {
  statistics: "average",
  comparison: "greaterOrEqual",
  periodLength: AlarmPeriod.fiveMinutes,
  periods: AlarmPeriods.three,
  noDataPolicy: "keep",
} satisfies Partial<Filled>;

type Own = Omit<TemplateRow, keyof typeof usual> & Partial<TemplateRow>;

/** Thresholds are in the unit of the metric; those of counts and traffic have to be fitted to the size of the resource. */
const rows: Record<ResourceType, readonly Own[]> = {
  host: [
    {
      template: "hostCpu",
      words: { zh: "云主机 CPU 使用率过高", en: "High host CPU usage" },
      metricName: "cpuUsage",
      threshold: 80,
      recoveryThreshold: 70,
      alarmLevel: "warn",
    },
    {
      template: "hostMemory",
      words: { zh: "云主机内存使用率过高", en: "High host memory usage" },
      metricName: "memUsage",
      threshold: 85,
      recoveryThreshold: 80,
      alarmLevel: "warn",
    },
    {
      template: "hostDisk",
      words: { zh: "云主机磁盘使用率过高", en: "High host disk usage" },
      metricName: "diskUsage",
      threshold: 90,
      recoveryThreshold: 85,
      alarmLevel: "critical",
    },
    {
      template: "hostNetOut",
      words: { zh: "云主机出流量过高", en: "High host outbound traffic" },
      metricName: "netOut",
      threshold: 80,
      recoveryThreshold: 70,
      alarmLevel: "warn",
    },
  ],
  disk: [
    {
      template: "diskLatency",
      words: { zh: "云硬盘延迟过高", en: "High disk latency" },
      metricName: "diskLatency",
      threshold: 20,
      recoveryThreshold: 15,
      alarmLevel: "warn",
    },
  ],
  database: [
    {
      template: "databaseCpu",
      words: { zh: "云数据库 CPU 使用率过高", en: "High database CPU usage" },
      metricName: "cpuUsage",
      threshold: 80,
      recoveryThreshold: 70,
      alarmLevel: "warn",
    },
    {
      template: "databaseMemory",
      words: { zh: "云数据库内存使用率过高", en: "High database memory usage" },
      metricName: "memUsage",
      threshold: 90,
      recoveryThreshold: 85,
      alarmLevel: "warn",
    },
    {
      template: "databaseDisk",
      words: { zh: "云数据库磁盘使用率过高", en: "High database disk usage" },
      metricName: "diskUsage",
      threshold: 85,
      recoveryThreshold: 80,
      alarmLevel: "critical",
    },
    {
      template: "databaseConnections",
      words: { zh: "云数据库连接数过多", en: "Many database connections" },
      metricName: "connections",
      threshold: 800,
      recoveryThreshold: 700,
      alarmLevel: "warn",
    },
    {
      template: "databaseSlowQueries",
      words: { zh: "云数据库慢查询过多", en: "Many slow database queries" },
      metricName: "slowQueries",
      threshold: 10,
      recoveryThreshold: 5,
      alarmLevel: "warn",
    },
  ],
  redis: [
    {
      template: "redisMemory",
      words: { zh: "Redis 内存使用率过高", en: "High Redis memory usage" },
      metricName: "memUsage",
      threshold: 80,
      recoveryThreshold: 75,
      alarmLevel: "critical",
    },
    {
      template: "redisCpu",
      words: { zh: "Redis CPU 使用率过高", en: "High Redis CPU usage" },
      metricName: "cpuUsage",
      threshold: 80,
      recoveryThreshold: 70,
      alarmLevel: "warn",
    },
    {
      template: "redisConnections",
      words: { zh: "Redis 连接数过多", en: "Many Redis connections" },
      metricName: "connections",
      threshold: 800,
      recoveryThreshold: 700,
      alarmLevel: "warn",
    },
    {
      template: "redisHitRate",
      words: { zh: "Redis 缓存命中率过低", en: "Low Redis cache hit rate" },
      metricName: "hitRate",
      comparison: "less",
      threshold: 80,
      recoveryThreshold: 85,
      alarmLevel: "info",
    },
  ],
  mongo: [
    {
      template: "mongoCpu",
      words: { zh: "MongoDB CPU 使用率过高", en: "High MongoDB CPU usage" },
      metricName: "cpuUsage",
      threshold: 80,
      recoveryThreshold: 70,
      alarmLevel: "warn",
    },
    {
      template: "mongoDisk",
      words: { zh: "MongoDB 磁盘使用率过高", en: "High MongoDB disk usage" },
      metricName: "diskUsage",
      threshold: 85,
      recoveryThreshold: 80,
      alarmLevel: "critical",
    },
    {
      template: "mongoConnections",
      words: { zh: "MongoDB 连接数过多", en: "Many MongoDB connections" },
      metricName: "connections",
      threshold: 800,
      recoveryThreshold: 700,
      alarmLevel: "warn",
    },
  ],
  pubIp: [
    {
      template: "pubIpNetOut",
      words: { zh: "公网 IP 出带宽过高", en: "High public IP outbound traffic" },
      metricName: "netOut",
      threshold: 80,
      recoveryThreshold: 70,
      alarmLevel: "warn",
    },
    {
      template: "pubIpNetIn",
      words: { zh: "公网 IP 入带宽过高", en: "High public IP inbound traffic" },
      metricName: "netIn",
      threshold: 80,
      recoveryThreshold: 70,
      alarmLevel: "warn",
    },
  ],
  priNet: [],
};

/** The templates of a type. */
export function templatesOf(type: ResourceType): TemplateRow[] {
  return rows[type].map((own) => ({ ...usual, ...own }));
}
