import type { ActorKind } from "../database/schema/steps";
import type { Words } from "../errors";
import { toLocalDateTime } from "../time";

const actors: Record<ActorKind, Words> = {
  user: { zh: "用户", en: "User" },
  payment: { zh: "支付渠道", en: "Payment service" },
  remittance: { zh: "汇款确认", en: "Remittance office" },
  review: { zh: "平台审核", en: "Review" },
  bank: { zh: "银行", en: "Bank" },
  tax: { zh: "开票中心", en: "Tax office" },
  provisioner: { zh: "开通服务", en: "Provisioning" },
  engineer: { zh: "工程师", en: "Engineer" },
  cloud: { zh: "云平台", en: "Cloud" },
  system: { zh: "系统", en: "System" },
};

/** A step on the way of something that has a status. */
export interface Step<Status extends number> {
  /** The status it leads to. */
  status: Status;
  time: Date;
  actorKind: ActorKind;
  /** User name, of a user. */
  actor?: string;
  note?: Words;
}

/** A step as it is stored. */
interface StoredStep<Status extends number> {
  time: Date;
  fromStatus: Status | null;
  toStatus: Status;
  actorKind: ActorKind;
  actor: string | null;
  note: Words | null;
}

/** A step of a history as the API shows it. */
interface ShownStep<Status extends number> {
  time: string;
  from: Status | null;
  status: Status;
  actor: string;
  note: string | null;
}

/** A step as its history keeps it; `from` is null for the first one. */
export function storedStep<const Status extends number>(
  from: Status | null,
  { status, time, actorKind, actor, note }: Step<Status>,
): StoredStep<Status> {
  return { time, fromStatus: from, toStatus: status, actorKind, actor: actor ?? null, note: note ?? null };
}

/** A step of a history as the API shows it, in the caller's language. */
export function toStep<Status extends number>(
  { time, fromStatus, toStatus, actorKind, actor, note }: StoredStep<Status>,
  language: "zh" | "en",
): ShownStep<Status> {
  return {
    time: toLocalDateTime(time),
    from: fromStatus,
    status: toStatus,
    actor: actor ?? actors[actorKind][language],
    note: note?.[language] ?? null,
  };
}
