import type { AppropriateFund } from "../../../generated/api";
import { AppropriateType } from "../../../generated/enums";

/** Between whom funds are transferred, and which. */
export interface Route {
  /** 1 allocate: from the group to the member; 2 reclaim: back. */
  type: AppropriateType;
  fundType: AppropriateFund;
  groupId: number;
  memberId: number;
}

/** Whom the funds come from and whom they go to. */
export function endsOf({ type, groupId, memberId }: Pick<Route, "type" | "groupId" | "memberId">): {
  from: number;
  to: number;
} {
  return type === AppropriateType.allocate ? { from: groupId, to: memberId } : { from: memberId, to: groupId };
}
