import type { WorkOrderType } from "../../../../generated/api";
import type { Random } from "../bills-generator/random";

/** What customers of the demo write about. */
export interface Matter {
  type: WorkOrderType;
  title: string;
  content: string;
  /** What the customer answers when asked back. */
  details: string;
  resourceId?: string;
}

/** Words that a matter is made of. */
interface Parts {
  random: Random;
  /** A product's name. */
  product: string;
  /** Ends an id; what kind of resource it is stands before it. */
  resource: string;
  domain: string;
  system: string;
  /** "上午 10:20" */
  clock: string;
}

const systems = [
  "订单系统",
  "会员中心",
  "官网",
  "支付网关",
  "仓储系统",
  "数据报表平台",
  "移动端接口",
  "客服系统",
  "供应链门户",
  "内部 OA",
];
const regions = ["华东 1", "华北 2", "华南 1", "西南 1"];
const subsidiaries = ["华辰置业", "华辰物流", "华辰科技", "华辰健康"];
const domains = ["www", "api", "pay", "mall", "m"];

type Draft = (parts: Parts) => Matter;

const drafts: Record<WorkOrderType, readonly Draft[]> = {
  fault: [
    ({ resource, system, clock }) => ({
      type: "fault",
      resourceId: `ins-${resource}`,
      title: `云主机 ins-${resource} 无法远程登录`,
      content: `今天${clock}起云主机 ins-${resource} 无法通过 SSH 登录，控制台 VNC 可以进入但操作很卡顿，${system}部分请求超时，请协助排查。`,
      details: `实例是 ins-${resource}，大约${clock}开始，重启过一次 sshd 没有恢复，可以在今晚 22:00 之后重启实例。`,
    }),
    ({ system, clock, random }) => ({
      type: "fault",
      title: `${system}访问延迟升高，疑似带宽跑满`,
      content: `${clock}开始${system}的平均响应时间从 80 ms 升到 ${random.whole(600, 2400)} ms，出网带宽监控接近上限，丢包率约 ${random.whole(2, 9)} %。`,
      details: `源地址是办公网出口，目标端口 443，${clock}到现在一直存在，mtr 结果显示从第 ${random.whole(4, 9)} 跳开始丢包。`,
    }),
    ({ resource, random }) => ({
      type: "fault",
      resourceId: `disk-${resource}`,
      title: `云硬盘 disk-${resource} 扩容后容量未变化`,
      content: `已将云硬盘 disk-${resource} 从 ${random.whole(1, 5) * 100} GB 扩容到 ${random.whole(6, 12) * 100} GB，控制台显示成功，但系统内可用空间没有变化。`,
      details: "df -h 显示仍为扩容前的大小，lsblk 已能看到新容量，文件系统为 ext4。",
    }),
    ({ resource, system, random }) => ({
      type: "fault",
      resourceId: `crs-${resource}`,
      title: `Redis 实例 crs-${resource} 连接数突增`,
      content: `${system}发布后 Redis 实例 crs-${resource} 连接数在 10 分钟内从 ${random.whole(200, 500)} 涨到 ${random.whole(4000, 9000)}，应用侧出现大量超时。`,
      details: `实例 ID crs-${resource}，应用报错为 “max number of clients reached”，连接池上限为 200，共 ${random.whole(12, 36)} 个节点。`,
    }),
    ({ system, domain }) => ({
      type: "fault",
      title: `${system}域名 ${domain}.example-corp.com 证书不受信任`,
      content: `更新证书后，部分安卓手机访问 ${domain}.example-corp.com 提示证书不受信任，桌面浏览器正常。`,
      details: "浏览器提示 NET::ERR_CERT_AUTHORITY_INVALID，安卓 9 和 10 都能复现，证书是上周新签发的。",
    }),
    ({ resource, clock, random }) => ({
      type: "fault",
      resourceId: `rds-${resource}`,
      title: `数据库 rds-${resource} 主从延迟持续增大`,
      content: `${clock}起数据库 rds-${resource} 的主从延迟持续增大，目前约 ${random.whole(120, 900)} 秒，读库数据明显滞后。`,
      details: `延迟从${clock}的批量任务开始，慢查询主要来自报表汇总，已暂停任务但延迟下降很慢。`,
    }),
  ],
  consult: [
    ({ product, random, system }) => ({
      type: "consult",
      title: `${system}使用的${product}备份保留策略咨询`,
      content: `我们需要将${product}的备份保留 ${random.pick([90, 180, 365])} 天以满足审计要求，请问如何设置，费用如何计算？`,
      details: "每天全量约 60 GB，增量不到 5 GB，恢复演练每季度一次。",
    }),
    ({ system, random }) => ({
      type: "consult",
      title: `${system}跨区域迁移方案咨询`,
      content: `计划把${system}从${regions[0]}迁移到${random.pick(regions.slice(1))}，希望停机不超过 1 小时，请问推荐的迁移方式和注意事项。`,
      details: `共 ${random.whole(4, 16)} 台主机和 1 套数据库，数据量约 ${random.whole(1, 6)} TB，可接受周末夜间切换。`,
    }),
    ({ product, system }) => ({
      type: "consult",
      title: `${system}的审计同事如何只读查看${product}`,
      content: `希望审计同事只能查看${product}的配置和日志，不能修改，请问应授予哪些权限？`,
      details: "审计同事 3 名，只需要控制台查看，不需要接口权限。",
    }),
  ],
  demand: [
    ({ random, system }) => ({
      type: "demand",
      title: `申请提高${random.pick(regions)} 云主机配额，用于${system}`,
      content: `${system}下月上线，需要将云主机配额提高到 ${random.whole(3, 9) * 20} 台（8 核 16 GB），预计使用三个月。`,
      details: "上线时间为下月 5 日，前期先用一半，活动期间用满。",
    }),
    ({ product, system }) => ({
      type: "demand",
      title: `为${system}开通${product}试用`,
      content: `安全部门要求为${system}评估${product}，希望开通两周试用并安排一次线上讲解。`,
      details: "测试环境域名已准备好，讲解安排在本周四下午最合适，约 8 人参加。",
    }),
  ],
  complaint: [
    ({ system, random, clock }) => ({
      type: "complaint",
      title: `${system} ${clock}故障的处理进度反馈不及时`,
      content: `上次${system}故障持续 ${random.whole(2, 6)} 小时，期间三次询问进度都没有明确答复，请说明原因并给出改进措施。`,
      details: "希望提供正式的故障报告，并明确今后重大故障的通报时间。",
    }),
  ],
  finance: [
    ({ product, random }) => ({
      type: "finance",
      title: `${random.whole(1, 12)} 月账单中${product}费用与预期不符`,
      content: `本期账单中${product}的费用比上期增加约 ${random.whole(18, 75)} %，但我们没有新增资源，请协助核对。`,
      details: "主要集中在按量计费部分，账期为上个月，截图中的三个实例是我们确认存在的。",
    }),
    ({ random }) => ({
      type: "finance",
      title: `${random.whole(1, 12)} 月发票抬头需变更为${random.pick(subsidiaries)}`,
      content: `申请的发票抬头写成了集团公司，需要改为子公司，金额 ${random.whole(3, 90) * 1000} 元，请问如何处理？`,
      details: "子公司名称和税号已在抬头管理中保存，电子发票即可。",
    }),
    ({ random, clock }) => ({
      type: "finance",
      title: `${clock}充值后余额未更新`,
      content: `今天${clock}通过企业网银汇款 ${random.whole(2, 40) * 5000} 元，银行已显示成功，账户余额一直没有更新。`,
      details: "付款方为我司基本户，附言已填写充值单号，回单稍后补充。",
    }),
  ],
};

const weighted: readonly WorkOrderType[] = [
  "fault",
  "fault",
  "fault",
  "fault",
  "fault",
  "consult",
  "consult",
  "demand",
  "complaint",
  "finance",
  "finance",
];

/** What somebody writes about, made of a product they have. */
export function makeMatter(random: Random, product: string): Matter {
  const type = random.pick(weighted);
  const resource = random.whole(16 ** 7, 16 ** 8 - 1).toString(16);
  const hour = random.whole(8, 21);
  const clock = `${hour < 12 ? "上午" : "下午"} ${hour > 12 ? hour - 12 : hour}:${String(random.whole(0, 11) * 5).padStart(2, "0")}`;
  return random.pick(drafts[type])({
    random,
    product,
    resource,
    system: random.pick(systems),
    domain: random.pick(domains),
    clock,
  });
}

/** Why a proposal did not help. */
export const reopenReasons = [
  "按方案操作后问题仍然存在，重启后又出现了一次。",
  "只恢复了一部分，另外两个节点还是超时。",
  "配置调整后半小时又复现，请继续排查。",
];

/** What goes with a rating, by stars. */
export const comments: Record<1 | 2 | 3 | 4 | 5, readonly string[]> = {
  5: ["响应很快，方案清晰，一次解决。", "工程师很专业，沟通顺畅。", ""],
  4: ["问题解决了，等待时间稍长。", "整体满意。", ""],
  3: ["解决了，但需要多次补充信息。", "中途换人，重复描述了一遍问题。"],
  2: ["处理时间太长，影响了业务。"],
  1: ["催了几次才有人回复，希望改进。"],
};
