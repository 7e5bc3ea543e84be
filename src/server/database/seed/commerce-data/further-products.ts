import { choice, monthsAndYears, number, optionsOf, plain, type SeedProduct, yesNo } from "./attributes";

const gigabytes = { zh: "GB", en: "GB" };

/** Cloud products and an industry solution, in the catalogue besides the security products. */
export const furtherProducts: SeedProduct[] = [
  {
    code: "ecs",
    words: { zh: "云主机", en: "Cloud host" },
    categoryId: 4,
    serviceCategory: "Compute",
    startPrice: "58.00",
    introduce: "几分钟内获得可用的云主机，规格、系统盘与带宽按需选择。",
    durations: monthsAndYears,
    attributes: [
      choice(
        "spec",
        "规格",
        "Instance type",
        optionsOf(
          ["c1m2", "1 核 2 GB", "1 vCPU, 2 GB"],
          ["c2m4", "2 核 4 GB", "2 vCPUs, 4 GB"],
          ["c4m8", "4 核 8 GB", "4 vCPUs, 8 GB"],
          ["c8m16", "8 核 16 GB", "8 vCPUs, 16 GB"],
        ),
        { attrType: "select" },
      ),
      choice(
        "image",
        "镜像",
        "Image",
        optionsOf(
          ["ubuntu", "Ubuntu 24.04", "Ubuntu 24.04"],
          ["rocky", "Rocky Linux 9", "Rocky Linux 9"],
          ["windows", "Windows Server 2022", "Windows Server 2022"],
        ),
        { attrType: "select" },
      ),
      number("systemDisk", "系统盘", "System disk", gigabytes, 40, 500, 10),
      choice("publicAddress", "公网 IP", "Public IP", yesNo),
      {
        ...number("bandwidth", "公网带宽", "Public bandwidth", { zh: "Mbps", en: "Mbps" }, 1, 200, 1),
        dependsOn: { attrCode: "publicAddress", values: ["yes"] },
      },
    ],
    prices: [
      { attrCode: "spec", kind: "option", prices: { c1m2: "58.00", c2m4: "116.00", c4m8: "232.00", c8m16: "464.00" } },
      { attrCode: "image", kind: "option", prices: { ubuntu: "0.00", rocky: "0.00", windows: "90.00" } },
      { attrCode: "systemDisk", kind: "unit", price: "0.35", included: 40 },
      { attrCode: "bandwidth", kind: "unit", price: "23.00", included: 0 },
    ],
  },
  {
    code: "evs",
    words: { zh: "云硬盘", en: "Disk" },
    categoryId: 4,
    serviceCategory: "Storage",
    startPrice: "7.00",
    introduce: "三副本块存储，可在线扩容，与云主机分开计费。",
    durations: monthsAndYears,
    attributes: [
      choice(
        "diskType",
        "类型",
        "Disk type",
        optionsOf(
          ["standard", "高效云盘", "Standard"],
          ["ssd", "SSD 云盘", "SSD"],
          ["essd", "ESSD 云盘", "Enhanced SSD (ESSD)"],
        ),
      ),
      number("size", "容量", "Size", gigabytes, 20, 32_000, 10),
      choice("encrypted", "加密", "Encryption", yesNo),
    ],
    prices: [
      { attrCode: "diskType", kind: "option", prices: { standard: "0.00", ssd: "10.00", essd: "30.00" } },
      { attrCode: "size", kind: "unit", price: "0.35", included: 0 },
    ],
  },
  {
    code: "cbr",
    words: { zh: "云备份", en: "Cloud backup" },
    categoryId: 4,
    serviceCategory: "Storage",
    startPrice: "20.00",
    introduce: "整机与硬盘的定时备份，误删与勒索之后都能恢复。",
    durations: monthsAndYears,
    attributes: [
      number("capacity", "备份库容量", "Vault capacity", gigabytes, 100, 50_000, 100),
      {
        ...number("retention", "保留时长", "Retention period", { zh: "天", en: "days" }, 7, 365, 1),
        attrType: "duration",
      },
      choice("copy", "异地复制", "Cross-region replication", yesNo),
    ],
    prices: [
      { attrCode: "capacity", kind: "unit", price: "0.20", included: 0 },
      { attrCode: "retention", kind: "unit", price: "0.50", included: 7 },
      { attrCode: "copy", kind: "option", prices: { yes: "35.00" } },
    ],
  },
  {
    code: "bioengineering",
    words: { zh: "生物工程计算平台", en: "Life sciences computing platform" },
    categoryId: 5,
    serviceCategory: "Compute",
    startPrice: "2600.00",
    introduce:
      "面向基因测序、蛋白质结构与药物筛选的一体化算力平台：流程模板、弹性计算节点与合规存储一次备齐，按项目规模购买。",
    durations: monthsAndYears,
    attributes: [
      choice(
        "workload",
        "业务类型",
        "Workload",
        optionsOf(
          ["sequencing", "基因测序", "Gene sequencing"],
          ["protein", "蛋白质结构", "Protein structure prediction"],
          ["screening", "药物筛选", "Drug screening"],
        ),
      ),
      number("nodes", "计算节点", "Compute nodes", { zh: "台", en: "nodes" }, 2, 200, 1),
      choice(
        "gpu",
        "GPU 型号",
        "GPU model",
        optionsOf(["none", "不使用", "None"], ["a10", "A10", "A10"], ["a100", "A100", "A100"]),
        { dependsOn: { attrCode: "workload", values: ["protein", "screening"] } },
      ),
      number("storage", "数据存储", "Data storage", { zh: "TB", en: "TB" }, 1, 500, 1),
      {
        ...plain,
        attrCode: "visitors",
        attrName: { zh: "允许访问的 IP", en: "Allowed IP addresses" },
        attrType: "ip",
        required: false,
        min: 1,
        max: 10,
      },
    ],
    prices: [
      { attrCode: "nodes", kind: "unit", price: "1200.00", included: 0 },
      { attrCode: "gpu", kind: "option", prices: { none: "0.00", a10: "3200.00", a100: "9800.00" } },
      { attrCode: "storage", kind: "unit", price: "200.00", included: 0 },
    ],
  },
];

/** No longer sold; an old cart still holds it. */
export const withdrawnProduct: SeedProduct = {
  code: "webguard",
  words: { zh: "网站卫士", en: "Website protection" },
  categoryId: 1,
  startPrice: "198.00",
  introduce: "已由 Web 应用防火墙接替。",
  durations: monthsAndYears,
  attributes: [choice("level", "档位", "Tier", optionsOf(["basic", "基础", "Basic"]))],
  prices: [{ attrCode: "level", kind: "option", prices: { basic: "198.00" } }],
};
