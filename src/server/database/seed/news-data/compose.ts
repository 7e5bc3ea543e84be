import { formatCount } from "../../../../domain/decimal-format";
import { plainReading } from "../../../../domain/reading";
import type { NewsType } from "../../../../generated/api";
import type { Words } from "../../../errors";
import { addDays, toLocalDate } from "../../../time";
import type { Random } from "../bills-generator/random";
import { heading, linked, paragraph, points, same, table, textOf } from "./html";

/** Title, summary and text of an item. */
export interface Composed {
  title: Words;
  summary: Words;
  content: Words;
}

const regions: Words[] = [
  { zh: "华北（北京）", en: "North China (Beijing)" },
  { zh: "华东（上海）", en: "East China (Shanghai)" },
  { zh: "华东（杭州）", en: "East China (Hangzhou)" },
  { zh: "华南（深圳）", en: "South China (Shenzhen)" },
  { zh: "西南（成都）", en: "Southwest China (Chengdu)" },
  { zh: "西北（西安）", en: "Northwest China (Xi'an)" },
];
const services: Words[] = [
  { zh: "云服务器", en: "Cloud host" },
  { zh: "云数据库", en: "Cloud database" },
  { zh: "对象存储", en: "Object storage" },
  { zh: "负载均衡", en: "Load balancing" },
  { zh: "Web 应用防火墙", en: "Web application firewall" },
  { zh: "主机安全", en: "Host security" },
  { zh: "堡垒机", en: "Bastion host" },
  { zh: "DDoS 防护", en: "DDoS protection" },
];
const seasons: Words[] = [
  { zh: "金秋采购节", en: "Autumn sale" },
  { zh: "等保合规月", en: "MLPS compliance month" },
  { zh: "企业上云季", en: "Cloud migration season" },
  { zh: "容灾备份月", en: "Backup and disaster recovery month" },
  { zh: "年终盛典", en: "Year-end sale" },
  { zh: "开年采购节", en: "New Year sale" },
  { zh: "云安全体检月", en: "Cloud security check-up month" },
];

/** A product's English name within a sentence: "DDoS protection" keeps its capitals. */
const within = (name: string): string => name.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());

/** A whole amount in yuan for an English text: "¥12,000". */
const yuan = (amount: number): string => `¥${formatCount(amount, plainReading)}`;

/** An item of the news by rule: its kind follows from its place, its facts from chance. */
export function composeNews(random: Random, type: NewsType, index: number, time: Date): Composed {
  if (type === 3) return campaign(random, time);
  if (type === 2) return index % 2 === 0 ? release(random) : report(random);
  return index % 3 === 2 ? priceNotice(random, time) : maintenance(random, time);
}

function maintenance(random: Random, time: Date): Composed {
  const [region, service] = [random.pick(regions), random.pick(services)];
  const day = toLocalDate(addDays(time, random.whole(3, 9)));
  const hours = random.whole(2, 5);
  return {
    title: {
      zh: `${region.zh}${service.zh}维护公告（${day}）`,
      en: `${service.en}: scheduled maintenance in ${region.en} on ${day}`,
    },
    summary: {
      zh: `${day} 01:00 起维护约 ${hours} 小时，期间可能有不超过 30 秒的闪断。`,
      en: `Maintenance starts at 01:00 on ${day} and takes about ${hours} hours. Connections may be interrupted for up to 30 seconds.`,
    },
    content: textOf([
      paragraph(
        `为提升${service.zh}的稳定性，平台将对${region.zh}的设备进行升级维护，请提前做好安排。`,
        `Equipment in ${region.en} will be upgraded so that the ${within(service.en)} service runs more reliably. Please plan ahead.`,
      ),
      heading("维护安排", "Maintenance schedule"),
      table(
        [
          { zh: "项目", en: "Item" },
          { zh: "内容", en: "Details" },
        ],
        [
          [{ zh: "开始时间", en: "Start time" }, same(`${day} 01:00`)],
          [
            { zh: "预计时长", en: "Estimated duration" },
            { zh: `${hours} 小时`, en: `${hours} hours` },
          ],
          [{ zh: "涉及地域", en: "Region" }, region],
          [{ zh: "涉及产品", en: "Product" }, service],
        ],
      ),
      heading("影响与建议", "Impact and recommendations"),
      points([
        {
          zh: "维护期间连接可能闪断一至两次，每次不超过 30 秒。",
          en: "Connections may be interrupted once or twice, for up to 30 seconds each time.",
        },
        {
          zh: "请确认应用具备<strong>重连机制</strong>，并避开该时段发布变更。",
          en: "Make sure that your applications can <strong>reconnect automatically</strong>, and avoid deployments during this window.",
        },
        {
          zh: "单可用区部署的业务建议提前切换。",
          en: "If your workloads run in a single availability zone, switch them to another zone in advance.",
        },
      ]),
      linked("如有疑问，请", "If you have any questions, please ", "/custom/userCenter/workOrderCenter/index", {
        zh: "提交工单",
        en: "open a work order",
      }),
    ]),
  };
}

function priceNotice(random: Random, time: Date): Composed {
  const service = random.pick(services);
  const day = toLocalDate(addDays(time, 30));
  const rows = regions.slice(0, 4).map((region) => {
    const before = random.whole(80, 900);
    return [region, same(`¥${before}.00`), same(`¥${Math.round(before * 0.9)}.00`)];
  });
  return {
    title: { zh: `${service.zh}价格调整通知`, en: `${service.en}: price adjustment` },
    summary: {
      zh: `自 ${day} 起${service.zh}目录价下调约 10%，已购买的包年包月资源不受影响。`,
      en: `List prices of the ${within(service.en)} service will be reduced by about 10% from ${day}. Existing subscriptions are not affected.`,
    },
    content: textOf([
      paragraph(
        `自 <strong>${day}</strong> 起，${service.zh}的目录价按下表调整，合同折扣照常适用。`,
        `From <strong>${day}</strong>, the list prices of the ${within(service.en)} service change as shown below. Contract discounts continue to apply.`,
      ),
      table(
        [
          { zh: "地域", en: "Region" },
          { zh: "调整前（月）", en: "Before (per month)" },
          { zh: "调整后（月）", en: "After (per month)" },
        ],
        rows,
      ),
      paragraph(
        "按量付费资源自生效日 00:00 起按新价格计费。",
        "Pay-as-you-go resources are billed at the new prices from 00:00 on the effective date.",
      ),
      linked("各产品的价格可在", "To calculate the price of a product, see the ", "/custom/addedService/product", {
        zh: "产品页计算",
        en: "product catalogue",
      }),
    ]),
  };
}

function release(random: Random): Composed {
  const [service, other] = [random.pick(services), random.pick(services)];
  const version = `${random.whole(2, 6)}.${random.whole(0, 9)}`;
  return {
    title: { zh: `${service.zh} ${version} 发布`, en: `${service.en} ${version} released` },
    summary: {
      zh: `新版本带来更细的权限、更快的控制台和与${other.zh}的联动。`,
      en: `Adds finer-grained permissions, a faster console and integration with the ${within(other.en)} service.`,
    },
    content: textOf([
      paragraph(
        `${service.zh} ${version} 已在全部地域上线，现有实例将在维护窗口内自动升级，无需停机。`,
        `${service.en} ${version} is now available in all regions. Existing instances are upgraded automatically during their maintenance windows, with no downtime.`,
      ),
      heading("新功能", "New features"),
      points([
        {
          zh: "按资源组授权，子账号只看到自己的资源。",
          en: "Grant permissions by resource group, so that sub-accounts see only their own resources.",
        },
        {
          zh: `与${other.zh}联动，告警一处查看。`,
          en: `View all alarms in one place through integration with the ${within(other.en)} service.`,
        },
        {
          zh: "控制台列表在一万行时仍在 50 毫秒内响应。",
          en: "Load console lists of 10,000 rows within 50 milliseconds.",
        },
      ]),
      linked("完整的更新说明见", "For the full release notes, see the ", "https://docs.example.com/release-notes", {
        zh: "产品文档",
        en: "product documentation",
      }),
    ]),
  };
}

function report(random: Random): Composed {
  const service = random.pick(services);
  const percent = random.whole(12, 48);
  return {
    title: {
      zh: `客户实践：用${service.zh}把故障时间缩短 ${percent}%`,
      en: `Customer story: ${percent}% less downtime with the ${within(service.en)} service`,
    },
    summary: {
      zh: `一家制造企业分享了三个月的改造过程和得失。`,
      en: "A manufacturer shares the results and lessons of a three-month transformation.",
    },
    content: textOf([
      paragraph(
        `该企业在全国有十余个工厂，过去依赖人工巡检。改用${service.zh}后，平均故障恢复时间缩短了 ${percent}%。`,
        `The company operates more than ten plants across China and used to rely on manual inspections. After it adopted the ${within(service.en)} service, its mean time to recovery fell by ${percent}%.`,
      ),
      (language) =>
        `<blockquote><p>${{ zh: "“最大的变化不是工具，而是大家看到的是同一份数据。”", en: "“The biggest change is not the tools: it is that everyone now looks at the same data.”" }[language]}</p></blockquote>`,
      heading("三个步骤", "Three steps"),
      (language) =>
        `<ol>${[
          { zh: "盘点资源，补齐标签。", en: "Take inventory of resources and add missing tags." },
          { zh: "先接入核心业务，再推广到工厂。", en: "Onboard core systems first, and then roll out to the plants." },
          {
            zh: "每周复盘告警，删除无用的规则。",
            en: "Review alarms every week and delete rules that are no longer useful.",
          },
        ]
          .map((step) => `<li>${step[language]}</li>`)
          .join("")}</ol>`,
    ]),
  };
}

function campaign(random: Random, time: Date): Composed {
  const [season, service] = [random.pick(seasons), random.pick(services)];
  const until = toLocalDate(addDays(time, random.whole(10, 30)));
  const amount = random.pick([500, 800, 1000, 2000]);
  return {
    title: {
      zh: `${season.zh}：${service.zh}满 ${amount * 10} 元送 ${amount} 元云券`,
      en: `${season.en}: get a voucher worth ${yuan(amount)} on ${within(service.en)} orders of ${yuan(amount * 10)} or more`,
    },
    summary: {
      zh: `活动至 ${until}，每个客户限领一次，云券在订单支付时抵扣。`,
      en: `Offer valid until ${until}. Limited to one voucher per customer, deducted when you pay for an order.`,
    },
    content: textOf([
      paragraph(
        `即日起至 <strong>${until}</strong>，新购或续费${service.zh}满 ¥${amount * 10}.00，即送 ¥${amount}.00 云券。`,
        `Until <strong>${until}</strong>, buy or renew the ${within(service.en)} service for ${yuan(amount * 10)} or more and get a voucher worth ${yuan(amount)}.`,
      ),
      heading("活动规则", "Terms and conditions"),
      points([
        {
          zh: "云券在订单完成后三个工作日内发放，有效期 90 天。",
          en: "Vouchers are issued within three business days of order completion and are valid for 90 days.",
        },
        {
          zh: "每个订单最多使用一张，退款时不退回。",
          en: "Only one voucher can be used per order. Vouchers are not returned if the order is refunded.",
        },
        { zh: "与其他优惠不可叠加。", en: "This offer cannot be combined with other offers." },
      ]),
      linked("可用的云券见", "View your available vouchers under ", "/custom/userCenter/costCenter/cloudTicket", {
        zh: "云券管理",
        en: "Vouchers",
      }),
    ]),
  };
}
