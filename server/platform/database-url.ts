/** Describes the database's location without user and password. */
export function placeIn(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

export function isDatabaseUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, searchParams } = new URL(url);
  const isPostgres = /^postgres(ql)?:$/.test(protocol);
  const hasHost = hostname !== "" || searchParams.has("host");
  return isPostgres && hasHost && !hostname.includes(",");
}
