/** One household or clinic: an IPv4 address, or the /64 that an IPv6 line owns. */
export function networkOf(ip: string): string {
  const v4 = ip.replace(/^::ffff:/, "");
  if (!v4.includes(":")) return v4;
  const [head = "", tail] = v4.split("::");
  const groups = head.split(":").filter(Boolean);
  const rest = tail === undefined ? [] : tail.split(":").filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  return (
    [...groups, ...Array<string>(zeros).fill("0"), ...rest]
      .slice(0, 4)
      .join(":") + "::/64"
  );
}
