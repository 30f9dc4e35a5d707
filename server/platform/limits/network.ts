import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";

/** Identifies a household or clinic: an IPv4 address or an IPv6 /64. */
export function networkOf(ip: string): string {
  if (isIPv4(ip) || !ipaddr.isValid(ip)) return ip;
  // process() converts IPv4-mapped IPv6 addresses to IPv4.
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const groups = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${groups.join(":")}::/64`;
}
