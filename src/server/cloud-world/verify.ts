import { createHash } from "node:crypto";
import type { CloudCode } from "../../generated/api";
import type { CloudCapability, CloudKeys, CloudVerdict } from "../areas/cloud/verdict";
import type { Words } from "../errors";
import { faultOf, faultWords } from "./faults";

/** What keys of a cloud look like, and the permission each capability of the console needs there. */
interface KeyRule {
  accessKey: RegExp;
  secretKey: RegExp;
  permissions: Record<CloudCapability, string>;
}

const keyRules: Record<CloudCode, KeyRule> = {
  qingyun: {
    accessKey: /^QY[A-Z0-9]{18,22}$/,
    secretKey: /^[A-Za-z0-9]{40}$/,
    permissions: { inventory: "DescribeInstances", bill: "GetBalance", quota: "GetQuotaLeft", operate: "RunInstances" },
  },
  aliyun: {
    accessKey: /^LTAI[A-Za-z0-9]{12,20}$/,
    secretKey: /^[A-Za-z0-9]{30}$/,
    permissions: {
      inventory: "AliyunECSReadOnlyAccess",
      bill: "AliyunBSSReadOnlyAccess",
      quota: "AliyunQuotasReadOnlyAccess",
      operate: "AliyunECSFullAccess",
    },
  },
  huawei: {
    accessKey: /^[A-Z0-9]{20}$/,
    secretKey: /^[A-Za-z0-9]{40}$/,
    permissions: {
      inventory: "ECS ReadOnlyAccess",
      bill: "BSS ReadonlyAccess",
      quota: "EPS ReadOnlyAccess",
      operate: "ECS FullAccess",
    },
  },
  jd: {
    accessKey: /^JDC_[A-Z0-9]{28}$/,
    secretKey: /^[A-Z0-9]{32}$/,
    permissions: {
      inventory: "JDCloudReadOnly",
      bill: "JDCloudBillingRead",
      quota: "JDCloudQuotaRead",
      operate: "JDCloudAdmin-VM",
    },
  },
  aws: {
    accessKey: /^AKIA[A-Z0-9]{16}$/,
    secretKey: /^[A-Za-z0-9/+]{40}$/,
    permissions: {
      inventory: "ec2:DescribeInstances",
      bill: "ce:GetCostAndUsage",
      quota: "servicequotas:ListServiceQuotas",
      operate: "ec2:StartInstances",
    },
  },
  tx: {
    accessKey: /^AKID[A-Za-z0-9]{32}$/,
    secretKey: /^[A-Za-z0-9]{32}$/,
    permissions: {
      inventory: "QcloudCVMReadOnlyAccess",
      bill: "QcloudFinanceBillReadOnlyAccess",
      quota: "QcloudQuotaReadOnlyAccess",
      operate: "QcloudCVMFullAccess",
    },
  },
};

const reasons = {
  accessKey: { zh: "AccessKey 格式与该云平台不符", en: "The access key does not look like one of this cloud" },
  secretKey: { zh: "SecretKey 格式与该云平台不符", en: "The secret key does not look like one of this cloud" },
  permissions: {
    zh: "账号权限不足，请补充所列权限后重试",
    en: "The account lacks permissions; grant those listed and try again",
  },
} satisfies Record<string, Words>;

/** Judges keys by their form and by what the end of the access key says; those that lack a permission lack that to read bills. */
export function verdictOf(keys: CloudKeys, now: Date): CloudVerdict {
  const rule = keyRules[keys.cloudCode];
  if (!rule.accessKey.test(keys.accessKey)) return refused(reasons.accessKey);
  if (!rule.secretKey.test(keys.secretKey)) return refused(reasons.secretKey);
  const fault = faultOf(keys.accessKey, now);
  if (fault === "BAD") return refused(faultWords.disabled);
  const account = accountOf(fault === "OTH" ? { ...keys, accountUid: undefined } : keys);
  if (fault !== "LOW") return { valid: true, ...account, missing: [], reason: null };
  const missing = [{ capability: "bill" as const, permission: rule.permissions.bill }];
  return { valid: false, ...account, missing, reason: reasons.permissions };
}

function refused(reason: Words): CloudVerdict {
  return { valid: false, accountUid: null, accountName: null, missing: [], reason };
}

/** Keys belong to the account that is said; the same ones without such a word always to the same. */
function accountOf({ accountUid, accessKey, cloudCode }: CloudKeys) {
  const number = BigInt(`0x${createHash("sha256").update(accessKey).digest("hex").slice(0, 12)}`) % 1_000_000_000_000n;
  const uid = accountUid ?? String(number).padStart(12, "0");
  return { accountUid: uid, accountName: `${cloudCode}-${uid.slice(-6)}` };
}
