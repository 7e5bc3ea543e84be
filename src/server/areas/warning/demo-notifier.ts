import type { Notifier } from "./notifier";

/** Phone numbers that end so, and addresses of this domain, are never reached. */
const [unreachable, nowhere] = ["0044", ".invalid"];

const reason = { zh: "对方无法接收", en: "Recipient could not be reached" };

/**
 * Stands in for a text-message and a mail service, and sends nothing anywhere: what it would have sent is the delivery's row, with
 * its address and content. Phone numbers ending in 0044 and addresses ending in .invalid fail.
 */
export const demoNotifier: Notifier = {
  send: async ({ address }) =>
    address.endsWith(unreachable) || address.endsWith(nowhere) ? { delivered: false, reason } : { delivered: true },
};
