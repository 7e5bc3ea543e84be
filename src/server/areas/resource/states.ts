import type { DatabaseStatus, ResourceAction, ResourceType } from "../../../generated/api";
import type { ResourceRows } from "./attrs";

type Actions = readonly ResourceAction[];

const databases: Record<DatabaseStatus, Actions> = {
  creating: [],
  running: ["reboot", "rename", "resize", "release"],
  rebooting: [],
  resizing: [],
  backingUp: [],
  restoring: [],
  storageFull: ["rename", "resize", "release"],
  frozen: [],
  releasing: [],
  released: [],
  error: ["release"],
};

/**
 * What can be done with a resource in each of its states (domain rules: "start only stopped; stop/reboot only running; detach only an in-use data
 * disk; unbind only an in-use address"). What depends on more than the state is in `refusalOf`.
 */
const actionsIn: { [Type in ResourceType]: Record<ResourceRows[Type]["status"], Actions> } = {
  host: {
    creating: [],
    running: ["stop", "reboot", "rename"],
    starting: [],
    stopping: [],
    stopped: ["start", "rename", "resize", "release"],
    rebooting: [],
    resizing: [],
    suspended: ["rename"],
    releasing: [],
    released: [],
    error: ["release"],
  },
  disk: {
    creating: [],
    inUse: ["detach", "rename", "resize"],
    available: ["attach", "rename", "resize", "release"],
    attaching: [],
    detaching: [],
    resizing: [],
    releasing: [],
    released: [],
    error: ["release"],
  },
  database: databases,
  redis: databases,
  mongo: databases,
  pubIp: {
    available: ["bind", "rename", "resize", "release"],
    inUse: ["unbind", "rename", "resize"],
    binding: [],
    unbinding: [],
    resizing: [],
    releasing: [],
    released: [],
    error: ["release"],
  },
  priNet: {
    creating: [],
    available: ["rename", "release"],
    releasing: [],
    released: [],
    error: ["release"],
  },
};

/** The states of a type, in the order of the API. */
export function statesOf(type: ResourceType): readonly string[] {
  return Object.keys(actionsIn[type]);
}

/** Whether a state allows an action. */
export function allows(type: ResourceType, status: string, action: ResourceAction): boolean {
  return (actionsIn[type] as Record<string, Actions>)[status]?.includes(action) ?? false;
}

/** Whether resources of a type know an action at all. */
export function knows(type: ResourceType, action: ResourceAction): boolean {
  return Object.values(actionsIn[type]).some((actions) => actions.includes(action));
}
