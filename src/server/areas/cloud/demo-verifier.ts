import { createHash } from "node:crypto";
import type { Words } from "../../errors";
import type { CloudKeys, CloudVerdict, CloudVerifier } from "./verifier";

/** What keys of a cloud look like, and the permissions the console needs there. */
interface KeyRule {
  accessKey: RegExp;
  secretKey: RegExp;
  permissions: string[];
}

const keyRules: Record<string, KeyRule> = {
  qingyun: {
    accessKey: /^QY[A-Z0-9]{18,22}$/,
    secretKey: /^[A-Za-z0-9]{40}$/,
    permissions: ["DescribeInstances", "GetBalance"],
  },
  aliyun: {
    accessKey: /^LTAI[A-Za-z0-9]{12,20}$/,
    secretKey: /^[A-Za-z0-9]{30}$/,
    permissions: ["AliyunECSReadOnlyAccess", "AliyunBSSReadOnlyAccess"],
  },
  huawei: {
    accessKey: /^[A-Z0-9]{20}$/,
    secretKey: /^[A-Za-z0-9]{40}$/,
    permissions: ["ECS ReadOnlyAccess", "BSS ReadonlyAccess"],
  },
  jd: {
    accessKey: /^JDC_[A-Z0-9]{28}$/,
    secretKey: /^[A-Z0-9]{32}$/,
    permissions: ["JDCloudReadOnly", "JDCloudBillingRead"],
  },
  aws: {
    accessKey: /^AKIA[A-Z0-9]{16}$/,
    secretKey: /^[A-Za-z0-9/+]{40}$/,
    permissions: ["ec2:DescribeInstances", "ce:GetCostAndUsage"],
  },
  tx: {
    accessKey: /^AKID[A-Za-z0-9]{32}$/,
    secretKey: /^[A-Za-z0-9]{32}$/,
    permissions: ["QcloudCVMReadOnlyAccess", "QcloudFinanceBillReadOnlyAccess"],
  },
};

const reasons = {
  accessKey: { zh: "AccessKey 格式与该云平台不符", en: "The access key does not look like one of this cloud" },
  secretKey: { zh: "SecretKey 格式与该云平台不符", en: "The secret key does not look like one of this cloud" },
  disabled: { zh: "AccessKey 已被禁用或删除", en: "The access key has been disabled or deleted" },
  permissions: {
    zh: "账号权限不足，请补充所列权限后重试",
    en: "The account lacks permissions; grant those listed and try again",
  },
} satisfies Record<string, Words>;

/**
 * Stands in for the six clouds: any key pair of the right form works, access keys ending in BAD are disabled, and those
 * ending in LOW lack the last permission. The same key always belongs to the same account.
 */
export const demoVerifier: CloudVerifier = {
  verify: async (keys) => {
    const rule = keyRules[keys.cloudCode];
    if (!rule?.accessKey.test(keys.accessKey)) return refused(reasons.accessKey);
    if (!rule.secretKey.test(keys.secretKey)) return refused(reasons.secretKey);
    if (keys.accessKey.endsWith("BAD")) return refused(reasons.disabled);
    const account = accountOf(keys);
    if (!keys.accessKey.endsWith("LOW")) return { valid: true, ...account, missingPermissions: [], reason: null };
    return { valid: false, ...account, missingPermissions: rule.permissions.slice(-1), reason: reasons.permissions };
  },
};

function refused(reason: Words): CloudVerdict {
  return { valid: false, accountUid: null, accountName: null, missingPermissions: [], reason };
}

function accountOf({ accountUid, accessKey, cloudCode }: CloudKeys) {
  const number = BigInt(`0x${createHash("sha256").update(accessKey).digest("hex").slice(0, 12)}`) % 1_000_000_000_000n;
  const uid = accountUid ?? String(number).padStart(12, "0");
  return { accountUid: uid, accountName: `${cloudCode}-${uid.slice(-6)}` };
}
