import { isIP } from "node:net";
import { isLoopback, isPublicAddress } from "./public-address";

/** What webhooks may lead to. */
export interface WebhookPolicy {
  /** Also to this computer, without encryption, too: for tests only. */
  loopback: boolean;
}

/** Why an address may not be sent to. */
export type UrlProblem = "invalid" | "notHttps" | "hasUser" | "notPublic";

/** Whether a policy lets an IP address be sent to. */
export function mayReach(ip: string, { loopback }: WebhookPolicy): boolean {
  return isPublicAddress(ip) || (loopback && isLoopback(ip));
}

/** What is wrong with an address as it is written; what its name leads to is checked when it is sent to. */
export function problemOf(text: string, policy: WebhookPolicy): UrlProblem | undefined {
  if (!URL.canParse(text)) return "invalid";
  const url = new URL(text);
  const host = hostOf(url);
  if (url.username !== "" || url.password !== "") return "hasUser";
  const isOwn = policy.loopback && isLoopback(host);
  if (url.protocol !== "https:" && !(isOwn && url.protocol === "http:")) return "notHttps";
  return isIP(host) !== 0 && !mayReach(host, policy) ? "notPublic" : undefined;
}

/** The host of an address, an IPv6 address without its brackets. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, "");
}
