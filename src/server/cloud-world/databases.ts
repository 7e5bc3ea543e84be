import type { ResourceType } from "../../generated/api";
import { addMinutes, fromLocal, toLocalDate } from "../time";
import type { Entity } from "./entity";
import { entityOf, nameOf, type Occupant, occupantOf, type Site, subscriptionOf } from "./base";
import { drawOf } from "./draw";
import type { Subnet } from "./networks";
import { databaseSizes, usualSize } from "./sizes";

const mysql = { engine: "MySQL", engineVersion: "8.0", port: 3306 } as const;
const postgres = { engine: "PostgreSQL", engineVersion: "15", port: 5432 } as const;

/** What databases are run by, the usual ones several times. */
const engines = [
  mysql,
  mysql,
  mysql,
  { ...mysql, engineVersion: "5.7" },
  postgres,
  { engine: "SQLServer", engineVersion: "2019", port: 1433 },
  { engine: "MariaDB", engineVersion: "10.6", port: 3306 },
] as const;

/** Minutes after midnight at which the first backup begins, over how many they spread, and how long one takes. */
const backup = { from: 120, spread: 120, minutes: 20 };
/** Part of its storage above which a database is full. */
const full = 0.97;

/** Databases, Redis and MongoDB instances of an account, each in one of its networks. */
export function databasesOf(site: Site, networks: readonly Entity[]): Entity[] {
  const all = (type: ResourceType, at: (where: Placed) => Entity) =>
    Array.from({ length: site.plan.counts[type] }, (_, place) => at(placeOf(site, networks, type, place)));
  return [...all("database", databaseAt), ...all("redis", redisAt), ...all("mongo", mongoAt)];
}

interface Placed {
  site: Site;
  type: ResourceType;
  place: number;
  who: Occupant;
  network: Entity | undefined;
}

function placeOf(site: Site, networks: readonly Entity[], type: ResourceType, place: number): Placed {
  const network = networks[place % 3 === 2 ? networks.length - 1 : 0];
  return { site, type, place, who: occupantOf(site, type, place), network };
}

function databaseAt(at: Placed): Entity {
  const { random, life } = at.who;
  const { engine, engineVersion, port } = random.pick(
    at.site.account.cloudCode === "aws" ? [postgres, postgres, mysql] : engines,
  );
  const sizes = databaseSizes(at.site.account.cloudCode);
  const size = sizes[usualSize(sizes, random.next())];
  const storage = random.pick([100, 200, 300, 500, 1000]);
  const used = Math.floor(storage * Math.min(1, random.whole(15, 45) / 100 + life.part * (random.whole(10, 62) / 100)));
  return instanceOf(at, ["main", "report", "user"], used / storage >= full, {
    engine,
    engineVersion,
    instanceClass: size?.name,
    cpu: size?.cpu,
    memory: size?.memory,
    storage,
    storageUsed: used,
    nodeType: random.pick(["highAvailability", "highAvailability", "single", "readOnly"]),
    connectionString: `${at.who.resourceId}.${engine.toLowerCase()}.${at.network?.regionId}.example.com`,
    port,
  });
}

function redisAt(at: Placed): Entity {
  const { random, resourceId } = at.who;
  const capacity = random.pick([1024, 2048, 4096, 8192, 16384, 32768]);
  const architecture = capacity > 8192 ? "cluster" : random.pick(["standard", "standard", "rwsplit"]);
  // How much of it is used changes once a day.
  const today = drawOf(resourceId, toLocalDate(at.site.now)).whole(30, 80);
  return instanceOf(at, ["cache"], false, {
    engineVersion: random.pick(["5.0", "6.0", "7.0"]),
    architecture,
    capacity,
    usedMemory: Math.floor((capacity * today) / 100),
    shardCount: architecture === "cluster" ? capacity / 4096 : 1,
    bandwidth: capacity > 8192 ? 768 : 96,
    connections: capacity > 8192 ? 40_000 : 10_000,
    qps: capacity > 8192 ? 400_000 : 100_000,
    connectionString: `${resourceId}.redis.${at.network?.regionId}.example.com`,
    port: 6379,
  });
}

function mongoAt(at: Placed): Entity {
  const { random, resourceId } = at.who;
  const isSharded = random.chance(0.3);
  return instanceOf(at, ["doc"], false, {
    engineVersion: random.pick(["4.4", "5.0", "6.0"]),
    dbType: isSharded ? "sharding" : "replicate",
    instanceClass: random.pick(["mongo.2c4g", "mongo.4c8g", "mongo.8c16g"]),
    storage: random.pick([100, 200, 500]),
    nodeCount: isSharded ? 6 : 3,
    mongosCount: isSharded ? 2 : 0,
    connectionString: `${resourceId}.mongodb.${at.network?.regionId}.example.com`,
    port: 27017,
  });
}

function instanceOf(at: Placed, roles: readonly string[], isFull: boolean, attrs: Record<string, unknown>): Entity {
  const { site, who, network, type, place } = at;
  const { project, name } = nameOf(site, type, place, roles);
  const zones = (network?.item.attrs.subnets ?? []) as Subnet[];
  const subscription = subscriptionOf(who, who.random.chance(0.65), site.now);
  const { status, since } = statusOf(who, isFull, subscription.expireTime, site.now);
  return entityOf(type, network?.regionId ?? "", since, {
    resourceId: who.resourceId,
    name,
    zoneId: zones[place % zones.length]?.zoneId ?? null,
    status,
    ...subscription,
    projectName: project.name,
    createTime: who.life.born,
    hostRef: null,
    networkRef: network?.item.resourceId ?? null,
    attrs,
  });
}

/** Runs, is backed up at night, and is frozen while unpaid. */
function statusOf({ life, random }: Occupant, isFull: boolean, expireTime: Date | null, now: Date) {
  const begin = addMinutes(fromLocal(toLocalDate(now)), backup.from + random.whole(0, backup.spread));
  const end = addMinutes(begin, backup.minutes);
  if (expireTime && expireTime <= now) return { status: "frozen", since: expireTime };
  if (isFull) return { status: "storageFull", since: life.born };
  if (now >= begin && now < end) return { status: "backingUp", since: begin };
  return { status: "running", since: life.born };
}
