import { isKind, type CallInputs, type ViewInfo } from "../index/views";
import { otherPlace } from "../report/related";
import { at, eachSubject } from "./check";

/**
 * A file is about one kind of thing: what its lists and details show, and its forms begin with, is answered by calls of one tag.
 * Boards gather figures of several.
 */
export const checkOneSubject = eachSubject(({ subject, views }, report) => {
  const read = views.flatMap(readCalls);
  const [first] = read;
  for (const { operation, callPath } of read)
    if (first && operation.tag !== first.operation.tag)
      report(at(subject, callPath), "CFG_OTHER_SUBJECT", {
        call: operation.id,
        tag: operation.tag ?? "",
        others: first.operation.tag ?? "",
        where: otherPlace(at(subject, first.callPath)),
      });
});

function readCalls(info: ViewInfo): CallInputs[] {
  const reads = info.calls.filter(({ operation: { change, tag } }) => !change && tag !== undefined);
  return isKind(info, "dashboard") ? [] : reads;
}
