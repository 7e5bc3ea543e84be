import { createTransport } from "nodemailer";
import type { Words } from "../../errors";
import { limits } from "../../limits";
import type { Notice, Notifier, NoticeOutcome } from "./notifier";

/** Where e-mail goes out, and from whom. */
export interface MailServer {
  /** smtp: or smtps:, with name and password if the server asks for them. */
  url: URL;
  /** The sender, such as "Console <console@example.com>". */
  from: string;
}

/** Codes of nodemailer for an answer that is about one message. Others are about the server: it is away, or does not know us. */
const aboutMessage = new Set(["EENVELOPE", "EMESSAGE"]);
/** The server's answer to any command when it ends. */
const ENDING = 421;
/** A subject is shown in one line. */
const subjectLength = 70;

/**
 * The mail server that SMTP_URL names, with MAIL_FROM as the sender; undefined where SMTP_URL is left out or empty.
 * @throws for anything but an address of smtp or smtps, and where there is no sender
 */
export function mailServerOf(env: { SMTP_URL?: string; MAIL_FROM?: string }): MailServer | undefined {
  const { SMTP_URL: text, MAIL_FROM: from } = env;
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === "")
    throw new Error(
      "SMTP_URL has to be the address of a mail server, such as smtp://name:password@mail.example.com:587.",
    );
  if (!from?.includes("@")) throw new Error("MAIL_FROM has to be the sender of e-mail, such as console@example.com.");
  return { url, from };
}

/** Sends e-mail by SMTP; text messages are sent as before. */
export function mailNotifier({ url, from }: MailServer, others: Notifier): Notifier {
  const [connectionTimeout, socketTimeout] = [limits.mailServer, limits.mailServer];
  const transport = createTransport({
    url: url.href,
    connectionTimeout,
    greetingTimeout: connectionTimeout,
    socketTimeout,
  });
  const send = async ({ id, address, content }: Notice): Promise<NoticeOutcome> => {
    const { zh, en } = content;
    const subject = zh.length > subjectLength ? `${zh.slice(0, subjectLength - 1)}…` : zh;
    try {
      // The same number again where it is sent again: mailboxes know it then.
      const messageId = `<notice-${id}@${url.hostname}>`;
      await transport.sendMail({ messageId, from, to: { name: "", address }, subject, text: `${zh}\n\n${en}\n` });
      return { delivered: true };
    } catch (error) {
      return outcomeOf(error);
    }
  };
  return { send: (notice) => (notice.way === "email" ? send(notice) : others.send(notice)) };
}

function outcomeOf(error: unknown): NoticeOutcome {
  const { code = "", responseCode } = error as { code?: string; responseCode?: number };
  const away = !aboutMessage.has(code) || responseCode === ENDING;
  const again = away || (responseCode !== undefined && responseCode < 500);
  const said = responseCode ?? code;
  const reason: Words = again
    ? { zh: `邮件服务器暂时无法发送（${said}）`, en: `The mail server cannot send it at the moment (${said})` }
    : { zh: `邮件服务器拒收（${said}）`, en: `The mail server refused it (${said})` };
  return { delivered: false, reason, again, away };
}
