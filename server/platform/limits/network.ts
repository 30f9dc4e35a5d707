import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";

/** One household or clinic: an IPv4 address, or the /64 that an IPv6 line owns. */
export function networkOf(ip: string): string {
  if (isIPv4(ip) || !ipaddr.isValid(ip)) return ip;
  // An IPv4 address that is written as an IPv6 one becomes what it is.
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const groups = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${groups.join(":")}::/64`;
}
