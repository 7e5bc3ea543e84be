import type {
  Database as DatabaseRow,
  Disk,
  Host,
  Mongo,
  PriNet,
  PubIp,
  Redis,
  ResourceBase,
  ResourceType,
} from "../../../generated/api";

/** What is read from other rows, or from where a resource is attached. */
type Derived = "hostId" | "hostName" | "bindResourceName" | "vpcId" | "diskCount" | "hostCount" | "publicIp";

/** What the cloud says of a resource of one type only. */
type Said<Row> = Omit<Row, keyof ResourceBase | "status" | Derived>;

/** The rows of the API by type of resource. */
export interface ResourceRows {
  host: Host;
  disk: Disk;
  database: DatabaseRow;
  redis: Redis;
  mongo: Mongo;
  pubIp: PubIp;
  priNet: PriNet;
}

/** What `resources.attrs` holds, by type of resource. */
export type ResourceAttrs = { [Type in ResourceType]: Said<ResourceRows[Type]> };
