import type { Handlers } from "../../context";
import { bindingHandlers } from "./binding";
import { coverageHandlers } from "./coverage";
import { mergeHandlers } from "./merge";
import { renameHandlers } from "./rename";
import { tagHandlers } from "./tags";

/** Tags of the resources. */
export const handlers = {
  ...tagHandlers,
  ...renameHandlers,
  ...mergeHandlers,
  ...bindingHandlers,
  ...coverageHandlers,
} satisfies Partial<Handlers>;
