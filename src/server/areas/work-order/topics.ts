import type { WorkOrderType } from "../../../generated/api";
import type { Words } from "../../errors";

/** A matter that engineers know: what they ask about it, and what helps. */
export interface Topic {
  /** Found in title or text. */
  words: RegExp;
  /** What has to be known first; absent where nothing has. */
  question?: Words;
  answer: Words;
}

/** What a topic is chosen by. */
export interface Matter {
  type: WorkOrderType;
  title: string;
  content: string;
  resourceId: string | null;
}

/** The first whose words are found is meant. */
const topics: readonly Topic[] = [
  {
    words: /发票|抬头|税号|invoice/i,
    answer: {
      zh: "发票问题已核实：开票信息以“申请发票”中保存的抬头为准，已开具的发票可在“发票记录”中申请退票后重新开具，电子发票一般 10 分钟内送达邮箱。",
      en: "We have checked: invoices use the title saved under “Request invoice”. You can return an issued invoice under “Invoices” and request it again. Electronic invoices arrive within ten minutes.",
    },
  },
  {
    words: /账单|费用|扣费|计费|余额|充值|bill|charge|balance|recharge/i,
    question: {
      zh: "为了核对费用，请告诉我账期（如 2026-10）和有疑问的产品或实例 ID，方便的话请附上账单截图。",
      en: "To check the charge, please tell me the month (such as 2026-10) and the product or instance. A screenshot of the bill helps.",
    },
    answer: {
      zh: "费用已逐条核对：该账期的金额与用量一致，差异来自当月新增的按量实例，明细可在“账单明细”中按实例查看。",
      en: "We have checked every bill line, and the amount matches your usage. The difference comes from pay-as-you-go instances added that month. See “Bill details” by instance.",
    },
  },
  {
    words: /证书|https|ssl|tls|certificate/i,
    question: {
      zh: "请提供出现问题的域名，以及浏览器提示的完整错误信息。",
      en: "Please tell me the domain and the full message that your browser shows.",
    },
    answer: {
      zh: "检查发现证书链缺少中间证书。请在证书管理中重新上传包含中间证书的完整证书链并部署，约 5 分钟后生效。",
      en: "The certificate chain is missing its intermediate certificate. Please upload and deploy the full chain. It takes effect in about five minutes.",
    },
  },
  {
    words: /登录控制台|登录失败|密码|账号锁定|sign.?in|password/i,
    question: {
      zh: "请提供无法登录的用户名和大致时间，以及页面上的提示文字。请勿在工单中发送密码。",
      en: "Please tell me the username, the time of the attempt and the message on the page. Never send a password here.",
    },
    answer: {
      zh: "该账号因连续输错密码被临时锁定，锁定已解除。请由主账号在“账号管理”中重置密码后重新登录，并确认角色包含所需菜单。",
      en: "The account was locked after several failed attempts and is now unlocked. Please ask your main account to reset the password and check that the role includes the menus it needs.",
    },
  },
  {
    words: /权限|角色|只读|permission|role/i,
    answer: {
      zh: "只读访问可以这样实现：在“角色管理”中新建角色，只勾选需要查看的菜单，再分配给相应用户，随即生效。",
      en: "For read-only access, create a role with only the menus needed and assign it to the users. It takes effect immediately.",
    },
  },
  {
    words: /网络|丢包|延迟|超时|带宽|连不上|不通|network|latency|timeout|packet|bandwidth/i,
    question: {
      zh: "请提供源地址、目标地址、端口和出现问题的时间段，如有 ping 或 mtr 结果请作为附件上传。",
      en: "Please tell me the source, destination, port and time. Attach the output of ping or mtr if you have it.",
    },
    answer: {
      zh: "已定位：安全组缺少对该端口的放行规则，且出方向带宽在高峰期跑满。规则已给出建议配置，带宽可在实例页面临时升配。",
      en: "The security group blocks this port, and outbound bandwidth is exhausted at peak times. Please add a rule. You can increase the bandwidth on the instance's page.",
    },
  },
  {
    words: /磁盘|存储|容量|扩容|disk|storage|volume/i,
    question: {
      zh: "请提供云硬盘或实例 ID，以及系统内 df -h 的输出。",
      en: "Please tell me the disk or instance and send the output of df -h.",
    },
    answer: {
      zh: "扩容已在平台侧完成，但系统内文件系统尚未扩展。请执行 growpart 与 resize2fs（或 xfs_growfs）后查看可用空间。",
      en: "The disk has been expanded, but the file system has not. Please run growpart and resize2fs (or xfs_growfs), then check the free space again.",
    },
  },
  {
    words: /数据库|主从|慢查询|连接数|redis|mysql|mongo|database|slow query/i,
    question: {
      zh: "请提供数据库实例 ID 和出现问题的时间段，以及应用侧的报错信息。",
      en: "Please tell me the database instance, the time and the error your application reports.",
    },
    answer: {
      zh: "已查看实例监控：高峰期连接数达到上限，多条慢查询缺少索引。建议按附带的优化项增加索引，并将连接池上限调低至实例规格的 80 %。",
      en: "The instance ran out of connections at peak times, and several slow queries have no index. Please add the indexes and limit the connection pool to 80% of the instance's maximum.",
    },
  },
  {
    words: /宕机|重启|无响应|远程登录|ssh|cpu|内存|卡顿|变慢|down|reboot|unresponsive|memory|slow/i,
    question: {
      zh: "请提供实例 ID 和出现问题的准确时间，是否可以重启该实例？",
      en: "Please tell me the instance and the exact time. May we reboot it?",
    },
    answer: {
      zh: "实例已恢复：原因是内存耗尽触发了系统保护，我们已完成重启并核对服务状态。建议升级内存规格或为关键进程设置告警规则。",
      en: "The instance had run out of memory. We have rebooted it and checked its services. Please consider adding memory or creating an alarm rule for memory usage.",
    },
  },
  {
    words: /备份|恢复|快照|迁移|上云|backup|restore|snapshot|migrat/i,
    answer: {
      zh: "方案已整理：建议先做全量快照，再用增量同步缩短切换窗口，业务低峰期约 30 分钟可完成切换，需要时可用快照回退。",
      en: "We suggest a full snapshot first, then an incremental sync. The switch takes about 30 minutes at a quiet time, and you can roll back to the snapshot.",
    },
  },
];

/** Of a fault that names no resource: without one nothing can be looked up. */
const unnamedFault: Topic = {
  words: /./,
  question: {
    zh: "请补充受影响的资源 ID、出现问题的时间和具体现象，如有截图请作为附件上传。",
    en: "Please tell me which resource is affected, when it happened and what you see. Attach a screenshot if you have one.",
  },
  answer: {
    zh: "已根据您提供的信息完成排查并修复，平台侧监控显示服务已恢复正常，请您验证。",
    en: "Thank you for the details. We have found and fixed the problem, and monitoring shows the service is healthy. Please check.",
  },
};

const anyMatter: Topic = {
  words: /./,
  answer: {
    zh: "您反馈的内容已与相关团队确认，处理结果与后续安排已记录在本工单中。如无其他问题，请确认完成。",
    en: "We have settled this with the responsible team and recorded the result in this work order. If there is nothing else, please confirm.",
  },
};

/** What a work order is about, as far as its words tell. */
export function topicOf({ type, title, content, resourceId }: Matter): Topic {
  const text = `${title} ${content}`;
  return (
    topics.find(({ words }) => words.test(text)) ?? (type === "fault" && resourceId === null ? unnamedFault : anyMatter)
  );
}
