import { boardFilters, filtersSent } from "../index/at-hand";
import { at, eachUse } from "./check";

/** What an action leaves aside of its board are filters of it that it does not send, beside others that it does. */
export const checkBoardActions = eachUse((use, report) => {
  const sent = filtersSent(use);
  const others = boardFilters(use).flatMap(({ name }) => (sent.includes(name) ? [] : [name]));
  use.action?.apart?.forEach((name, index) => {
    const place = at(use.info.subject, ["actions", use.name, "apart", index]);
    if (sent.length === 0 || !others.includes(name)) report(place, "CFG_APART_NOTHING", { name }, others);
  });
});
