import type { WorkOrderRole, WorkOrderType } from "../../../generated/api";
import type { WorkOrderStatus } from "../../../generated/enums";
import type { Words } from "../../errors";

/** A work order that engineers have to do with, as they see it. */
export interface OpenWorkOrder {
  workOrderNo: string;
  type: WorkOrderType;
  title: string;
  content: string;
  resourceId: string | null;
  /** 0 to be accepted, 1 in progress. */
  status: WorkOrderStatus;
  /** When something last happened. */
  since: Date;
  /** When the customer last urged. */
  urgeTime: Date | null;
  handler: Words | null;
  /** Reads what has been said and done about it. */
  conversation(): Promise<Conversation>;
}

/** What has been said and done about a work order. */
export interface Conversation {
  /** The first first. */
  messages: { role: WorkOrderRole; text: string; time: Date }[];
  /** The statuses it has had, the first first. */
  way: WorkOrderStatus[];
}

/** What an engineer has done: a message always, and where it leads. */
export interface DeskNews {
  /** 1 accepted, 17 asks back, 2 proposes a solution; absent where it stays as it is. */
  status?:
    | typeof WorkOrderStatus.inProgress
    | typeof WorkOrderStatus.awaitingCustomer
    | typeof WorkOrderStatus.toBeConfirmed;
  /** Who works on it from now on. */
  handler?: Words;
  message: Words;
}

/** The engineers. Asked again and again about each work order that is theirs to deal with; nothing new is undefined. */
export interface ServiceDesk {
  follow(order: OpenWorkOrder, now: Date): Promise<DeskNews | undefined>;
}
