import type { WorkOrderType } from "../../../generated/api";
import { WorkOrderStatus } from "../../../generated/enums";
import type { Words } from "../../errors";
import { hasPassed } from "../../time";
import type { Conversation, OpenWorkOrder, ServiceDesk } from "./service-desk";
import { type Topic, topicOf } from "./topics";

/** Seconds after which the demo accepts a work order, and answers what has happened since. */
const seconds = { accepted: 4, answered: 8 };
/** What nobody has touched for so long is left to a person. */
const leftAfterSeconds = 3600;
/** Who asks for a person gets none of the demo's answers any more. */
const human = /人工|真人|human|real person/i;

const engineers: Record<WorkOrderType, Words> = {
  fault: { zh: "王磊", en: "Wang Lei" },
  consult: { zh: "赵敏", en: "Zhao Min" },
  demand: { zh: "刘晨", en: "Liu Chen" },
  complaint: { zh: "何静", en: "He Jing" },
  finance: { zh: "孙悦", en: "Sun Yue" },
};

/** The engineer who deals with a kind of matter. */
export function engineerOf(type: WorkOrderType): Words {
  return engineers[type];
}

/** What the engineer says on accepting. */
export function greeting({ zh, en }: Words, title: string): Words {
  return {
    zh: `您好，我是工程师${zh}，已受理您的工单“${title}”，正在查看，请稍候。`,
    en: `Hello, this is ${en}. I have taken your work order “${title}” and am looking into it.`,
  };
}

const urged: Words = {
  zh: "收到您的催办，抱歉让您久等。已提升处理优先级，有进展会第一时间在这里回复您。",
  en: "Thank you for the reminder, and sorry for the wait. I have raised the priority and will update you here as soon as possible.",
};

/** What the engineer proposes: for the matter itself, or after the first proposal did not help. */
export function proposal({ answer }: Topic, again: boolean): Words {
  if (!again) return answer;
  return {
    zh: `抱歉上次的方案没有解决问题。二线工程师已复核：${answer.zh}同时我们已在后台重新下发了相关配置，请再次验证。`,
    en: `I am sorry that this did not help. Our second-line support has checked: ${answer.en} We have also reapplied the configuration. Please try again.`,
  };
}

/**
 * Stands in for the engineers: accepts a work order after 4 seconds; 8 seconds after anything happened asks back, where the
 * words of the matter call for it and the customer has not answered yet, or else proposes a solution. Whoever writes
 * "人工" or "human" waits for a person, and so does what has not been touched for an hour.
 */
export const serviceDeskSimulator: ServiceDesk = {
  follow: async (order, now) => {
    const { status, since, type, title, content } = order;
    if (
      hasPassed(leftAfterSeconds, since, now) ||
      !hasPassed(status === WorkOrderStatus.toBeAccepted ? seconds.accepted : seconds.answered, since, now)
    )
      return undefined;
    const { messages, way } = await order.conversation();
    const said = messages.filter(({ role }) => role === "customer");
    if (human.test(`${title} ${content} ${said.at(-1)?.text ?? ""}`)) return undefined;
    if (status === WorkOrderStatus.toBeAccepted)
      return {
        status: WorkOrderStatus.inProgress,
        handler: engineerOf(type),
        message: greeting(engineerOf(type), title),
      };
    if (isUrged(order, messages)) return { message: urged };
    const topic = topicOf(order);
    if (topic.question && said.length === 0 && !way.includes(WorkOrderStatus.awaitingCustomer))
      return { status: WorkOrderStatus.awaitingCustomer, message: topic.question };
    return {
      status: WorkOrderStatus.toBeConfirmed,
      message: proposal(topic, way.includes(WorkOrderStatus.toBeConfirmed)),
    };
  },
};

/** Urged since an engineer last wrote. */
function isUrged({ urgeTime }: OpenWorkOrder, messages: Conversation["messages"]): boolean {
  const answered = messages.findLast(({ role }) => role === "engineer")?.time;
  return urgeTime !== null && answered !== undefined && urgeTime > answered;
}
