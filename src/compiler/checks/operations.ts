import { namedOperations } from "../index/named-operations";
import { at, eachSubject } from "./check";

/** Every operation that config names exists. */
export const checkOperations = eachSubject(({ subject }, report, { scope: { program } }) => {
  for (const [path, name] of namedOperations(subject.value)) {
    if (!program.api.operation(name))
      report(at(subject, path), "CFG_UNKNOWN_OPERATION", { name }, program.api.operationIds);
  }
});
