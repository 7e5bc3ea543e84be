import { type OperationId, operations } from "../../src/generated/operations";
import type { Example } from "./example";

const areas = import.meta.glob<Partial<Record<OperationId, Example>>>("./examples/*.ts", {
  eager: true,
  import: "examples",
});

/** One example of every operation, from the files of ./examples. */
export const examples = complete(Object.values(areas));

/** @throws Error where an operation has no example, or two */
function complete(all: readonly Partial<Record<OperationId, Example>>[]): Record<OperationId, Example> {
  for (const id of Object.keys(operations) as OperationId[]) {
    const count = all.filter((some) => some[id]).length;
    if (count !== 1) throw new Error(`${id} has ${count} examples in tests/contract/examples, and needs one.`);
  }
  return Object.assign({}, ...all) as Record<OperationId, Example>;
}
