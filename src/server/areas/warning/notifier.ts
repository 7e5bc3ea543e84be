import type { Words } from "../../errors";

/** What is to be sent to somebody past the console. */
export interface Notice {
  way: "sms" | "email";
  /** Phone number or e-mail address. */
  address: string;
  content: Words;
}

/** What became of it. */
export type NoticeOutcome = { delivered: true } | { delivered: false; reason: Words };

/** Whoever sends text messages and e-mail. */
export interface Notifier {
  send(notice: Notice): Promise<NoticeOutcome>;
}
