import { describe, expect, it } from "vitest";
import { cloudName } from "../../../src/server/cloud-names/in-language";
import { markedProperties } from "../../../src/server/cloud-names/marked-properties";
import { answerWriter } from "../../../src/server/cloud-names/write-answer";
import { wholeNames } from "../../../src/server/cloud-names/terms";
import { productOf, serviceProduct } from "../../../src/server/cloud-world/billed-products";
import {
  billedProducts,
  billingItems,
  diskItems,
  instanceSizes,
} from "../../../src/server/database/seed/bills-generator/catalogue";
import { referenceRegions } from "../../../src/server/database/reference/regions";

const clouds = ["qingyun", "aliyun", "huawei", "tx", "aws", "jd"] as const;
const types = ["host", "disk", "database", "redis", "mongo", "pubIp"] as const;
const han = /\p{Script=Han}/u;

/** All that bills of the demo and of the simulated world say in Chinese. */
const billed = [
  ...billedProducts.flatMap(({ name, detail }) => [name, detail]),
  ...clouds.flatMap((cloud) =>
    types.flatMap((type) => {
      const { productName, productDetail } = productOf(cloud, type);
      return [productName, productDetail];
    }),
  ),
  ...clouds.map((cloud) => serviceProduct(cloud, "other").productDetail),
  ...[...Object.values(billingItems).flat(), ...diskItems].flatMap(({ name, unit }) => [name, unit, `元/${unit}`]),
  "精度调整",
  "账单精度调整",
  "月账单总额四舍五入到分的差额",
  "账单更正",
  "包月费用",
  "包月费用分摊",
  "订单费用",
  "订单费用分摊",
  "订单退款",
  ...instanceSizes.map(({ config }) => config),
  ...Object.values(referenceRegions)
    .flat()
    .map(({ regionName }) => regionName),
];

describe("what a cloud calls things", () => {
  it("is English for each name that bills of the demo have", () => {
    expect(billed.length).toBeGreaterThan(150);
    expect(billed.map((text) => cloudName(text, "en")).filter((text) => han.test(text))).toEqual([]);
  });

  it("stays as the cloud wrote it in Chinese", () => {
    expect(billed.map((text) => cloudName(text, "zh"))).toEqual(billed);
  });

  it("has no name that no bill has", () => {
    expect([...wholeNames.keys()].filter((name) => !billed.includes(name))).toEqual([]);
  });

  it.each([
    ["4 核 16 GB，系统盘 60 GB，数据盘 200 GB", "4 vCPU 16 GB, system disk 60 GB, data disk 200 GB"],
    ["GB·小时", "GB·hour"],
    ["元/万次", "CNY/10,000 requests"],
    ["我们的专属计费项", "我们的专属计费项"],
    ["专属存储 2 核", "专属存储 2 核"],
    ["Amazon EC2", "Amazon EC2"],
  ])("of %s is %s in English: whole or not at all", (text, english) => {
    expect(cloudName(text, "en")).toBe(english);
  });
});

describe("an answer", () => {
  const answer = { code: 200, data: { list: [{ productName: "云服务器 ECS", resourceName: "云服务器 ECS" }] } };
  const listed = (text: string) => (JSON.parse(text) as typeof answer).data.list[0];

  it("has a cloud's names in the reader's language, and what people named as they did", () => {
    const write = answerWriter("listBillDetails");
    expect(listed(write(answer, "en"))).toEqual({
      productName: "Elastic Compute Service (ECS)",
      resourceName: "云服务器 ECS",
    });
    expect(write(answer, "zh")).toBe(JSON.stringify(answer));
  });

  it("of an operation without such names is left alone", () => {
    expect(markedProperties("listUsers")).toEqual(new Set());
    expect(listed(answerWriter("listUsers")(answer, "en"))).toEqual(answer.data.list[0]);
  });

  it("is marked by the description", () => {
    expect(markedProperties("listBillDetails")).toEqual(
      new Set([
        "productName",
        "productDetail",
        "instanceConfig",
        "regionName",
        "billingItem",
        "unitPriceUnit",
        "usageUnit",
      ]),
    );
  });
});
