import { listOf, objectOf, textOf } from "../aws";
import { type Described, type Found, leaveOut, type Reading } from "../entry";
import { ImportError } from "../import-error";
import { type Attachment, attachments, terraformTypes } from "./types";

/** What is attached to a host, and where that finds it. */
interface Attached {
  host: string;
  device: string | undefined;
}

/**
 * A Terraform state of version 4. Data sources are left out, and so is what is of another cloud or of a type that is not known; how much
 * that is will be said. Attachments are resources of their own there: they are read first.
 */
export function* terraformState(document: Record<string, unknown>, reading: Reading): Generator<Found> {
  if (document.version !== 4)
    throw new ImportError(
      `The file is a Terraform state of version ${String(document.version)}; version 4 is read (Terraform 0.12 and later).`,
    );
  const instances = listOf(document.resources).flatMap(instancesOf);
  const attached = attachedIn(instances);
  const networks = networksIn(instances);
  for (const { where, type, values } of instances) {
    const known = terraformTypes[type];
    if (attachments[type] || subnets.includes(type)) continue;
    if (!known) leaveOut(reading.leftOut, `${type}: not known`);
    else if (known.cloudCode !== reading.cloudCode)
      leaveOut(reading.leftOut, `${type}: of another cloud than the account`);
    else {
      const described = { resourceId: values.id, ...withoutNothing(known.describe(values)) } as Described;
      if (described.status === "released") leaveOut(reading.leftOut, `${type}: ${String(described.rawStatus)}`);
      else yield { where, described: placed(within(belonging(described, attached), networks), reading) };
    }
  }
}

/** Types that say which network a subnet is in. */
const subnets = ["aws_subnet", "huaweicloud_vpc_subnet"];

interface Instance {
  where: string;
  type: string;
  values: Record<string, unknown>;
}

function instancesOf(resource: Record<string, unknown>): Instance[] {
  if (resource.mode !== "managed") return [];
  const type = textOf(resource.type) ?? "";
  const address = [textOf(resource.module), `${type}.${textOf(resource.name) ?? ""}`].filter(Boolean).join(".");
  return listOf(resource.instances).map(({ index_key: key, attributes }) => ({
    where: key === undefined ? address : `${address}[${JSON.stringify(key)}]`,
    type,
    values: objectOf(attributes),
  }));
}

/** Hosts by type and id of what is attached to them. */
function attachedIn(instances: readonly Instance[]): Map<string, Attached> {
  return new Map(
    instances.flatMap(({ type, values }) => {
      const attachment: Attachment | undefined = attachments[type];
      const [id, host] = attachment ? [textOf(values[attachment.attached]), textOf(values[attachment.host])] : [];
      if (!attachment || id === undefined || host === undefined) return [];
      return [[`${attachment.of} ${id}`, { host, device: textOf(values[attachment.device ?? ""]) }] as const];
    }),
  );
}

function belonging(described: Described, attached: ReadonlyMap<string, Attached>): Described {
  const found = attached.get(`${String(described.type)} ${String(described.resourceId)}`);
  if (!found) return described;
  const more = described.type === "disk" ? { device: found.device ?? null } : { bindType: "host" };
  const attrs = { ...objectOf(described.attrs), ...more };
  return { ...described, status: "inUse", hostResourceId: found.host, attrs };
}

/** Networks by the ids of their subnets. */
function networksIn(instances: readonly Instance[]): Map<unknown, unknown> {
  const found = instances.filter(({ type }) => subnets.includes(type));
  return new Map(found.map(({ values }) => [values.id, values.vpc_id]));
}

/** With the network of its subnet, where it names that one only. */
function within(described: Described, networks: ReadonlyMap<unknown, unknown>): Described {
  const network = described.networkResourceId ?? networks.get(objectOf(described.attrs).subnetId);
  return network === undefined ? described : { ...described, networkResourceId: network };
}

/** With the region of the command where the state does not tell it, as for most networks. */
function placed(described: Described, { regionId }: Reading): Described {
  return textOf(described.regionId) === undefined ? { ...described, regionId } : described;
}

function withoutNothing(described: Described): Described {
  const attrs = Object.entries(objectOf(described.attrs)).filter(([, value]) => value !== undefined);
  const rest = Object.entries(described).filter(([, value]) => value !== undefined && value !== null);
  return { ...Object.fromEntries(rest), attrs: Object.fromEntries(attrs) };
}
