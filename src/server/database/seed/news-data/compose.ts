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
  { zh: "云服务器", en: "Cloud servers" },
  { zh: "云数据库", en: "Cloud databases" },
  { zh: "对象存储", en: "Object storage" },
  { zh: "负载均衡", en: "Load balancing" },
  { zh: "Web 应用防火墙", en: "Web application firewall" },
  { zh: "主机安全", en: "Host security" },
  { zh: "堡垒机", en: "Bastion host" },
  { zh: "DDoS 防护", en: "DDoS protection" },
];
const seasons: Words[] = [
  { zh: "金秋采购节", en: "Autumn purchasing" },
  { zh: "等保合规月", en: "Compliance month" },
  { zh: "企业上云季", en: "Move-to-cloud season" },
  { zh: "容灾备份月", en: "Backup month" },
  { zh: "年终盛典", en: "Year-end offers" },
  { zh: "开年采购节", en: "New-year purchasing" },
  { zh: "云安全体检月", en: "Security check-up month" },
];

/** A product's English name within a sentence: "DDoS protection" keeps its capitals. */
const within = (name: string): string => name.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());

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
      en: `${service.en}: maintenance in ${region.en} on ${day}`,
    },
    summary: {
      zh: `${day} 01:00 起维护约 ${hours} 小时，期间可能有不超过 30 秒的闪断。`,
      en: `From 01:00 on ${day} for about ${hours} hours; connections may break for up to 30 seconds.`,
    },
    content: textOf([
      paragraph(
        `为提升${service.zh}的稳定性，平台将对${region.zh}的设备进行升级维护，请提前做好安排。`,
        `The equipment in ${region.en} will be upgraded, so that ${within(service.en)} run more steadily. Please plan ahead.`,
      ),
      heading("维护安排", "Schedule"),
      table(
        [
          { zh: "项目", en: "Item" },
          { zh: "内容", en: "Details" },
        ],
        [
          [{ zh: "开始时间", en: "Begins" }, same(`${day} 01:00`)],
          [
            { zh: "预计时长", en: "Takes about" },
            { zh: `${hours} 小时`, en: `${hours} hours` },
          ],
          [{ zh: "涉及地域", en: "Region" }, region],
          [{ zh: "涉及产品", en: "Product" }, service],
        ],
      ),
      heading("影响与建议", "What it means, and what to do"),
      points([
        {
          zh: "维护期间连接可能闪断一至两次，每次不超过 30 秒。",
          en: "Connections may break once or twice, for up to 30 seconds each.",
        },
        {
          zh: "请确认应用具备<strong>重连机制</strong>，并避开该时段发布变更。",
          en: "Make sure that your applications <strong>reconnect</strong>, and release nothing at that time.",
        },
        { zh: "单可用区部署的业务建议提前切换。", en: "Move what runs in a single zone beforehand." },
      ]),
      linked("如有疑问，请", "Any questions? Please ", "/custom/userCenter/workOrderCenter/index", {
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
    title: { zh: `${service.zh}价格调整通知`, en: `${service.en}: new prices` },
    summary: {
      zh: `自 ${day} 起${service.zh}目录价下调约 10%，已购买的包年包月资源不受影响。`,
      en: `List prices fall by about 10 % from ${day} on; subscriptions already paid are not affected.`,
    },
    content: textOf([
      paragraph(
        `自 <strong>${day}</strong> 起，${service.zh}的目录价按下表调整，合同折扣照常适用。`,
        `From <strong>${day}</strong> on these list prices apply; the discounts of your contract stay as they are.`,
      ),
      table(
        [
          { zh: "地域", en: "Region" },
          { zh: "调整前（月）", en: "Before (a month)" },
          { zh: "调整后（月）", en: "After (a month)" },
        ],
        rows,
      ),
      paragraph(
        "按量付费资源自生效日 00:00 起按新价格计费。",
        "Pay-as-you-go resources are billed at the new prices from 00:00 of that day on.",
      ),
      linked("各产品的价格可在", "You find the price of each product in the ", "/custom/addedService/product", {
        zh: "产品页计算",
        en: "catalogue",
      }),
    ]),
  };
}

function release(random: Random): Composed {
  const [service, other] = [random.pick(services), random.pick(services)];
  const version = `${random.whole(2, 6)}.${random.whole(0, 9)}`;
  return {
    title: { zh: `${service.zh} ${version} 发布`, en: `${service.en} ${version} is here` },
    summary: {
      zh: `新版本带来更细的权限、更快的控制台和与${other.zh}的联动。`,
      en: `Finer permissions, a faster console, and it works together with ${within(other.en)}.`,
    },
    content: textOf([
      paragraph(
        `${service.zh} ${version} 已在全部地域上线，现有实例将在维护窗口内自动升级，无需停机。`,
        `${service.en} ${version} is available in every region. Existing instances are upgraded within their maintenance windows, without a stop.`,
      ),
      heading("新功能", "What is new"),
      points([
        {
          zh: "按资源组授权，子账号只看到自己的资源。",
          en: "Permissions by resource group: sub-accounts see only what is theirs.",
        },
        {
          zh: `与${other.zh}联动，告警一处查看。`,
          en: `It works together with ${within(other.en)}: alarms stand in one place.`,
        },
        {
          zh: "控制台列表在一万行时仍在 50 毫秒内响应。",
          en: "Lists of ten thousand rows answer within 50 milliseconds.",
        },
      ]),
      linked("完整的更新说明见", "The complete notes stand in the ", "https://docs.example.com/release-notes", {
        zh: "产品文档",
        en: "documentation",
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
      en: `In practice: ${percent} % less down time with ${within(service.en)}`,
    },
    summary: {
      zh: `一家制造企业分享了三个月的改造过程和得失。`,
      en: "A manufacturer tells what three months of rebuilding brought, and what it cost.",
    },
    content: textOf([
      paragraph(
        `该企业在全国有十余个工厂，过去依赖人工巡检。改用${service.zh}后，平均故障恢复时间缩短了 ${percent}%。`,
        `The company runs a dozen plants and used to rely on manual checks. With ${within(service.en)} its mean time to recovery fell by ${percent} %.`,
      ),
      (language) =>
        `<blockquote><p>${{ zh: "“最大的变化不是工具，而是大家看到的是同一份数据。”", en: "“It is not the tools that changed most: everybody looks at the same data now.”" }[language]}</p></blockquote>`,
      heading("三个步骤", "Three steps"),
      (language) =>
        `<ol>${[
          { zh: "盘点资源，补齐标签。", en: "Take stock of resources and tag them." },
          { zh: "先接入核心业务，再推广到工厂。", en: "Begin with the core, then go to the plants." },
          { zh: "每周复盘告警，删除无用的规则。", en: "Look through the alarms each week and delete useless rules." },
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
      en: `${season.en}: a voucher of ¥${amount} with ${within(service.en)} from ¥${amount * 10}`,
    },
    summary: {
      zh: `活动至 ${until}，每个客户限领一次，云券在订单支付时抵扣。`,
      en: `Until ${until}, once for each customer; the voucher pays a part of a later order.`,
    },
    content: textOf([
      paragraph(
        `即日起至 <strong>${until}</strong>，新购或续费${service.zh}满 ¥${amount * 10}.00，即送 ¥${amount}.00 云券。`,
        `Until <strong>${until}</strong>, whoever buys or renews ${within(service.en)} for ¥${amount * 10}.00 or more gets a voucher of ¥${amount}.00.`,
      ),
      heading("活动规则", "The rules"),
      points([
        {
          zh: "云券在订单完成后三个工作日内发放，有效期 90 天。",
          en: "The voucher arrives within three working days after the order is done, and is good for 90 days.",
        },
        {
          zh: "每个订单最多使用一张，退款时不退回。",
          en: "One voucher for each order; it is not returned on a refund.",
        },
        { zh: "与其他优惠不可叠加。", en: "It cannot be combined with other offers." },
      ]),
      linked("可用的云券见", "Your vouchers stand under ", "/custom/userCenter/costCenter/cloudTicket", {
        zh: "云券管理",
        en: "Vouchers",
      }),
    ]),
  };
}
