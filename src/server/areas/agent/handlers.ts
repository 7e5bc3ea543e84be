import { and, eq } from "drizzle-orm";
import { AgentLevel } from "../../../generated/enums";
import type { Input } from "../../../generated/operations";
import type { Handlers } from "../../context";
import { refusingConflicts } from "../../database/conflicts";
import { agents } from "../../database/schema/agent";
import { refuse } from "../../errors";
import { agentList } from "./lists";
import { broughtCustomers } from "./sales";

/** Customers of an agent that one answer names. */
const MOST_NAMED = 200;

/** Channel agents of the caller's customer. */
export const handlers = {
  getAgent: async ({ id }, context) => {
    const row = await agentList.get(id, context);
    const brought = await broughtCustomers(
      context.db,
      row.agentCustomId === null ? [] : [row.agentCustomId],
      context.now(),
    );
    return {
      ...(await agentList.show(row, context, brought)),
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
          .where(and(agentList.owned(context), eq(agents.id, input.id)))
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
