import type { CloudCode, ResourceType } from "../../generated/api";
import { billedProducts, type ServiceCode, serviceShares } from "../database/seed/bills-generator/catalogue";

/** What a line is charged for, as bills name it. */
export interface WorldProduct {
  productCode: string;
  productName: string;
  productDetail: string;
  /** Its group of the shares, and as FOCUS names it. */
  service: ServiceCode;
  serviceCategory: string;
}

/** What has a product of its own besides those of the catalogue: disk, Redis, MongoDB and address, by cloud. */
const others: Record<CloudCode, Record<"disk" | "redis" | "mongo" | "pubIp", string>> = {
  qingyun: { disk: "企业级 SSD 云硬盘", redis: "Redis Standalone", mongo: "MongoDB 集群", pubIp: "公网 IP" },
  aliyun: { disk: "块存储", redis: "云数据库 Redis 版", mongo: "云数据库 MongoDB 版", pubIp: "弹性公网 IP" },
  huawei: { disk: "云硬盘 EVS", redis: "分布式缓存服务 DCS", mongo: "文档数据库服务 DDS", pubIp: "弹性公网 IP" },
  tx: { disk: "云硬盘 CBS", redis: "云数据库 Redis", mongo: "云数据库 MongoDB", pubIp: "弹性公网 IP" },
  aws: { disk: "Amazon EBS", redis: "Amazon ElastiCache", mongo: "Amazon DocumentDB", pubIp: "Elastic IP" },
  jd: { disk: "云硬盘", redis: "云缓存 Redis", mongo: "云数据库 MongoDB", pubIp: "弹性公网 IP" },
};

const serviceOf: Record<Exclude<ResourceType, "priNet">, ServiceCode> = {
  host: "compute",
  disk: "storage",
  database: "database",
  redis: "database",
  mongo: "database",
  pubIp: "network",
};

/** The product that bills a resource. */
export function productOf(cloudCode: CloudCode, type: Exclude<ResourceType, "priNet">): WorldProduct {
  const service = serviceOf[type];
  if (type === "host" || type === "database") return serviceProduct(cloudCode, service);
  const name = others[cloudCode][type];
  const [prefix] = serviceProduct(cloudCode, "compute").productCode.split("-");
  const productCode = `${prefix}-${type === "pubIp" ? "eip" : type}`;
  return described(service, { code: productCode, name, detail: name });
}

/** The product of a service of which an account has one, or none. */
export function serviceProduct(cloudCode: CloudCode, service: ServiceCode): WorldProduct {
  const product = billedProducts.find((one) => one.cloudCode === cloudCode && one.service === service);
  if (!product) throw new Error(`${cloudCode} bills ${service}`);
  return described(service, product);
}

function described(service: ServiceCode, { code, name, detail }: { code: string; name: string; detail: string }) {
  const { category } = serviceShares[service];
  return { productCode: code, productName: name, productDetail: detail, service, serviceCategory: category };
}
