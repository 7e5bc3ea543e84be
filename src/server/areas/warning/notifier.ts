import type { Words } from "../../errors";

/** What is to be sent to somebody past the console. */
export interface Notice {
  /** Of the delivery: the same where it is sent again. */
  id: number;
  way: "sms" | "email";
  /** Phone number or e-mail address. */
  address: string;
  content: Words;
}

/** What became of it; `again`: it may be delivered later, `away`: nothing can be sent this way at the moment, whoever it is to. */
export type NoticeOutcome = { delivered: true } | { delivered: false; reason: Words; again?: boolean; away?: boolean };

/** Whoever sends text messages and e-mail. */
export interface Notifier {
  send(notice: Notice): Promise<NoticeOutcome>;
}

const notSetUp: Words = { zh: "短信与邮件服务尚未接入", en: "Text messages and e-mail are not set up" };

/** Where there is no such service: nothing waits for one, the delivery says why it has failed. */
export const noNotifier: Notifier = { send: async () => ({ delivered: false, reason: notSetUp }) };
