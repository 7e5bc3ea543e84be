import { createHash } from "node:crypto";
import type { Fault } from "../../../cloud-world/faults";
import { addDays, toLocalDate } from "../../../time";

/** A cloud account of the demo. */
export interface SeedAccount {
  cloudCode: string;
  accountName: string;
  accountUid: string;
  subAccountUid: string | null;
  site: "china" | "international";
  accessKey: string;
  /** What is wrong with its access key (src/server/cloud-world/faults.ts), from so many days after the demo's beginning on. */
  fault?: { kind: Fault; days: number };
}

const normal = { site: "china", subAccountUid: null } as const;

/** The ten cloud accounts of the group customer: one with an invalid key, one whose cloud is silent, and one whose key expires in some days. */
export const groupAccounts: SeedAccount[] = [
  {
    ...normal,
    cloudCode: "qingyun",
    accountName: "中金云-生产账号",
    accountUid: "usr-K3pV8xQe",
    accessKey: "QYACCESSKEYPRODUCTION01",
  },
  {
    ...normal,
    cloudCode: "qingyun",
    accountName: "中金云-灾备账号",
    accountUid: "usr-T9mR2wLz",
    accessKey: "QYACCESSKEYRECOVERY0002",
  },
  {
    ...normal,
    cloudCode: "aliyun",
    accountName: "阿里云-生产账号",
    accountUid: "1098327645120938",
    accessKey: "LTAI5tDemoProduction0001",
  },
  {
    ...normal,
    cloudCode: "aliyun",
    accountName: "阿里云-数据平台",
    accountUid: "1573920486617305",
    subAccountUid: "204938571629384756",
    accessKey: "LTAI5tDemoDataPlatform02",
  },
  {
    ...normal,
    cloudCode: "aliyun",
    accountName: "阿里云-研发测试",
    accountUid: "1820475639910274",
    accessKey: "LTAI5tDemoDev",
    fault: { kind: "BAD", days: -5 },
  },
  {
    ...normal,
    cloudCode: "huawei",
    accountName: "华为云-政务专区",
    accountUid: "0a8c91d4e7f24b6db3c5",
    accessKey: "HWDEMOGOVERNMENT0001",
  },
  {
    ...normal,
    cloudCode: "huawei",
    accountName: "华为云-容灾账号",
    accountUid: "5f3e02b7c9a14d80a6e1",
    accessKey: "HWDEMORECOV",
    fault: { kind: "ERR", days: -4 },
  },
  {
    ...normal,
    cloudCode: "tx",
    accountName: "腾讯云-营销业务",
    accountUid: "100028374651",
    accessKey: "AKIDDemoMarketing0000000000000000001",
  },
  {
    ...normal,
    cloudCode: "aws",
    accountName: "亚马逊云-海外业务",
    accountUid: "471902836645",
    accessKey: "AKIADEMOOVERSEAS0001",
  },
  {
    ...normal,
    cloudCode: "jd",
    accountName: "京东云-电商业务",
    accountUid: "jcloud_83920174",
    accessKey: "JDC_DEMOECOMMERCE000000",
    fault: { kind: "BAD", days: 5 },
  },
];

/** The second customer's two accounts, for the isolation of customers. */
export const secondCustomerAccounts: SeedAccount[] = [
  {
    ...normal,
    cloudCode: "aliyun",
    accountName: "阿里云-主账号",
    accountUid: "1660283947715520",
    accessKey: "LTAI5tDemoSecondCustomer",
  },
  {
    ...normal,
    cloudCode: "tx",
    accountName: "腾讯云-主账号",
    accountUid: "100031947250",
    accessKey: "AKIDDemoSecond0000000000000",
    fault: { kind: "DEN", days: -2 },
  },
];

/** The access key of an account in the demo that begins on a day: one with a fault names it, and the day since when it has it. */
export function accessKeyOf({ accessKey, fault }: SeedAccount, today: Date): string {
  if (!fault) return accessKey;
  return `${accessKey}${fault.kind}${toLocalDate(addDays(today, fault.days)).slice(2).replaceAll("-", "")}`;
}

/** Lengths of the clouds' secret keys. */
const secretLengths: Record<string, number> = { qingyun: 40, aliyun: 30, huawei: 40, jd: 32, aws: 40, tx: 32 };

/** A secret key of the form the account's cloud has, the same every time. */
export function secretOf({ cloudCode, accessKey }: Pick<SeedAccount, "cloudCode" | "accessKey">): string {
  return createHash("sha256")
    .update(`demo secret of ${accessKey}`)
    .digest("hex")
    .toUpperCase()
    .slice(0, secretLengths[cloudCode]);
}
