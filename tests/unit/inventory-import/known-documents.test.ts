import { describe, expect, it } from "vitest";
import { checkEntry } from "../../../src/server/inventory-import/check-entry";
import { inventoryFiles } from "./files";

const { read } = inventoryFiles();

/** Every entry of a file as it is written, and what is wrong with the others. */
const entriesOf = async (...[document, reading]: [object, Parameters<typeof read>[1]?]) => {
  const { found, leftOut } = await read(JSON.stringify(document, null, 4), reading);
  const entries = found.map((one) => ({ where: one.where, ...("described" in one ? checkEntry(one.described) : one) }));
  return { entries, leftOut };
};

const instance = {
  InstanceId: "i-0aa11bb22cc33dd44",
  InstanceType: "m5.xlarge",
  ImageId: "ami-0123456789abcdef0",
  LaunchTime: "2026-03-02T09:15:00+00:00",
  Placement: { AvailabilityZone: "us-west-2-lax-1a", Tenancy: "default" },
  PlatformDetails: "Linux/UNIX",
  State: { Code: 80, Name: "stopped" },
  VpcId: "vpc-0f1e2d3c",
  SubnetId: "subnet-0a0b0c0d",
  PrivateIpAddress: "10.1.0.20",
  NetworkInterfaces: [{ PrivateIpAddresses: [{ PrivateIpAddress: "10.1.0.20" }, { PrivateIpAddress: "10.1.0.21" }] }],
  CpuOptions: { CoreCount: 2, ThreadsPerCore: 2 },
  SecurityGroups: [{ GroupId: "sg-1", GroupName: "web" }],
  Tags: [
    { Key: "Name", Value: "shop-web-1" },
    { Key: "env", Value: "prod" },
    { Key: "aws:autoscaling:groupName", Value: "web" },
  ],
};

describe("describe-instances", () => {
  it("gives hosts with their raw state, network and tags", async () => {
    const { entries, leftOut } = await entriesOf({
      Reservations: [{ Instances: [instance, { ...instance, InstanceId: "i-2", State: { Name: "terminated" } }] }],
    });
    expect(leftOut).toEqual({ "host: terminated at AWS": 1 });
    expect(entries).toEqual([
      {
        where: "Reservations[0].Instances[0] (i-0aa11bb22cc33dd44)",
        entry: expect.objectContaining({ type: "host", regionId: "us-west-2", tags: { env: "prod" } }),
      },
    ]);
    expect(entries[0]).toMatchObject({
      entry: {
        item: {
          name: "shop-web-1",
          status: "stopped",
          rawStatus: "stopped",
          createTime: new Date("2026-03-02T09:15:00Z"),
          networkRef: "vpc-0f1e2d3c",
          attrs: { cpu: 4, memory: null, osType: "linux", privateIp: ["10.1.0.20", "10.1.0.21"] },
        },
      },
    });
  });

  it("tells an instance of which something is strange, and reads the others", async () => {
    const strange = { ...instance, State: { Name: "hibernated" }, LaunchTime: 5 };
    const { entries } = await entriesOf({ Reservations: [{ Instances: [strange] }, { Instances: [instance, {}] }] });
    expect(entries.map((one) => ("problems" in one ? one.problems.length : 0))).toEqual([2, 0, 3]);
    expect(entries[0]).toMatchObject({
      problems: [expect.stringContaining('is "hibernated"'), expect.stringContaining("`createTime` must be a time")],
    });
  });

  it("goes into no account of another cloud", async () => {
    await expect(entriesOf({ Reservations: [] }, { cloudCode: "tx" })).rejects.toThrow(
      "The file is of AWS, but the account is one of tx.",
    );
  });
});

describe("describe-volumes", () => {
  it("gives disks with the host they are attached to", async () => {
    const volume = {
      VolumeId: "vol-1",
      VolumeType: "gp3",
      Size: 100,
      Iops: 3000,
      Encrypted: true,
      State: "in-use",
      AvailabilityZone: "us-east-1a",
      CreateTime: "2026-03-02T09:15:00.123000+00:00",
      Attachments: [
        { InstanceId: "i-1", Device: "/dev/xvda", State: "attached", DeleteOnTermination: true, VolumeId: "vol-1" },
      ],
    };
    const loose = { ...volume, VolumeId: "vol-2", State: "available", Attachments: [], Iops: undefined };
    const { entries } = await entriesOf({ Volumes: [volume, loose] });
    expect(entries).toMatchObject([
      {
        where: "Volumes[0] (vol-1)",
        entry: {
          type: "disk",
          regionId: "us-east-1",
          item: {
            status: "inUse",
            rawStatus: "in-use",
            hostRef: "i-1",
            attrs: {
              diskKind: "system",
              size: 100,
              iops: 3000,
              device: "/dev/xvda",
              deleteWithInstance: true,
              snapshotCount: null,
            },
          },
        },
      },
      { entry: { item: { status: "available", hostRef: null, attrs: { diskKind: null, iops: null, device: null } } } },
    ]);
  });
});

const managed = (type: string, attributes: object, more: object = {}) => ({
  mode: "managed",
  type,
  name: "main",
  instances: [{ schema_version: 0, attributes, ...more }],
});
const state = (...resources: object[]) => ({
  version: 4,
  terraform_version: "1.9.5",
  serial: 7,
  lineage: "x",
  resources,
});

describe("a Terraform state", () => {
  const web = {
    id: "i-1",
    arn: "arn:aws:ec2:eu-west-1:123456789012:instance/i-1",
    availability_zone: "eu-west-1b",
    instance_state: "running",
    instance_type: "t3.small",
    cpu_core_count: 1,
    cpu_threads_per_core: 2,
    ami: "ami-1",
    subnet_id: "subnet-1",
    private_ip: "10.0.0.4",
    vpc_security_group_ids: ["sg-1"],
    tags_all: { Name: "web", team: "shop" },
  };

  it("gives resources of the account's cloud with what they belong to", async () => {
    const { entries, leftOut } = await entriesOf(
      state(
        managed("aws_instance", web, { index_key: 0 }),
        managed("aws_subnet", { id: "subnet-1", vpc_id: "vpc-1" }),
        managed("aws_vpc", { id: "vpc-1", arn: "arn:aws:ec2:eu-west-1:1:vpc/vpc-1", cidr_block: "10.0.0.0/16" }),
        managed("aws_ebs_volume", {
          id: "vol-1",
          availability_zone: "eu-west-1b",
          size: 20,
          type: "gp3",
          encrypted: false,
        }),
        managed("aws_volume_attachment", { volume_id: "vol-1", instance_id: "i-1", device_name: "/dev/sdf" }),
        managed("aws_iam_role", { id: "role" }),
        managed("aws_iam_role", { id: "role-2" }),
        managed("tencentcloud_vpc", { id: "vpc-9" }),
        { ...managed("aws_instance", web), mode: "data" },
      ),
    );
    expect(leftOut).toEqual({ "aws_iam_role: not known": 2, "tencentcloud_vpc: of another cloud than the account": 1 });
    expect(entries).toMatchObject([
      {
        where: "aws_instance.main[0]",
        entry: {
          type: "host",
          regionId: "eu-west-1",
          tags: { team: "shop" },
          item: { name: "web", networkRef: "vpc-1", attrs: { cpu: 2 } },
        },
      },
      { where: "aws_vpc.main", entry: { type: "priNet", item: { attrs: { cidrBlock: "10.0.0.0/16", subnets: [] } } } },
      {
        where: "aws_ebs_volume.main",
        entry: {
          type: "disk",
          item: { status: "inUse", hostRef: "i-1", createTime: null, attrs: { device: "/dev/sdf", size: 20 } },
        },
      },
    ]);
  });

  it.each([
    [
      "aliyun",
      "alicloud_instance",
      {
        id: "i-a",
        instance_name: "app",
        availability_zone: "cn-hangzhou-g",
        status: "Stopped",
        cpu: 2,
        memory: 8192,
        os_type: "linux",
        vpc_id: "vpc-a",
        instance_charge_type: "PrePaid",
        expired_time: "2027-01-01T16:00Z",
        private_ip: "192.168.0.9",
      },
      {
        regionId: "cn-hangzhou",
        item: {
          status: "stopped",
          rawStatus: "Stopped",
          payMode: "prePay",
          networkRef: "vpc-a",
          attrs: { memory: 8, privateIp: ["192.168.0.9"] },
        },
      },
    ],
    [
      "aliyun",
      "alicloud_db_instance",
      {
        id: "rm-a",
        zone_id: "cn-beijing-h",
        status: "Running",
        engine: "PostgreSQL",
        engine_version: "15.0",
        instance_storage: 100,
        port: "5432",
      },
      {
        type: "database",
        regionId: "cn-beijing",
        item: { status: "running", attrs: { engine: "PostgreSQL", port: 5432 } },
      },
    ],
    [
      "tx",
      "tencentcloud_instance",
      {
        id: "ins-1",
        instance_name: "app",
        availability_zone: "ap-guangzhou-3",
        instance_status: "RUNNING",
        cpu: 2,
        memory: 4,
        create_time: "2026-01-05T03:04:05Z",
      },
      { regionId: "ap-guangzhou", item: { status: "running", attrs: { cpu: 2, memory: 4 } } },
    ],
    [
      "tx",
      "tencentcloud_cbs_storage",
      {
        id: "disk-1",
        storage_name: "data",
        availability_zone: "ap-guangzhou-3",
        storage_size: 50,
        storage_type: "CLOUD_SSD",
        attached: true,
        encrypt: false,
      },
      { type: "disk", regionId: "ap-guangzhou", item: { status: "inUse", attrs: { size: 50, encrypted: false } } },
    ],
    [
      "huawei",
      "huaweicloud_compute_instance",
      {
        id: "h-1",
        name: "app",
        region: "cn-north-4",
        availability_zone: "cn-north-4a",
        status: "SHUTOFF",
        network: [{ uuid: "n", fixed_ip_v4: "192.168.1.3" }],
        charging_mode: "prePaid",
      },
      {
        regionId: "cn-north-4",
        item: { status: "stopped", payMode: "prePay", attrs: { privateIp: ["192.168.1.3"], subnetId: "n" } },
      },
    ],
    [
      "aws",
      "aws_db_instance",
      {
        id: "db-ABC",
        identifier: "shop",
        arn: "arn:aws:rds:us-east-1:1:db:shop",
        status: "available",
        engine: "aurora-mysql",
        allocated_storage: 20,
        multi_az: true,
        port: 3306,
      },
      {
        regionId: "us-east-1",
        item: {
          resourceId: "shop",
          status: "running",
          rawStatus: "available",
          attrs: { engine: "MySQL", nodeType: "highAvailability" },
        },
      },
    ],
    [
      "aws",
      "aws_eip",
      {
        id: "eipalloc-1",
        arn: "arn:aws:ec2:us-east-1:1:elastic-ip/eipalloc-1",
        public_ip: "203.0.113.9",
        instance: "i-1",
      },
      {
        type: "pubIp",
        item: { status: "inUse", hostRef: "i-1", attrs: { ipAddress: "203.0.113.9", bindType: "host" } },
      },
    ],
    [
      "aliyun",
      "alicloud_vpc",
      { id: "vpc-a", vpc_name: "main", cidr_block: "10.0.0.0/8" },
      { regionId: "cn-shanghai" },
    ],
  ] as const)("of %s knows %s", async (cloudCode, type, attributes, entry) => {
    const { entries } = await entriesOf(state(managed(type, attributes)), { cloudCode, regionId: "cn-shanghai" });
    expect(entries).toMatchObject([{ where: `${type}.main`, entry }]);
  });

  it("names a resource of which something is missing", async () => {
    const { entries } = await entriesOf(
      state(managed("aws_instance", { ...web, instance_state: undefined, arn: null, availability_zone: null })),
    );
    expect(entries).toEqual([
      { where: "aws_instance.main", problems: ["`regionId` is missing", "`status` is missing"] },
    ]);
  });

  it("of another version is refused", async () => {
    await expect(entriesOf({ ...state(), version: 3 })).rejects.toThrow(
      "a Terraform state of version 3; version 4 is read",
    );
  });
});
