import { awsRegion, textOf } from "../aws";
import {
  databases,
  disk,
  engineOf,
  hosts,
  list,
  stateOf,
  tagsOf,
  whole,
  type TerraformType,
  type Values,
} from "./values";

/** Name in the ARN: arn:partition:service:region:account:... */
const arnRegion = (arn: unknown) => textOf(textOf(arn)?.split(":")[3]);
/** AWS keeps the name among the tags. */
const awsTagsOf = (values: Values) =>
  Object.fromEntries(Object.entries(tagsOf(values)).filter(([key]) => key !== "Name"));
const awsName = (values: Values) => textOf(tagsOf(values).Name);
const address = (host: unknown) => ({
  ...disk(host),
  bindType: textOf(host) === undefined ? ("none" as const) : ("host" as const),
});

/** Types of the provider `aws`. */
export const awsTypes: Readonly<Record<string, TerraformType>> = {
  aws_instance: {
    cloudCode: "aws",
    describe: (values) => ({
      type: "host",
      name: awsName(values),
      regionId: arnRegion(values.arn) ?? awsRegion(textOf(values.availability_zone)),
      zoneId: values.availability_zone,
      status: stateOf(hosts, values.instance_state),
      rawStatus: values.instance_state,
      attrs: {
        instanceType: values.instance_type,
        cpu: whole(Number(values.cpu_core_count) * Number(values.cpu_threads_per_core)) || null,
        imageId: values.ami,
        privateIp: list(values.private_ip),
        subnetId: textOf(values.subnet_id) ?? null,
        securityGroupIds: list(values.vpc_security_group_ids),
      },
      tags: awsTagsOf(values),
    }),
  },
  aws_ebs_volume: {
    cloudCode: "aws",
    describe: (values) => ({
      type: "disk",
      name: awsName(values),
      regionId: arnRegion(values.arn) ?? awsRegion(textOf(values.availability_zone)),
      zoneId: values.availability_zone,
      status: "available",
      createTime: values.create_time,
      attrs: {
        diskType: values.type,
        diskKind: "data",
        size: values.size,
        iops: whole(values.iops),
        encrypted: values.encrypted,
      },
      tags: awsTagsOf(values),
    }),
  },
  aws_eip: {
    cloudCode: "aws",
    describe: (values) => {
      const { bindType, ...where } = address(values.instance);
      return {
        type: "pubIp",
        name: awsName(values) ?? values.public_ip,
        regionId: arnRegion(values.arn),
        ...where,
        attrs: { ipAddress: values.public_ip, bindType },
        tags: awsTagsOf(values),
      };
    },
  },
  aws_vpc: {
    cloudCode: "aws",
    describe: (values) => ({
      type: "priNet",
      name: awsName(values),
      regionId: arnRegion(values.arn),
      status: "available",
      attrs: { cidrBlock: values.cidr_block, ipv6Cidr: textOf(values.ipv6_cidr_block) ?? null },
      tags: awsTagsOf(values),
    }),
  },
  aws_db_instance: {
    cloudCode: "aws",
    describe: (values) => ({
      type: "database",
      resourceId: values.identifier ?? values.id,
      name: values.identifier,
      regionId: arnRegion(values.arn),
      zoneId: values.availability_zone,
      status: stateOf(databases, values.status),
      rawStatus: values.status,
      attrs: {
        engine: engineOf(values.engine),
        engineVersion: values.engine_version,
        instanceClass: values.instance_class,
        storage: whole(values.allocated_storage),
        nodeType: values.multi_az === true ? "highAvailability" : "single",
        connectionString: values.address,
        port: whole(values.port),
      },
      tags: tagsOf(values),
    }),
  },
};
