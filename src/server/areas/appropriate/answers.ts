import { eq, getTableColumns, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Appropriation } from "../../../generated/api";
import { AppropriateType } from "../../../generated/enums";
import type { Context } from "../../context";
import { appropriations } from "../../database/schema/appropriation";
import { customers } from "../../database/schema/identity";
import { toLocalDateTime, toLocalDateTimeOrNull } from "../../time";
import type { AppropriationRow } from "./transfer";

const groups = alias(customers, "groups");
const members = alias(customers, "members");

/** A transfer with the names of both sides. */
export interface NamedAppropriation extends AppropriationRow {
  groupName: string;
  memberName: string;
}

/** Transfers with their names; the caller adds which, and in what order. */
export function selectNamed({ db }: Pick<Context, "db">) {
  return db
    .select({
      ...getTableColumns(appropriations),
      groupName: sql<string>`${groups.customName}`,
      memberName: sql<string>`${members.customName}`,
    })
    .from(appropriations)
    .innerJoin(groups, eq(groups.id, appropriations.customId))
    .innerJoin(members, eq(members.id, appropriations.memberId))
    .$dynamic();
}

/** A transfer as the API shows it: the group sees what both have afterwards, a member only its own. */
export function toAppropriation(
  { groupName, memberName, ...row }: NamedAppropriation,
  { user, language }: Context,
  ticketNames: ReadonlyMap<number, string>,
): Appropriation {
  const { id, appropriateNo, type, fundType, amount, status, failReason, operator, operateTime, finishTime, remark } =
    row;
  const group = {
    id: row.customId,
    name: groupName,
    balance: row.customId === user.customId ? row.groupBalance : null,
  };
  const member = { id: row.memberId, name: memberName, balance: row.memberBalance };
  const [from, to] = type === AppropriateType.allocate ? [group, member] : [member, group];
  return {
    id,
    appropriateNo,
    type,
    fundType,
    fromCustomId: from.id,
    fromName: from.name,
    toCustomId: to.id,
    toName: to.name,
    memberName,
    amount,
    ticketName: ticketNames.get(row.ticketId ?? 0) ?? null,
    fromBalance: from.balance,
    toBalance: to.balance,
    status,
    failReason: failReason?.[language] ?? null,
    operator,
    operateTime: toLocalDateTime(operateTime),
    finishTime: toLocalDateTimeOrNull(finishTime),
    remark,
  };
}
