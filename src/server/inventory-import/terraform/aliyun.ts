import { textOf } from "../aws";
import { databases, disk, engineOf, hosts, list, prepaid, stateOf, tagsOf, whole, type TerraformType } from "./values";

/** The region of a zone: "cn-hangzhou" of "cn-hangzhou-g", "ap-southeast-1" of "ap-southeast-1a". */
const aliyunRegion = (zone: unknown) => textOf(zone)?.replace(/-?[a-z]$/, "");

/** Types of the provider `alicloud`. */
export const aliyunTypes: Readonly<Record<string, TerraformType>> = {
  alicloud_instance: {
    cloudCode: "aliyun",
    describe: (values) => ({
      type: "host",
      name: values.instance_name,
      regionId: aliyunRegion(values.availability_zone),
      zoneId: values.availability_zone,
      status: stateOf(hosts, values.status),
      rawStatus: values.status,
      payMode: prepaid(values.instance_charge_type),
      createTime: values.create_time,
      expireTime: prepaid(values.instance_charge_type) === "prePay" ? values.expired_time : undefined,
      networkResourceId: values.vpc_id,
      attrs: {
        instanceType: values.instance_type,
        cpu: whole(values.cpu),
        // The provider tells MB.
        memory: whole(values.memory) === null ? null : Math.round(Number(values.memory) / 1024),
        osName: textOf(values.os_name) ?? null,
        osType: textOf(values.os_type)?.toLowerCase() ?? null,
        imageId: values.image_id,
        privateIp: list(values.private_ip),
        bandwidth: whole(values.internet_max_bandwidth_out),
        subnetId: textOf(values.vswitch_id) ?? null,
        securityGroupIds: list(values.security_groups),
      },
      tags: tagsOf(values),
    }),
  },
  alicloud_ecs_disk: {
    cloudCode: "aliyun",
    describe: (values) => ({
      type: "disk",
      name: values.disk_name,
      regionId: aliyunRegion(values.zone_id ?? values.availability_zone),
      zoneId: values.zone_id ?? values.availability_zone,
      rawStatus: values.status,
      payMode: prepaid(values.payment_type),
      createTime: values.create_time,
      ...disk(values.instance_id),
      attrs: { diskType: values.category, diskKind: "data", size: values.size, encrypted: values.encrypted ?? null },
      tags: tagsOf(values),
    }),
  },
  alicloud_eip_address: {
    cloudCode: "aliyun",
    describe: (values) => ({
      type: "pubIp",
      name: textOf(values.address_name) ?? values.ip_address,
      rawStatus: values.status,
      status: textOf(values.status)?.toLowerCase() === "inuse" ? "inUse" : "available",
      payMode: prepaid(values.payment_type),
      createTime: values.create_time,
      attrs: {
        ipAddress: values.ip_address,
        isp: "BGP",
        chargeType: values.internet_charge_type,
        bandwidth: whole(values.bandwidth),
      },
      tags: tagsOf(values),
    }),
  },
  alicloud_vpc: {
    cloudCode: "aliyun",
    describe: (values) => ({
      type: "priNet",
      name: textOf(values.vpc_name) ?? values.name,
      status: "available",
      rawStatus: values.status,
      createTime: values.create_time,
      attrs: { cidrBlock: values.cidr_block, ipv6Cidr: textOf(values.ipv6_cidr_block) ?? null },
      tags: tagsOf(values),
    }),
  },
  alicloud_db_instance: {
    cloudCode: "aliyun",
    describe: (values) => ({
      type: "database",
      name: values.instance_name,
      regionId: aliyunRegion(values.zone_id),
      zoneId: values.zone_id,
      status: stateOf(databases, values.status),
      rawStatus: values.status,
      payMode: prepaid(values.instance_charge_type),
      createTime: values.create_time,
      networkResourceId: values.vpc_id,
      attrs: {
        engine: engineOf(values.engine),
        engineVersion: values.engine_version,
        instanceClass: values.instance_type,
        storage: whole(values.instance_storage),
        connectionString: values.connection_string,
        port: whole(values.port),
      },
      tags: tagsOf(values),
    }),
  },
};
