import type { Words } from "../../../errors";
import { addDays, addMinutes, toLocalDateTime, toYearMonth } from "../../../time";
import type { Random } from "../bills-generator/random";
import { type Draft, short, yuanText } from "./draft";
import type { Facts } from "./facts";

/** An alarm rule over a metric: what it watches, from where on it fires, and how far above values go. */
interface MetricRule {
  category: string;
  metric: Words;
  unit: Words;
  threshold: number;
  /** Highest value that can occur. */
  limit: number;
  level: Draft["level"];
}

const percent: Words = { zh: "%", en: "%" };

const metricRules: MetricRule[] = [
  {
    category: "Compute",
    metric: { zh: "CPU 使用率", en: "CPU usage" },
    unit: percent,
    threshold: 85,
    limit: 100,
    level: "warn",
  },
  {
    category: "Compute",
    metric: { zh: "内存使用率", en: "memory usage" },
    unit: percent,
    threshold: 90,
    limit: 100,
    level: "warn",
  },
  {
    category: "Compute",
    metric: { zh: "系统负载（5 分钟）", en: "5-minute load average" },
    unit: { zh: "", en: "" },
    threshold: 16,
    limit: 64,
    level: "warn",
  },
  {
    category: "Storage",
    metric: { zh: "磁盘使用率", en: "disk usage" },
    unit: percent,
    threshold: 80,
    limit: 98,
    level: "critical",
  },
  {
    category: "Storage",
    metric: { zh: "写入 IOPS", en: "write IOPS" },
    unit: { zh: "次/秒", en: "" },
    threshold: 4500,
    limit: 9000,
    level: "warn",
  },
  {
    category: "Databases",
    metric: { zh: "连接数使用率", en: "connection usage" },
    unit: percent,
    threshold: 80,
    limit: 100,
    level: "critical",
  },
  {
    category: "Databases",
    metric: { zh: "慢查询数", en: "slow query rate" },
    unit: { zh: "条/分钟", en: " per minute" },
    threshold: 30,
    limit: 600,
    level: "warn",
  },
  {
    category: "Databases",
    metric: { zh: "主从复制延迟", en: "replication lag" },
    unit: { zh: "秒", en: " seconds" },
    threshold: 10,
    limit: 900,
    level: "critical",
  },
  {
    category: "Networking",
    metric: { zh: "公网出带宽使用率", en: "outbound bandwidth usage" },
    unit: percent,
    threshold: 90,
    limit: 100,
    level: "warn",
  },
  {
    category: "Networking",
    metric: { zh: "丢包率", en: "packet loss rate" },
    unit: percent,
    threshold: 1,
    limit: 12,
    level: "critical",
  },
];

const cities: Words[] = [
  { zh: "北京", en: "Beijing" },
  { zh: "上海", en: "Shanghai" },
  { zh: "杭州", en: "Hangzhou" },
  { zh: "深圳", en: "Shenzhen" },
  { zh: "成都", en: "Chengdu" },
  { zh: "武汉", en: "Wuhan" },
  { zh: "西安", en: "Xi'an" },
  { zh: "南京", en: "Nanjing" },
];
const attacks: Words[] = [
  { zh: "SQL 注入", en: "SQL injection" },
  { zh: "跨站脚本", en: "cross-site scripting" },
  { zh: "目录遍历", en: "directory traversal" },
  { zh: "恶意扫描", en: "malicious scanning" },
  { zh: "命令注入", en: "command injection" },
];
const seasons: Words[] = [
  { zh: "新春开工季", en: "Lunar New Year sale" },
  { zh: "开年采购节", en: "New Year sale" },
  { zh: "企业上云季", en: "Cloud migration season" },
  { zh: "云安全体检月", en: "Cloud security check-up month" },
  { zh: "数据库专场", en: "Database sale" },
  { zh: "618 年中大促", en: "618 mid-year sale" },
  { zh: "暑期算力节", en: "Summer computing sale" },
  { zh: "容灾备份月", en: "Backup and disaster recovery month" },
  { zh: "金秋采购节", en: "Autumn sale" },
  { zh: "等保合规月", en: "MLPS compliance month" },
  { zh: "双十一狂欢", en: "Double 11 sale" },
  { zh: "年终盛典", en: "Year-end sale" },
];

/** A moment of the past 13 months; most are recent, the number falls off with a long tail. */
export function longTailMoment(random: Random, today: Date): Date {
  const days = 16 * random.logNormal(1.5);
  return days > 395 ? longTailMoment(random, today) : addMinutes(today, -Math.max(4, Math.round(days * 1440)));
}

/** An alarm, or its end, of one of the customer's resources; a maintenance notice where there are none. */
export function operationDraft(random: Random, facts: Facts, today: Date): Draft {
  const { category, metric, unit, threshold, limit, level } = random.pick(metricRules);
  const candidates = facts.resources.filter(({ serviceCategory }) => serviceCategory === category);
  if (candidates.length === 0 || random.chance(0.12)) return maintenance(random, today);
  const { resourceId, resourceName } = random.pick(candidates);
  const createTime = longTailMoment(random, today);
  const name = short(resourceName, 30);
  const value = (threshold + (limit - threshold) * Math.min(1, 0.25 * random.logNormal(0.8))).toFixed(1);
  const periods = random.pick([1, 2, 3, 5]);
  const about = { type: "om", bizType: "alarm", bizId: resourceId, createTime } as const;
  if (random.chance(0.4)) {
    const minutes = Math.max(5, Math.round(25 * random.logNormal(0.9)));
    return {
      ...about,
      subType: "alarmRecovered",
      level: "info",
      title: { zh: `【已恢复】${name} ${metric.zh}恢复正常`, en: `Recovered: ${name} ${metric.en} is back to normal` },
      content: {
        zh: `实例 ${resourceName}（${resourceId}）的${metric.zh}已回落到阈值 ${threshold}${unit.zh} 以下，告警持续 ${minutes} 分钟，峰值 ${value}${unit.zh}。`,
        en: `The ${metric.en} of instance ${resourceName} (${resourceId}) has fallen below the threshold of ${threshold}${unit.en}. The alarm lasted ${minutes} minutes and peaked at ${value}${unit.en}.`,
      },
    };
  }
  const since = toLocalDateTime(addMinutes(createTime, -periods * 5));
  return {
    ...about,
    subType: "alarm",
    level,
    title: {
      zh: `【告警】${name} ${metric.zh} ${value}${unit.zh}`,
      en: `Alarm: ${name} ${metric.en} at ${value}${unit.en}`,
    },
    content: {
      zh: `实例 ${resourceName}（${resourceId}）的${metric.zh}连续 ${periods} 个周期达到 ${value}${unit.zh}，超过阈值 ${threshold}${unit.zh}。触发时间 ${since}，请及时处理。`,
      en: `The ${metric.en} of instance ${resourceName} (${resourceId}) reached ${value}${unit.en} for ${periods === 1 ? "1 period" : `${periods} consecutive periods`}, exceeding the threshold of ${threshold}${unit.en}. The alarm was triggered at ${since}. Investigate it as soon as possible.`,
    },
  };
}

function maintenance(random: Random, today: Date): Draft {
  const createTime = longTailMoment(random, today);
  const start = addDays(createTime, random.whole(3, 9));
  const city = random.pick(cities);
  const hours = random.pick([2, 3, 4]);
  const times = random.whole(1, 3);
  const day = toLocalDateTime(start).slice(0, 10);
  return {
    type: "om",
    subType: "maintenance",
    level: "info",
    bizType: null,
    bizId: null,
    createTime,
    title: {
      zh: `${city.zh}可用区 ${day.slice(5)} 网络设备维护通知`,
      en: `Scheduled network maintenance in ${city.en} on ${day}`,
    },
    content: {
      zh: `${city.zh}机房将于 ${day} 01:00 起进行网络设备升级，持续约 ${hours} 小时，期间可能出现 ${times} 次不超过 30 秒的网络抖动。`,
      en: `Network devices in ${city.en} will be upgraded from 01:00 on ${day}. The maintenance takes about ${hours} hours. Connections may be interrupted ${times === 1 ? "once, for up to 30 seconds" : `up to ${times} times, for up to 30 seconds each time`}.`,
    },
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
    const share = random.whole(35, 92);
    return {
      ...about,
      subType: "wafBlocked",
      level: count > 2000 ? "critical" : "warn",
      title: {
        zh: `Web 应用防火墙拦截 ${count} 次${attack.zh}攻击`,
        en: `Web application firewall blocked ${count} ${attack.en} attacks`,
      },
      content: {
        zh: `近 1 小时内 Web 应用防火墙共拦截${attack.zh}攻击 ${count} 次，主要来源 ${address}，占 ${share}%。业务未受影响，建议将来源加入黑名单。`,
        en: `Web application firewall blocked ${count} ${attack.en} attacks in the past hour, ${share}% of which came from ${address}. Your services are not affected. We recommend that you add this IP address to the blocklist.`,
      },
    };
  }
  if (kind < 0.75) {
    const city = random.pick(cities);
    return {
      ...about,
      subType: "unusualLogin",
      level: "warn",
      title: { zh: `账号在${city.zh}异地登录`, en: `Unusual sign-in from ${city.en}` },
      content: {
        zh: `您的账号于 ${toLocalDateTime(createTime)} 在${city.zh}（${address}）登录，与常用登录地不同。如非本人操作，请立即修改密码。`,
        en: `A sign-in to your account from ${city.en} (${address}) was detected at ${toLocalDateTime(createTime)}. This is not your usual sign-in location. If this was not you, change your password immediately.`,
      },
    };
  }
  const known = facts.resources.length > 0 ? random.pick(facts.resources).resourceName : undefined;
  const target: Words = known === undefined ? { zh: "公网 IP", en: "a public IP" } : { zh: known, en: known };
  const traffic = (1.2 * random.logNormal(0.9)).toFixed(1);
  const began = toLocalDateTime(addMinutes(createTime, -12));
  const minutes = random.whole(6, 90);
  return {
    ...about,
    subType: "ddos",
    level: "critical",
    title: {
      zh: `${short(target.zh, 28)} 遭受 ${traffic} Gbps DDoS 攻击`,
      en: `DDoS attack of ${traffic} Gbps on ${short(target.en, 28)}`,
    },
    content: {
      zh: `实例 ${target.zh} 于 ${began} 遭受 DDoS 攻击，峰值 ${traffic} Gbps，已自动清洗，持续 ${minutes} 分钟。`,
      en: `A DDoS attack on ${target.en} started at ${began} and peaked at ${traffic} Gbps. The attack lasted ${minutes} minutes, and its traffic was scrubbed automatically.`,
    },
  };
}

/** Offers of the seasons, each month one, on a day in its first half. */
export function campaignDrafts(random: Random, today: Date): Draft[] {
  return Array.from({ length: 13 }, (_, back) => {
    const createTime = addMinutes(addDays(today, -30 * back - random.whole(2, 14)), random.whole(-200, 200));
    const month = toYearMonth(createTime);
    const season = seasons[Number(month.slice(5)) - 1] ?? { zh: "", en: "" };
    const coupon = random.pick([500, 800, 1000, 2000, 5000]);
    const [least, given] = [yuanText(String(coupon * 10)), yuanText(String(coupon))];
    const tenths = random.pick([4, 5, 6, 7]) * 10 + random.whole(1, 9);
    const days = random.pick([7, 10, 15]);
    return {
      type: "campaign",
      subType: "offer",
      level: "info",
      bizType: "campaign",
      bizId: month,
      createTime,
      title: {
        zh: `${season.zh}：安全产品低至 ${tenths / 10} 折`,
        en: `${season.en}: security products up to ${100 - tenths}% off`,
      },
      content: {
        zh: `${season.zh}已开始，活动期 ${days} 天。新购或续费云安全产品满 ${least} 可领 ${given} 云券，每个客户限领一次。`,
        en: `${season.en}: this offer is valid for ${days} days. Buy or renew cloud security products for ${least} or more and get a voucher worth ${given}. Limited to one voucher per customer.`,
      },
    };
  });
}
