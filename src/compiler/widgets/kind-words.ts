import type { Words } from "../../model/words";
import type { ValueKind } from "../../model/value-kind";
import type { Property } from "../api/property";

const kindWords: Record<ValueKind, Words> = {
  decimal: { zh: "金额", en: "an amount" },
  ratio: { zh: "比率", en: "a ratio" },
  dateTime: { zh: "日期时间", en: "a date and time" },
  date: { zh: "日期", en: "a date" },
  month: { zh: "月份", en: "a month" },
  email: { zh: "邮箱", en: "an e-mail address" },
  phone: { zh: "手机号", en: "a phone number" },
  ipAddress: { zh: "IP 地址", en: "an IP address" },
  link: { zh: "网址", en: "a web address" },
  password: { zh: "密码", en: "a password" },
  menuCodes: { zh: "菜单编码", en: "menu codes" },
  enum: { zh: "枚举", en: "an enum" },
  boolean: { zh: "真/假", en: "true or false" },
  id: { zh: "编号", en: "an id" },
  number: { zh: "数字", en: "a number" },
  text: { zh: "文字", en: "a text" },
  longText: { zh: "长文字", en: "a long text" },
  filter: { zh: "筛选条件", en: "a filter" },
  texts: { zh: "文字列表", en: "a list of texts" },
  numbers: { zh: "数字列表", en: "a list of numbers" },
  enums: { zh: "枚举列表", en: "a list of an enum's values" },
  objects: { zh: "对象列表", en: "a list of objects" },
  object: { zh: "对象", en: "an object" },
  domain: { zh: "域名", en: "a domain name" },
  ports: { zh: "端口列表", en: "a list of ports" },
  duration: { zh: "时长", en: "a duration" },
  file: { zh: "文件", en: "a file" },
  files: { zh: "多个文件", en: "several files" },
  period: { zh: "起止时间", en: "a period" },
  unknown: { zh: "未知", en: "of unknown type" },
};

/** What a property is, in words: "an amount"; of an enum with its values. */
export function propertyInWords({ kind, values }: Property): Words {
  const { zh, en } = kindWords[kind];
  const list = values ? ` (${values.slice(0, 8).join(", ")}${values.length > 8 ? ", …" : ""})` : "";
  return { zh: zh + list, en: en + list };
}
