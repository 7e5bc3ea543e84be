import { aliyunTypes } from "./aliyun";
import { awsTypes } from "./aws";
import { huaweiTypes } from "./huawei";
import { txTypes } from "./tx";
import type { TerraformType } from "./values";

/** A resource that says which disk or address belongs to which host. */
export interface Attachment {
  /** The type and the attributes that name both by id. */
  of: "disk" | "pubIp";
  attached: string;
  host: string;
  device?: string;
}

/** Types that are imported. All others of a state are counted and named. */
export const terraformTypes: Readonly<Record<string, TerraformType>> = {
  ...awsTypes,
  ...aliyunTypes,
  ...txTypes,
  ...huaweiTypes,
};

/** Resources that are none themselves but say what belongs together. */
export const attachments: Readonly<Record<string, Attachment>> = {
  aws_volume_attachment: { of: "disk", attached: "volume_id", host: "instance_id", device: "device_name" },
  aws_eip_association: { of: "pubIp", attached: "allocation_id", host: "instance_id" },
  alicloud_ecs_disk_attachment: { of: "disk", attached: "disk_id", host: "instance_id", device: "device" },
  alicloud_eip_association: { of: "pubIp", attached: "allocation_id", host: "instance_id" },
  tencentcloud_cbs_storage_attachment: { of: "disk", attached: "storage_id", host: "instance_id" },
  huaweicloud_compute_volume_attach: { of: "disk", attached: "volume_id", host: "instance_id", device: "device" },
};
