import { webhookSender } from "./post";

/** Sends to webhooks on the internet only: everywhere but in tests. */
export const publicWebhooks = webhookSender({ loopback: false });
