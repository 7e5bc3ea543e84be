import type { Handlers } from "../../context";
import { groupHandlers } from "./groups";
import { viewCosts } from "./costs";
import { viewAccounts, viewProjects } from "./choices";
import { viewHandlers } from "./views";

/** Views of what the caller's customer runs. */
export const handlers = {
  ...viewHandlers,
  ...groupHandlers,

  listViewProjects: (input, context) => viewProjects(input, context),

  listViewAccounts: (input, context) => viewAccounts(input, context),

  listViewCosts: ({ id }, context) => viewCosts(id, context),
} satisfies Partial<Handlers>;
