import ipaddr from "ipaddr.js";

/** Bits of an IPv6 address that one customer of a network usually has to themselves. */
const IPV6_NETWORK = 64;

/** What counts as one address: an IPv4 address, or the /64 network of an IPv6 address. What is no address stands for itself. */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip.slice(0, 45);
  const address = ipaddr.process(ip);
  return address.kind() === "ipv4"
    ? address.toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${IPV6_NETWORK}`).toString();
}
