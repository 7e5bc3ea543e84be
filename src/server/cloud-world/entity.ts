import type { CloudCode, ResourceType } from "../../generated/api";
import type { CloudItem } from "../areas/cloud/provider";

/** An account of the simulated clouds. */
export interface WorldAccount {
  cloudCode: CloudCode;
  accountUid: string;
}

/** Something in an account. */
export interface Entity {
  type: ResourceType;
  regionId: string;
  /** Its `rawStatus` follows from its status in the end. */
  item: CloudItem;
  /** Since when its state is what it is, as far as nobody has done anything. */
  since: Date;
}

/** All that is in an account, by `entityKey`. */
export type Estate = Map<string, Entity>;

/** Names an entity within its account. */
export function entityKey(type: ResourceType, resourceId: string): string {
  return `${type} ${resourceId}`;
}
