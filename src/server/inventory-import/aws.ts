import { type Described, type Found, leaveOut, type LeftOut } from "./entry";

/** A part of an AWS document; nothing of it can be relied on. */
type Json = Record<string, unknown>;

/** Words of AWS for the states of instances and volumes; what is `released` is left out. */
const hostStates: Record<string, string> = {
  pending: "creating",
  running: "running",
  stopping: "stopping",
  stopped: "stopped",
  "shutting-down": "releasing",
  terminated: "released",
};
const diskStates: Record<string, string> = {
  creating: "creating",
  available: "available",
  "in-use": "inUse",
  deleting: "releasing",
  deleted: "released",
  error: "error",
};

/** What `aws ec2 describe-instances` prints: {"Reservations": [{"Instances": [...]}]}. */
export function* awsInstances(document: Json, leftOut: LeftOut): Generator<Found> {
  for (const [at, reservation] of listOf(document.Reservations).entries()) {
    for (const [place, instance] of listOf(reservation.Instances).entries())
      yield* found(`Reservations[${at}].Instances[${place}]`, instanceOf(instance), leftOut);
  }
}

/** What `aws ec2 describe-volumes` prints: {"Volumes": [...]}. */
export function* awsVolumes(document: Json, leftOut: LeftOut): Generator<Found> {
  for (const [at, volume] of listOf(document.Volumes).entries())
    yield* found(`Volumes[${at}]`, volumeOf(volume), leftOut);
}

function* found(where: string, described: Described, leftOut: LeftOut): Generator<Found> {
  if (described.status === "released") leaveOut(leftOut, `${described.type}: ${described.rawStatus} at AWS`);
  else yield { where: `${where} (${described.resourceId ?? "without an id"})`, described };
}

function instanceOf(instance: Json): Described {
  const { InstanceId, InstanceType, ImageId, Tags, LaunchTime, VpcId, SubnetId, PrivateIpAddress } = instance;
  const zone = textOf(objectOf(instance.Placement).AvailabilityZone);
  const raw = textOf(objectOf(instance.State).Name);
  const { CoreCount, ThreadsPerCore } = objectOf(instance.CpuOptions);
  const addresses = listOf(instance.NetworkInterfaces).flatMap((one) =>
    listOf(one.PrivateIpAddresses).flatMap(({ PrivateIpAddress: address }) => textOf(address) ?? []),
  );
  const own = textOf(PrivateIpAddress);
  const cpu = Number(CoreCount) * Number(ThreadsPerCore);
  return {
    type: "host",
    resourceId: InstanceId,
    name: nameOf(Tags),
    regionId: awsRegion(zone),
    zoneId: zone,
    status: normalised(hostStates, raw),
    rawStatus: raw,
    payMode: "postPay",
    createTime: LaunchTime,
    networkResourceId: VpcId,
    attrs: {
      instanceType: InstanceType,
      cpu: Number.isSafeInteger(cpu) ? cpu : null,
      osName: instance.PlatformDetails ?? null,
      osType: instance.Platform === "windows" ? "windows" : "linux",
      imageId: ImageId ?? null,
      privateIp: addresses.length > 0 ? [...new Set(addresses)] : own === undefined ? [] : [own],
      subnetId: SubnetId ?? null,
      securityGroupIds: listOf(instance.SecurityGroups).flatMap(({ GroupId }) => textOf(GroupId) ?? []),
    },
    tags: awsTags(Tags),
  };
}

function volumeOf(volume: Json): Described {
  const { VolumeId, VolumeType, Size, Iops, Encrypted, Tags, CreateTime } = volume;
  const zone = textOf(volume.AvailabilityZone);
  const raw = textOf(volume.State);
  const attachment = listOf(volume.Attachments).find(({ State }) => State === "attached" || State === "attaching");
  const device = textOf(attachment?.Device);
  return {
    type: "disk",
    resourceId: VolumeId,
    name: nameOf(Tags),
    regionId: awsRegion(zone),
    zoneId: zone,
    status: normalised(diskStates, raw),
    rawStatus: raw,
    payMode: "postPay",
    createTime: CreateTime,
    hostResourceId: attachment?.InstanceId,
    attrs: {
      diskType: VolumeType,
      // What is not attached may have been anything.
      diskKind: device === undefined ? null : isRoot(device) ? "system" : "data",
      size: Size,
      iops: Iops ?? null,
      device: device ?? null,
      encrypted: Encrypted ?? null,
      deleteWithInstance: attachment?.DeleteOnTermination ?? null,
    },
    tags: awsTags(Tags),
  };
}

/** Devices that instances start from (AWS: "Device names for volumes"). */
function isRoot(device: string): boolean {
  return /^\/dev\/(xvda|sda1?)$/.test(device);
}

/** The region of a zone: "us-east-1" of "us-east-1a", "us-west-2" of "us-west-2-lax-1a". */
export function awsRegion(zone: string | undefined): string | undefined {
  return /^[a-z]{2}(-[a-z]+)+-\d+/.exec(zone ?? "")?.[0];
}

/** A state in the console's word; one that is not known stays, and is refused by its name. */
export function normalised(states: Readonly<Record<string, string>>, raw: string | undefined): string | undefined {
  return raw === undefined ? undefined : (states[raw] ?? raw);
}

function nameOf(tags: unknown): string | undefined {
  return textOf(listOf(tags).find(({ Key }) => Key === "Name")?.Value);
}

/** Tags but for the name and AWS's own ("aws:..."), which nobody sets. */
function awsTags(tags: unknown): Record<string, unknown> {
  const own = listOf(tags).filter(({ Key }) => Key !== "Name" && !String(Key).startsWith("aws:"));
  return Object.fromEntries(own.map(({ Key, Value }) => [String(Key), Value ?? ""]));
}

/** A list of objects; whatever else it is, an empty one. */
export function listOf(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter((part) => typeof part === "object" && part !== null) : [];
}

/** An object; whatever else it is, an empty one. */
export function objectOf(value: unknown): Json {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

/** A text that says something. */
export function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
