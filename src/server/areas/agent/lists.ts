import { Decimal } from "decimal.js";
import { agents } from "../../database/schema/agent";
import { defineList } from "../../lists/define-list";
import { anyOf, contains, is } from "../../lists/filter";
import { ofCustomer } from "../../lists/owner";
import { toLocalDateTime } from "../../time";
import { broughtCustomers } from "./sales";

/** Channel agents of the caller's customer. */
export const agentList = defineList("listAgents", {
  table: agents,
  owner: ofCustomer(agents.customId),
  filters: {
    keyword: contains(agents.agentName, agents.contact),
    agentLevel: anyOf(agents.agentLevel),
    status: is(agents.status),
  },
  sort: { fields: agents, default: agents.createTime },
  load: (rows, { db, now }) =>
    broughtCustomers(
      db,
      rows.flatMap(({ agentCustomId }) => agentCustomId ?? []),
      now(),
    ),
  show: (row, _context, all) => {
    const { customId: _custom, agentCustomId, createTime, ...shown } = row;
    const brought = all.filter((customer) => customer.agentCustomId === agentCustomId);
    const monthSales = brought.reduce((sum, customer) => sum.plus(customer.monthSales), new Decimal(0)).toFixed(2);
    return { ...shown, customCount: brought.length, monthSales, createTime: toLocalDateTime(createTime) };
  },
});

/** The lists of this area, by operation. */
export const lists = { listAgents: agentList };
