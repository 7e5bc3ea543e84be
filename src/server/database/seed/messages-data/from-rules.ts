import { addDays, addMinutes, toLocalDateTime, toYearMonth } from "../../../time";
import type { Random } from "../bills-generator/random";
import { type Draft, short, yuanText } from "./draft";
import type { Facts } from "./facts";

/** An alarm rule over a metric: what it watches, from where on it fires, and how far above values go. */
interface MetricRule {
  category: string;
  metric: string;
  unit: string;
  threshold: number;
  /** Highest value that can occur. */
  limit: number;
  level: Draft["level"];
}

const metricRules: MetricRule[] = [
  { category: "Compute", metric: "CPU 使用率", unit: "%", threshold: 85, limit: 100, level: "warn" },
  { category: "Compute", metric: "内存使用率", unit: "%", threshold: 90, limit: 100, level: "warn" },
  { category: "Compute", metric: "系统负载（5 分钟）", unit: "", threshold: 16, limit: 64, level: "warn" },
  { category: "Storage", metric: "磁盘使用率", unit: "%", threshold: 80, limit: 98, level: "critical" },
  { category: "Storage", metric: "写入 IOPS", unit: "次/秒", threshold: 4500, limit: 9000, level: "warn" },
  { category: "Databases", metric: "连接数使用率", unit: "%", threshold: 80, limit: 100, level: "critical" },
  { category: "Databases", metric: "慢查询数", unit: "条/分钟", threshold: 30, limit: 600, level: "warn" },
  { category: "Databases", metric: "主从复制延迟", unit: "秒", threshold: 10, limit: 900, level: "critical" },
  { category: "Networking", metric: "公网出带宽使用率", unit: "%", threshold: 90, limit: 100, level: "warn" },
  { category: "Networking", metric: "丢包率", unit: "%", threshold: 1, limit: 12, level: "critical" },
];

const cities = ["北京", "上海", "杭州", "深圳", "成都", "武汉", "西安", "南京"];
const attacks = ["SQL 注入", "跨站脚本", "目录遍历", "恶意扫描", "命令注入"];

/** A moment of the past 13 months; most are recent, the number falls off with a long tail. */
export function longTailMoment(random: Random, today: Date): Date {
  const days = 16 * random.logNormal(1.5);
  return days > 395 ? longTailMoment(random, today) : addMinutes(today, -Math.max(4, Math.round(days * 1440)));
}

/** An alarm, or its end, of one of the customer's resources; a maintenance notice where there are none. */
export function operationDraft(random: Random, facts: Facts, today: Date): Draft {
  const rule = random.pick(metricRules);
  const candidates = facts.resources.filter(({ serviceCategory }) => serviceCategory === rule.category);
  if (candidates.length === 0 || random.chance(0.12)) return maintenance(random, today);
  const { resourceId, resourceName } = random.pick(candidates);
  const createTime = longTailMoment(random, today);
  const value = (rule.threshold + (rule.limit - rule.threshold) * Math.min(1, 0.25 * random.logNormal(0.8))).toFixed(1);
  const periods = random.pick([1, 2, 3, 5]);
  const about = { type: "om", bizType: "alarm", bizId: resourceId, createTime } as const;
  if (random.chance(0.4)) {
    const minutes = Math.max(5, Math.round(25 * random.logNormal(0.9)));
    return {
      ...about, subType: "alarmRecovered", level: "info", title: `【已恢复】${short(resourceName, 30)} ${rule.metric}恢复正常`,
      content: `实例 ${resourceName}（${resourceId}）的${rule.metric}已回落到阈值 ${rule.threshold}${rule.unit} 以下，告警持续 ${minutes} 分钟，峰值 ${value}${rule.unit}。`,
    };
  }
  return {
    ...about, subType: "alarm", level: rule.level, title: `【告警】${short(resourceName, 30)} ${rule.metric} ${value}${rule.unit}`,
    content: `实例 ${resourceName}（${resourceId}）的${rule.metric}连续 ${periods} 个周期达到 ${value}${rule.unit}，超过阈值 ${rule.threshold}${rule.unit}。`
      + `触发时间 ${toLocalDateTime(addMinutes(createTime, -periods * 5))}，请及时处理。`,
  };
}

function maintenance(random: Random, today: Date): Draft {
  const createTime = longTailMoment(random, today);
  const start = addDays(createTime, random.whole(3, 9));
  const city = random.pick(cities);
  const hours = random.pick([2, 3, 4]);
  return {
    type: "om", subType: "maintenance", level: "info", bizType: null, bizId: null, createTime,
    title: `${city}可用区 ${toLocalDateTime(start).slice(5, 10)} 网络设备维护通知`,
    content: `${city}机房将于 ${toLocalDateTime(start).slice(0, 10)} 01:00 起进行网络设备升级，持续约 ${hours} 小时，期间可能出现 ${random.whole(1, 3)} 次不超过 30 秒的网络抖动。`,
  };
}

/** Something the security products or the sign-in watch report. */
export function securityDraft(random: Random, facts: Facts, today: Date): Draft {
  const createTime = longTailMoment(random, today);
  const about = { type: "security", bizType: null, bizId: null, createTime } as const;
  // Addresses reserved for documentation (RFC 5737): nobody real is accused.
  const address = `${random.pick(["192.0.2", "198.51.100", "203.0.113"])}.${random.whole(1, 254)}`;
  const kind = random.next();
  if (kind < 0.4) {
    const count = Math.max(12, Math.round(420 * random.logNormal(1.2)));
    const attack = random.pick(attacks);
    return { ...about, subType: "wafBlocked", level: count > 2000 ? "critical" : "warn",
      title: `Web 应用防火墙拦截 ${count} 次${attack}攻击`,
      content: `近 1 小时内 Web 应用防火墙共拦截${attack}攻击 ${count} 次，主要来源 ${address}，占 ${random.whole(35, 92)}%。业务未受影响，建议将来源加入黑名单。` };
  }
  if (kind < 0.75) {
    const city = random.pick(cities);
    return { ...about, subType: "unusualLogin", level: "warn", title: `账号在${city}异地登录`,
      content: `您的账号于 ${toLocalDateTime(createTime)} 在${city}（${address}）登录，与常用登录地不同。如非本人操作，请立即修改密码。` };
  }
  const target = facts.resources.length > 0 ? random.pick(facts.resources).resourceName : "公网 IP";
  const traffic = (1.2 * random.logNormal(0.9)).toFixed(1);
  return { ...about, subType: "ddos", level: "critical", title: `${short(target, 28)} 遭受 ${traffic} Gbps DDoS 攻击`,
    content: `实例 ${target} 于 ${toLocalDateTime(addMinutes(createTime, -12))} 遭受 DDoS 攻击，峰值 ${traffic} Gbps，已自动清洗，持续 ${random.whole(6, 90)} 分钟。` };
}

/** Offers of the seasons, each month one, on a day in its first half. */
export function campaignDrafts(random: Random, today: Date): Draft[] {
  const seasons = ["新春开工季", "开年采购节", "企业上云季", "云安全体检月", "数据库专场", "618 年中大促", "暑期算力节", "容灾备份月", "金秋采购节", "等保合规月", "双十一狂欢", "年终盛典"];
  return Array.from({ length: 13 }, (_, back) => {
    const createTime = addMinutes(addDays(today, -30 * back - random.whole(2, 14)), random.whole(-200, 200));
    const season = seasons[Number(toYearMonth(createTime).slice(5)) - 1] ?? "";
    const coupon = `${random.pick([500, 800, 1000, 2000, 5000])}`;
    return {
      type: "campaign", subType: "offer", level: "info", bizType: "campaign", bizId: toYearMonth(createTime), createTime,
      title: `${season}：安全产品低至 ${random.pick([4, 5, 6, 7])}.${random.whole(1, 9)} 折`,
      content: `${season}已开始，活动期 ${random.pick([7, 10, 15])} 天。新购或续费云安全产品满 ${yuanText(`${Number(coupon) * 10}`)} 可领 ${yuanText(coupon)} 云券，每个客户限领一次。`,
    };
  });
}
