import { ResourceOperationStatus } from "../../../generated/enums";
import { resourceOperationEvents, resourceOperations } from "../../database/schema/resource";
import { defineLifecycle } from "../define-lifecycle";
import type { Step } from "../steps";

/** A step of an operation on a resource. */
export type OperationStep = Step<ResourceOperationStatus>;

const { done, failed, timedOut } = ResourceOperationStatus;

/**
 * The life cycle of operations on resources. Where the cloud's answer was lost it is asked whether it knows the operation: only what it
 * does not know is sent again.
 */
export const lifecycle = defineLifecycle({
  subject: "resource operation",
  table: resourceOperations,
  events: resourceOperationEvents,
  eventOf: (operationId) => ({ operationId }),
  states: ResourceOperationStatus,
  begins: { requested: ["user"] },
  moves: {
    requested: { accepted: ["cloud"], unknown: ["system"], failed: ["cloud", "system"], timedOut: ["system"] },
    accepted: { running: ["cloud"], done: ["cloud"], failed: ["cloud", "system"], timedOut: ["system"] },
    running: { done: ["cloud"], failed: ["cloud", "system"], timedOut: ["system"] },
    unknown: { requested: ["system"], accepted: ["cloud"], failed: ["system"], timedOut: ["system"] },
    done: {},
    failed: {},
    timedOut: {},
  },
  changes: ({ status, time, note }: OperationStep) => ({
    ...(status === done || status === failed || status === timedOut ? { finishTime: time } : {}),
    ...(note && status !== done ? { failReason: note } : {}),
  }),
});
