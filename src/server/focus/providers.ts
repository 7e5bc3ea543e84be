/** Beginnings of provider names, in small letters, by the cloud they stand for. */
const beginnings: [cloudCode: string, names: string[]][] = [
  ["aws", ["aws", "amazon", "亚马逊"]],
  ["aliyun", ["alibaba", "aliyun", "阿里"]],
  ["huawei", ["huawei", "华为"]],
  ["tx", ["tencent", "腾讯"]],
  ["jd", ["jd", "jingdong", "京东"]],
  ["qingyun", ["qingcloud", "qingyun", "zhongjin", "青云", "中金"]],
];

/** The cloud a FOCUS ProviderName stands for; "other" for providers that are none of the product's clouds. */
export function cloudOf(providerName: string): string {
  const name = providerName.trim().toLowerCase();
  return beginnings.find(([, names]) => names.some((beginning) => name.startsWith(beginning)))?.[0] ?? "other";
}
