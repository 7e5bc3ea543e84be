import ipaddr from "ipaddr.js";

/** All of IPv6 that is given to networks of the internet so far. */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Whether an IP address is one of the internet: not of this computer, of a link or a private network, shared by a provider's customers, of a cloud's
 * metadata, a group, a test or a documentation, nor one that leads to such an IPv4 address in the clothes of IPv6.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== "unicast") return false;
  return address instanceof ipaddr.IPv4 || address.match(globalUnicast);
}

/** Whether an IP address is one of this computer. */
export function isLoopback(text: string): boolean {
  return ipaddr.isValid(text) && ipaddr.process(text).range() === "loopback";
}
