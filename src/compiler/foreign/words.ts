import { capital } from "../../domain/capital";
import type { Words } from "../../model/words";
import type { Operation, RequestShape } from "../api/operation";

/** What operations do, by the word that their titles begin with. */
const verbs: readonly (readonly [RegExp, string])[] = [
  [/^(list|find|search|query)\b/i, "查询"],
  [/^(get|retrieve|show|view|read|describe|fetch|return[s]?)\b/i, "查看"],
  [/^(create|new)\b/i, "新建"],
  [/^(add|register|attach|assign)\b/i, "添加"],
  [/^patch\b/i, "部分修改"],
  [/^(update|change|edit|modify|set|replace|configure|put)\b/i, "修改"],
  [/^(delete|destroy|purge)\b/i, "删除"],
  [/^(remove|detach|unassign)\b/i, "移除"],
  [/^(cancel|stop|abort)\b/i, "停止"],
  [/^(start|run|initiate|trigger|begin)\b/i, "启动"],
  [/^(upload|import)\b/i, "上传"],
  [/^(download|export)\b/i, "下载"],
  [/^(validate|check|verify)\b/i, "校验"],
  [/^(enable|activate)\b/i, "启用"],
  [/^(disable|deactivate)\b/i, "停用"],
  [/^(post|perform|execute|submit)\b/i, "执行"],
];

/** Names of fields that most APIs have. */
const fields: Readonly<Record<string, string>> = {
  id: "编号",
  uuid: "编号",
  name: "名称",
  title: "标题",
  status: "状态",
  state: "状态",
  type: "类型",
  kind: "类型",
  description: "描述",
  created_at: "创建时间",
  updated_at: "更新时间",
  deleted_at: "删除时间",
  started_at: "开始时间",
  completed_at: "完成时间",
  expires_at: "到期时间",
  size: "规格",
  region: "区域",
  tags: "标签",
  tag: "标签",
  labels: "标签",
  url: "网址",
  email: "邮箱",
  phone: "电话",
  count: "数量",
  price: "价格",
  amount: "金额",
  date: "日期",
  message: "消息",
  version: "版本",
  enabled: "启用",
  ip: "IP",
  memory: "内存",
  disk: "磁盘",
  image: "镜像",
  owner: "所有者",
  user: "用户",
  username: "用户名",
  password: "密码",
  value: "值",
  key: "键",
  code: "编码",
  slug: "标识",
  category: "类别",
  address: "地址",
  country: "国家",
  city: "城市",
  age: "年龄",
  note: "备注",
  comment: "备注",
  color: "颜色",
  quantity: "数量",
  total: "总数",
};

/** What an operation does, as the API says it; in Chinese as far as the verb. */
export function operationWords({ id, title, summary }: Operation): Words {
  if (summary) return summary;
  const en = sentence(title ?? inWords(id));
  return { zh: withVerb(en), en };
}

/** What an operation does, and in which of its ways. */
export function shapeWords(operation: Operation, shape: RequestShape): Words {
  const { zh, en } = operationWords(operation);
  if (operation.shapes.length === 1) return { zh, en };
  const way = inWords(shape.name.replace(operation.id, "")).toLowerCase();
  return { zh: `${zh}（${way}）`, en: `${en} (${way})` };
}

/** What a list or an object is of: what an operation does, without its verb. */
export function subjectWords(operation: Operation): Words {
  const { zh, en } = operationWords(operation);
  const bare = (text: string): string =>
    text
      .replace(verbOf(text)?.[0] ?? "", "")
      .replace(/^ ?(all |an? |the |existing )+/i, "")
      .trim();
  const noun = bare(en).replace(/ (for|of|on|in|from|by) (an?|the|your|all|each|existing)\b.*$/i, "");
  if (noun === "") return { zh, en };
  const name = capital(noun);
  return { zh: name, en: name };
}

/** What a field is called. */
export function fieldWords(name: string): Words {
  const en = inWords(name);
  const key = name.replaceAll(/([a-z])([A-Z])/g, "$1_$2").toLowerCase();
  return { zh: fields[key] ?? en, en };
}

/** "created_at" as "Created at", "petId" as "Pet id". */
export function inWords(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return words === "" ? name : capital(words.toLowerCase());
}

function withVerb(en: string): string {
  const verb = verbOf(en);
  if (!verb) return en;
  const rest = en
    .slice(verb[0].length)
    .replace(/^ ?(all |an? |the )?/i, "")
    .trim();
  return rest === "" ? verb[1] : `${verb[1]} ${rest}`;
}

function verbOf(en: string): readonly [string, string] | undefined {
  for (const [word, zh] of verbs) {
    const found = word.exec(en)?.[0];
    if (found !== undefined) return [found, zh];
  }
  return undefined;
}

/** A title in one line and without braces, which texts of config have for placeholders. */
function sentence(title: string): string {
  const [line = ""] = title.trim().split("\n");
  const plain = line
    .replaceAll(/[{}`*]/g, "")
    .replace(/\.$/, "")
    .trim();
  return plain.length > 80 ? `${plain.slice(0, 79)}…` : plain || "Call";
}
