import type { CloudCode, ResourceType } from "../../generated/api";
import { drawOf, lettersOf } from "./draw";

/** What ids of a cloud look like: first parts by type, and how many letters follow. */
interface IdForm {
  prefixes: Record<ResourceType, string>;
  letters: number;
  alphabet?: string;
}

const forms: Record<Exclude<CloudCode, "huawei">, IdForm> = {
  qingyun: {
    prefixes: {
      host: "i-",
      disk: "vol-",
      database: "rdb-",
      redis: "cl-",
      pubIp: "eip-",
      priNet: "vpc-",
      mongo: "mgo-",
    },
    letters: 8,
  },
  aliyun: {
    prefixes: {
      host: "i-bp1",
      disk: "d-bp1",
      database: "rm-bp1",
      redis: "r-bp1",
      pubIp: "eip-bp1",
      priNet: "vpc-bp1",
      mongo: "dds-bp1",
    },
    letters: 14,
  },
  jd: {
    prefixes: {
      host: "i-",
      disk: "vol-",
      database: "mysql-",
      redis: "redis-",
      pubIp: "fip-",
      priNet: "vpc-",
      mongo: "mongodb-",
    },
    letters: 10,
  },
  aws: {
    prefixes: {
      host: "i-0",
      disk: "vol-0",
      database: "db-",
      redis: "redis-",
      pubIp: "eipalloc-0",
      priNet: "vpc-0",
      mongo: "docdb-",
    },
    letters: 16,
    alphabet: "0123456789abcdef",
  },
  tx: {
    prefixes: {
      host: "ins-",
      disk: "disk-",
      database: "cdb-",
      redis: "crs-",
      pubIp: "eip-",
      priNet: "vpc-",
      mongo: "cmgo-",
    },
    letters: 8,
  },
};

/** The id of an entity, in the form of its cloud: which one it is say its place and generation. */
export function idOf(cloudCode: CloudCode, type: ResourceType, place: readonly (string | number)[]): string {
  const random = drawOf("id", type, ...place);
  if (cloudCode === "huawei") {
    const hex = lettersOf(random, 32, "0123456789abcdef");
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
  }
  const { prefixes, letters, alphabet } = forms[cloudCode];
  return `${prefixes[type]}${lettersOf(random, letters, alphabet)}`;
}
