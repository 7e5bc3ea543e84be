import { addMinutes, fromLocal, toLocalDate } from "../time";
import type { Entity } from "./entity";
import { entityOf, isPaidAhead, nameOf, type Occupant, occupantOf, type Site, subscriptionOf } from "./base";
import { drawOf, lettersOf } from "./draw";
import type { Subnet } from "./networks";
import { hostSizes, type Size, usualSize } from "./sizes";

const systems = [
  { osName: "CentOS 7.9 64位", osType: "linux", image: "centos_7_9_x64" },
  { osName: "Ubuntu 22.04 64位", osType: "linux", image: "ubuntu_22_04_x64" },
  { osName: "Rocky Linux 9.4 64位", osType: "linux", image: "rocky_9_4_x64" },
  { osName: "麒麟 V10 SP3 64位", osType: "linux", image: "kylin_v10_sp3_x64" },
  { osName: "Windows Server 2019 数据中心版 64位", osType: "windows", image: "win2019_datacenter_x64" },
] as const;

const roles = ["web", "web", "app", "task", "gateway", "api", "cache"];
/** Hours that a host lives which scales a job out. */
const shortLives = [7, 15] as const;
/** Minutes it takes to come up. */
const startMinutes = 3;
/** Hours of the day at which development is switched off and on. */
const night = { from: 21, to: 8 };

/** The hosts of an account, each in a subnet of one of its networks; the first places live for hours only. */
export function hostsOf(site: Site, networks: readonly Entity[]): Entity[] {
  return Array.from({ length: site.plan.counts.host }, (_, place) => hostAt(site, networks, place));
}

function hostAt(site: Site, networks: readonly Entity[], place: number): Entity {
  const { account, plan, now } = site;
  const isShort = place < plan.shortLived;
  const who = occupantOf(site, "host", place, isShort ? shortLives : undefined);
  const { life, random, resourceId } = who;
  // The first network has the larger part.
  const network = networks[place % 3 === 2 ? networks.length - 1 : 0];
  const subnets = (network?.item.attrs.subnets ?? []) as Subnet[];
  const subnet = subnets[place % subnets.length];
  const { project, name } = nameOf(site, "host", place, isShort ? ["job"] : roles, place);
  const subscription = subscriptionOf(who, !isShort && isPaidAhead(account, place), now);
  const system = random.pick(systems);
  const size = sizeOf(who, hostSizes(account.cloudCode));
  const { status, since } = isShort ? young(who, now) : statusOf(who, project.code, subscription.expireTime, now);
  return entityOf("host", network?.regionId ?? "", since, {
    resourceId,
    name,
    zoneId: subnet?.zoneId ?? null,
    status,
    ...subscription,
    projectName: project.name,
    createTime: life.born,
    hostRef: null,
    networkRef: network?.item.resourceId ?? null,
    attrs: {
      instanceType: size.name,
      cpu: size.cpu,
      memory: size.memory,
      osName: system.osName,
      osType: system.osType,
      imageId: system.image,
      privateIp: [addressIn(subnet, place)],
      bandwidth: 0,
      subnetId: subnet?.subnetId ?? null,
      securityGroupIds: [`sg-${lettersOf(drawOf(account.accountUid, "group", project.code), 8)}`],
    },
  });
}

/** Every seventh or so gets the next size after two fifths of its life. */
function sizeOf({ life, random }: Occupant, sizes: readonly Size[]): Size {
  const at = usualSize(sizes, random.next()) + (random.chance(0.15) && life.part > 0.4 ? 1 : 0);
  const size = sizes[Math.min(at, sizes.length - 1)];
  if (!size) throw new Error("every cloud has sizes");
  return size;
}

function young({ life }: Occupant, now: Date) {
  const up = addMinutes(life.born, startMinutes);
  return now < up ? { status: "creating", since: life.born } : { status: "running", since: up };
}

/** Runs, but for what is unpaid, given up, broken, or development at night. */
function statusOf({ life, random }: Occupant, project: string, expireTime: Date | null, now: Date) {
  const fate = random.next();
  if (expireTime && expireTime <= now) return { status: "suspended", since: expireTime };
  const late = new Date(life.born.getTime() + (life.gone.getTime() - life.born.getTime()) * 0.7);
  if (fate < 0.2 && now >= late) return { status: "stopped", since: late };
  if (fate > 0.99 && now >= late) return { status: "error", since: late };
  return project === "dev" && fate < 0.6 ? byNight(now) : { status: "running", since: life.born };
}

function byNight(now: Date) {
  const today = fromLocal(toLocalDate(now));
  const at = (hour: number) => addMinutes(today, hour * 60);
  if (now < at(night.to)) return { status: "stopped", since: at(night.from - 24) };
  return now < at(night.from)
    ? { status: "running", since: at(night.to) }
    : { status: "stopped", since: at(night.from) };
}

/** An address of a subnet: one of its own for each place. */
function addressIn(subnet: Subnet | undefined, place: number): string {
  return (subnet?.cidr ?? "10.0.0.0/24").replace(/\d+\/24$/, String(10 + (place % 240)));
}
