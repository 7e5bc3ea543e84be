import { textOf } from "../aws";
import { hosts, list, prepaid, stateOf, tagsOf, whole, type TerraformType } from "./values";

/** The region of a zone: "ap-guangzhou" of "ap-guangzhou-3". */
const txRegion = (zone: unknown) => textOf(zone)?.replace(/-\d+$/, "");

/** Types of the provider `tencentcloud`. */
export const txTypes: Readonly<Record<string, TerraformType>> = {
  tencentcloud_instance: {
    cloudCode: "tx",
    describe: (values) => ({
      type: "host",
      name: values.instance_name,
      regionId: txRegion(values.availability_zone),
      zoneId: values.availability_zone,
      status: stateOf(hosts, values.instance_status),
      rawStatus: values.instance_status,
      payMode: prepaid(values.instance_charge_type),
      createTime: values.create_time,
      expireTime: prepaid(values.instance_charge_type) === "prePay" ? values.expired_time : undefined,
      networkResourceId: values.vpc_id,
      attrs: {
        instanceType: values.instance_type,
        cpu: whole(values.cpu),
        memory: whole(values.memory),
        osName: textOf(values.os_name) ?? null,
        imageId: values.image_id,
        privateIp: list(values.private_ip),
        bandwidth: whole(values.internet_max_bandwidth_out),
        subnetId: textOf(values.subnet_id) ?? null,
        securityGroupIds: list(values.orderly_security_groups, values.security_groups),
      },
      tags: tagsOf(values),
    }),
  },
  tencentcloud_cbs_storage: {
    cloudCode: "tx",
    describe: (values) => ({
      type: "disk",
      name: values.storage_name,
      regionId: txRegion(values.availability_zone),
      zoneId: values.availability_zone,
      rawStatus: values.storage_status,
      status: values.attached === true ? "inUse" : "available",
      payMode: prepaid(values.charge_type),
      attrs: {
        diskType: values.storage_type,
        diskKind: "data",
        size: values.storage_size,
        encrypted: values.encrypt ?? null,
      },
      tags: tagsOf(values),
    }),
  },
  tencentcloud_vpc: {
    cloudCode: "tx",
    describe: (values) => ({
      type: "priNet",
      name: values.name,
      status: "available",
      createTime: values.create_time,
      attrs: { cidrBlock: values.cidr_block, isDefault: values.is_default ?? null },
      tags: tagsOf(values),
    }),
  },
};
