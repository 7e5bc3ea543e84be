import { and, eq, type SQL } from "drizzle-orm";
import { CustomType } from "../../../generated/enums";
import type { Context, SessionUser } from "../../context";
import type { Queryable } from "../../database/client";
import { customers } from "../../database/schema/identity";
import { refuse } from "../../errors";
import { both } from "../../lists/owner";

/** Customer types of the specification that have to do with transfers. */
const { group, member } = CustomType;

/** @throws AnswerError APPROPRIATE_GROUP_ONLY for users of any customer but a group */
export function checkGroup({ user }: Pick<Context, "user">): void {
  if (user.customType !== group) throw refuse("APPROPRIATE_GROUP_ONLY");
}

/** Whether a user's customer is a member of a group. */
export function isMember({ customType }: Pick<SessionUser, "customType">): boolean {
  return customType === member;
}

/** The members of a group. */
export function membersOf(groupId: number): SQL {
  return both(eq(customers.parentId, groupId), eq(customers.customType, member));
}

/** @throws AnswerError APPROPRIATE_GROUP_ONLY; NOT_FOUND where the customer is no member of the caller's group */
export async function checkMember(db: Queryable, { user }: Pick<Context, "user">, memberId: number): Promise<void> {
  checkGroup({ user });
  if ((await db.$count(customers, and(membersOf(user.customId), eq(customers.id, memberId)))) === 0)
    throw refuse("NOT_FOUND", {}, "customId");
}
