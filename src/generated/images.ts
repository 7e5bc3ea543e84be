// Generated from the folder src/public by `npm run generate`; never edited by hand.

/** Images by their path below the console's base path. */
export const images: readonly string[] = [
  "clouds/aliyun.svg",
  "clouds/aws.svg",
  "clouds/huawei.svg",
  "clouds/jd.svg",
  "clouds/qingyun.svg",
  "clouds/tx.svg",
  "drawings/alipay.svg",
  "drawings/audit.svg",
  "drawings/bank-transfer.svg",
  "drawings/certificates.svg",
  "drawings/cloud-products.svg",
  "drawings/compliance.svg",
  "drawings/industry.svg",
  "drawings/intelligence.svg",
  "drawings/migration.svg",
  "drawings/operation.svg",
  "drawings/perimeter.svg",
  "drawings/remittance.svg",
  "drawings/training.svg",
  "drawings/union-pay.svg",
  "drawings/wechat-pay.svg",
];
