import { Decimal } from "decimal.js";
import { and, eq, ilike, inArray, or, type SQL } from "drizzle-orm";
import { AgentLevel } from "../../../generated/enums";
import type { Agent } from "../../../generated/api";
import type { Input } from "../../../generated/operations";
import type { Context, Handlers } from "../../context";
import { refusingConflicts } from "../../database/conflicts";
import { containing, orderOf, pageOf } from "../../database/page";
import { agents } from "../../database/schema/agent";
import { refuse } from "../../errors";
import { toLocalDateTime } from "../../time";
import { type BroughtCustomer, broughtCustomers } from "./sales";

type AgentRow = typeof agents.$inferSelect;
/** Customers of an agent that one answer names. */
const MOST_NAMED = 200;

/** Channel agents of the caller's customer. */
export const handlers = {
  listAgents: async (input, context) => {
    const page = pageOf(input);
    const where = and(own(context), ...filters(input));
    const order = orderOf(agents[input.sortField ?? "createTime"], agents.id, input.sortOrder);
    const [rows, total] = await Promise.all([
      context.db
        .select()
        .from(agents)
        .where(where)
        .orderBy(...order)
        .limit(page.limit)
        .offset(page.offset),
      context.db.$count(agents, where),
    ]);
    const brought = await broughtCustomers(
      context.db,
      rows.flatMap(({ agentCustomId }) => agentCustomId ?? []),
      context.now(),
    );
    return {
      list: rows.map((row) => toAgent(row, broughtBy(row, brought))),
      total,
      pageNum: page.pageNum,
      pageSize: page.pageSize,
    };
  },

  getAgent: async ({ id }, context) => {
    const [row] = await context.db
      .select()
      .from(agents)
      .where(and(own(context), eq(agents.id, id)));
    if (!row) throw refuse("NOT_FOUND");
    const brought = await broughtCustomers(
      context.db,
      row.agentCustomId === null ? [] : [row.agentCustomId],
      context.now(),
    );
    return {
      ...toAgent(row, brought),
      customers: brought.slice(0, MOST_NAMED).map(({ agentCustomId: _agent, ...customer }) => customer),
    };
  },

  createAgent: async (input, context) => {
    const row = { ...valuesOf(input), customId: context.user.customId, createTime: context.now() };
    return refusingConflicts(() =>
      context.db.transaction(async (tx) => {
        const [made] = await tx.insert(agents).values(row).returning({ id: agents.id });
        if (!made) throw new Error("an insert returns its row");
        await context.audit(
          { targets: [made.id], detail: { agentName: row.agentName, rebateRate: row.rebateRate } },
          tx,
        );
        return made;
      }),
    );
  },

  modifyAgent: async (input, context) => {
    const values = "status" in input ? { status: input.status } : valuesOf(input);
    await refusingConflicts(() =>
      context.db.transaction(async (tx) => {
        const changed = await tx
          .update(agents)
          .set(values)
          .where(and(own(context), eq(agents.id, input.id)))
          .returning({ id: agents.id });
        if (changed.length === 0) throw refuse("NOT_FOUND");
        await context.audit(
          {
            targets: [input.id],
            detail: "status" in values ? { status: values.status } : { rebateRate: values.rebateRate },
          },
          tx,
        );
      }),
    );
    return null;
  },
} satisfies Partial<Handlers>;

function own({ user }: Context): SQL {
  return eq(agents.customId, user.customId);
}

function filters({ keyword, agentLevel, status }: Input<"listAgents">): (SQL | undefined)[] {
  return [
    keyword ? or(ilike(agents.agentName, containing(keyword)), ilike(agents.contact, containing(keyword))) : undefined,
    agentLevel?.length ? inArray(agents.agentLevel, agentLevel) : undefined,
    status === undefined ? undefined : eq(agents.status, status),
  ];
}

function valuesOf({
  agentName,
  agentLevel = AgentLevel.third,
  contact,
  phone,
  rebateRate,
  remark = "",
}: Omit<Input<"createAgent">, "clientToken">) {
  return { agentName: agentName.trim(), agentLevel, contact: contact.trim(), phone, rebateRate, remark };
}

function broughtBy({ agentCustomId }: AgentRow, brought: readonly BroughtCustomer[]): BroughtCustomer[] {
  return brought.filter((customer) => customer.agentCustomId === agentCustomId);
}

function toAgent(row: AgentRow, brought: readonly BroughtCustomer[]): Agent {
  const { customId: _custom, agentCustomId: _agent, createTime, ...shown } = row;
  const monthSales = brought.reduce((sum, customer) => sum.plus(customer.monthSales), new Decimal(0)).toFixed(2);
  return { ...shown, customCount: brought.length, monthSales, createTime: toLocalDateTime(createTime) };
}
