import type { CustomType } from "../../../../generated/api";

/** A customer of the demo. */
export interface SeedCustomer {
  id: number;
  customName: string;
  customType: CustomType;
  parentId: number | null;
  contact: string;
  industry: string;
  manager: string;
  /** Region of registration, the first digits of the credit code. */
  region: string;
}

/**
 * 1001 is the group of the demo with its members; 1010 ... 1015 belong to the accounts type0 ... type5; 1010 is also the
 * second customer of the isolation tests; 1020 and 1021 are the two agents'.
 */
export const seedCustomers: SeedCustomer[] = [
  {
    id: 1001,
    customName: "华辰控股集团有限公司",
    customType: 1,
    parentId: null,
    contact: "陈思远",
    industry: "综合控股",
    manager: "赵立新",
    region: "310115",
  },
  {
    id: 1002,
    customName: "华辰信息技术有限公司",
    customType: 4,
    parentId: 1001,
    contact: "周文博",
    industry: "软件和信息技术",
    manager: "赵立新",
    region: "310115",
  },
  {
    id: 1003,
    customName: "华辰智慧物流有限公司",
    customType: 4,
    parentId: 1001,
    contact: "孙建国",
    industry: "交通运输",
    manager: "赵立新",
    region: "320583",
  },
  {
    id: 1004,
    customName: "华辰融资租赁有限公司",
    customType: 4,
    parentId: 1001,
    contact: "李静怡",
    industry: "金融",
    manager: "赵立新",
    region: "120116",
  },
  {
    id: 1005,
    customName: "华辰新能源科技有限公司",
    customType: 4,
    parentId: 1001,
    contact: "吴海峰",
    industry: "能源",
    manager: "赵立新",
    region: "340104",
  },
  {
    id: 1006,
    customName: "华辰商业管理有限公司",
    customType: 4,
    parentId: 1001,
    contact: "郑晓彤",
    industry: "零售",
    manager: "赵立新",
    region: "330106",
  },
  {
    id: 1007,
    customName: "华辰健康产业有限公司",
    customType: 4,
    parentId: 1001,
    contact: "冯雅琴",
    industry: "医疗健康",
    manager: "赵立新",
    region: "440305",
  },
  {
    id: 1010,
    customName: "江南云帆科技有限公司",
    customType: 0,
    parentId: null,
    contact: "蒋一帆",
    industry: "软件和信息技术",
    manager: "钱慧敏",
    region: "330108",
  },
  {
    id: 1011,
    customName: "鲁东重工集团有限公司",
    customType: 1,
    parentId: null,
    contact: "韩志强",
    industry: "装备制造",
    manager: "钱慧敏",
    region: "370212",
  },
  {
    id: 1012,
    customName: "中原农信数据服务有限公司",
    customType: 2,
    parentId: null,
    contact: "沈家明",
    industry: "金融",
    manager: "钱慧敏",
    region: "410105",
  },
  {
    id: 1013,
    customName: "豫北村镇金融服务有限公司",
    customType: 3,
    parentId: 1012,
    contact: "魏丽萍",
    industry: "金融",
    manager: "钱慧敏",
    region: "410502",
  },
  {
    id: 1014,
    customName: "鲁东重工配件有限公司",
    customType: 4,
    parentId: 1011,
    contact: "曹永刚",
    industry: "装备制造",
    manager: "钱慧敏",
    region: "370214",
  },
  {
    id: 1015,
    customName: "天府云管家运维服务有限公司",
    customType: 5,
    parentId: null,
    contact: "许诺",
    industry: "软件和信息技术",
    manager: "何俊杰",
    region: "510107",
  },
  {
    id: 1020,
    customName: "京华云通渠道服务有限公司",
    customType: 0,
    parentId: null,
    contact: "秦朗",
    industry: "渠道代理",
    manager: "何俊杰",
    region: "110108",
  },
  {
    id: 1021,
    customName: "岭南数通渠道服务有限公司",
    customType: 0,
    parentId: null,
    contact: "梁嘉欣",
    industry: "渠道代理",
    manager: "何俊杰",
    region: "440106",
  },
];

const alphabet = "0123456789ABCDEFGHJKLMNPQRTUWXY";

/** A well-formed unified social credit code (GB 32100-2015): 17 characters and the check character over them. */
export function creditCode(region: string, number: number): string {
  const body = `91${region}MA${String(number * 7919)
    .padStart(7, "1")
    .slice(-7)}`;
  const sum = [...body].reduce((total, sign, index) => total + alphabet.indexOf(sign) * (3 ** index % 31), 0);
  return body + alphabet.charAt((31 - (sum % 31)) % 31);
}
