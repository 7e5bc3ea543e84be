import { listOf, textOf } from "../aws";
import { disk, hosts, list, prepaid, stateOf, tagsOf, whole, type TerraformType, type Values } from "./values";

const huaweiRegion = ({ region, availability_zone: zone }: Values) =>
  textOf(region) ?? textOf(zone)?.replace(/[a-z]$/, "");

/** Types of the provider `huaweicloud`. */
export const huaweiTypes: Readonly<Record<string, TerraformType>> = {
  huaweicloud_compute_instance: {
    cloudCode: "huawei",
    describe: (values) => ({
      type: "host",
      name: values.name,
      regionId: huaweiRegion(values),
      zoneId: values.availability_zone,
      status: stateOf(hosts, values.status),
      rawStatus: values.status,
      payMode: prepaid(values.charging_mode),
      createTime: values.created_at,
      attrs: {
        instanceType: values.flavor_name ?? values.flavor_id,
        imageId: values.image_id,
        privateIp: list(values.access_ip_v4, ...listOf(values.network).map(({ fixed_ip_v4: ip }) => ip)).filter(
          isFirst,
        ),
        subnetId: textOf(listOf(values.network)[0]?.uuid) ?? null,
        securityGroupIds: list(values.security_group_ids),
      },
      tags: tagsOf(values),
    }),
  },
  huaweicloud_evs_volume: {
    cloudCode: "huawei",
    describe: (values) => ({
      type: "disk",
      name: values.name,
      regionId: huaweiRegion(values),
      zoneId: values.availability_zone,
      ...disk(listOf(values.attachment)[0]?.instance_id),
      payMode: prepaid(values.charging_mode),
      attrs: { diskType: values.volume_type, diskKind: "data", size: values.size, iops: whole(values.iops) || null },
      tags: tagsOf(values),
    }),
  },
  huaweicloud_vpc: {
    cloudCode: "huawei",
    describe: (values) => ({
      type: "priNet",
      name: values.name,
      regionId: huaweiRegion(values),
      status: "available",
      rawStatus: values.status,
      attrs: { cidrBlock: values.cidr },
      tags: tagsOf(values),
    }),
  },
};

function isFirst(value: string, at: number, all: readonly string[]): boolean {
  return all.indexOf(value) === at;
}
