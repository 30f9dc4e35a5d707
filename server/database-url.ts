const parts = /^([a-z]+:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/;

/** One address for each server that the URL of a database names: `postgres://user@one,two:5433/quiz`. */
export function addressesIn(url: string): string[] {
  const [, start = "", hosts = "", rest = ""] = parts.exec(url) ?? [];
  return hosts.split(",").map((host) => start + host + rest);
}

/** Where the servers are, for people: no user, no password. */
export function placeIn(url: string): string {
  const all = addressesIn(url).map((address) => new URL(address));
  return `${all.map(({ host }) => host).join(",")}${all[0]?.pathname}`;
}

/** The product writes: of several servers it wants the one that lets it. */
const wanted = ["read-write", "primary"];

/** Whether it names servers, and asks for nothing that the product does not do. */
export function isDatabaseUrl(url: string): boolean {
  return addressesIn(url).every((address) => {
    if (!URL.canParse(address)) return false;
    const { protocol, hostname, searchParams } = new URL(address);
    const attributes = searchParams.get("target_session_attrs");
    const isPostgres = /^postgres(ql)?:$/.test(protocol);
    const hasHost = hostname !== "" || searchParams.has("host");
    const isWanted = attributes === null || wanted.includes(attributes);
    return isPostgres && hasHost && isWanted;
  });
}
