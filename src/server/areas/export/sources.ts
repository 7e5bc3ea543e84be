import type { ListSources } from "../../export/source";
import { billDetailSource } from "../bill/export";
import { messageSource } from "../message/export";
import { userSource } from "../user/read-users";

/** How each list with x-export is read to its end: one that is missing is a type error. */
export const listSources: ListSources = {
  listBillDetails: billDetailSource,
  listUsers: userSource,
  listMessages: messageSource,
};
