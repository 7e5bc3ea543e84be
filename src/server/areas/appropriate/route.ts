import type { AppropriateFund, AppropriateType } from "../../../generated/api";

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
  return type === 1 ? { from: groupId, to: memberId } : { from: memberId, to: groupId };
}
