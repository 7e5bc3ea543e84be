import type { PromServer } from "./client";

/** What the environment says of the server of metrics. */
interface Settings {
  METRICS_URL?: string | undefined;
  METRICS_TOKEN?: string | undefined;
  METRICS_TENANT?: string | undefined;
}

/** A bearer token as RFC 6750 spells it. */
const tokenForm = /^[\w.~+/-]+=*$/;
/** Tenants as Mimir takes them, several with "|" between. */
const tenantForm = /^[\w!.*'()|-]{1,150}$/;

/**
 * The server that METRICS_URL names, with METRICS_TOKEN and METRICS_TENANT; undefined where it is left out or empty.
 * @throws for anything but an address of http or https, two ways to sign in, and what cannot be sent in a header
 */
export function metricServerOf(env: Settings): PromServer | undefined {
  const [text, token, tenant] = [env.METRICS_URL, env.METRICS_TOKEN, env.METRICS_TENANT].map((one) => one || undefined);
  if (text === undefined) {
    if (token !== undefined || tenant !== undefined)
      throw new Error("METRICS_TOKEN and METRICS_TENANT are for the server of METRICS_URL: set that too.");
    return undefined;
  }
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (!address || !/^https?:$/.test(address.protocol) || address.search !== "" || address.hash !== "")
    throw new Error(
      "METRICS_URL has to be the address of a Prometheus-compatible server, such as http://prometheus:9090.",
    );
  if (token !== undefined && address.username !== "")
    throw new Error("Set either METRICS_TOKEN or a name and password in METRICS_URL, not both.");
  if (token !== undefined && !tokenForm.test(token))
    throw new Error("METRICS_TOKEN has to be a bearer token: letters, digits and - . _ ~ + / =, without “Bearer”.");
  if (tenant !== undefined && !tenantForm.test(tenant))
    throw new Error(
      "METRICS_TENANT has to be a tenant's id: at most 150 letters, digits and ! - _ . * ' ( ), several with | between.",
    );
  return { address, token, tenant };
}
