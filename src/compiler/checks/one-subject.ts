import { isKind, type CallInputs, type ViewInfo } from "../index/views";
import { at, eachSubject } from "./check";

/**
 * A file is about one kind of thing: what its lists and details show, and its forms begin with, is answered by calls of one tag.
 * Boards gather figures of several.
 */
export const checkOneSubject = eachSubject(({ subject, views }, report) => {
  const read = views.flatMap(readCalls);
  const tag = read[0]?.operation.tag;
  for (const { operation, callPath } of read)
    if (operation.tag !== tag)
      report(at(subject, callPath), "CFG_OTHER_SUBJECT", {
        call: operation.id,
        tag: operation.tag ?? "",
        others: tag ?? "",
      });
});

function readCalls(info: ViewInfo): CallInputs[] {
  const reads = info.calls.filter(({ operation: { change, tag } }) => !change && tag !== undefined);
  return isKind(info, "dashboard") ? [] : reads;
}
