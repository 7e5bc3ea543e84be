import { isIP } from "node:net";
import { Explained } from "./explained.mjs";

/** The address asked for with HOST; this machine alone where nothing is asked. */
export function hostFrom(text: string | undefined): string {
  if (text === undefined || text === "") return "127.0.0.1";
  const host = text.replace(/^\[(.*)\]$/, "$1");
  if (isIP(host) !== 0) return host;
  throw new Explained(
    `HOST is "${text}"; it has to be an IP address of this machine, or 0.0.0.0 or :: for all of them.`,
  );
}

/** Whether only this machine itself reaches the address. */
export function isLoopback(host: string): boolean {
  return host === "::1" || host.startsWith("127.");
}

/** The console's address for a browser: at "localhost" where that leads to it. */
export function consoleUrl(host: string, port: number): string {
  const local = isLoopback(host) || host === "0.0.0.0" || host === "::";
  const name = local ? "localhost" : isIP(host) === 6 ? `[${host}]` : host;
  return `http://${name}:${port}/custom/`;
}
