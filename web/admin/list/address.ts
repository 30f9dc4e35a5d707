type Place = { search: string; state: unknown };

/**
 * What a place of the history asks for, as one text. What is searched for stands in the state of the
 * history entry, not in the address: it may be the name of a family, and no server is to see it.
 */
export function askedAt({ search, state }: Place): string {
  const asked = new URLSearchParams(search);
  const query: unknown = (state as { query?: unknown } | null)?.query;
  asked.set("query", typeof query === "string" ? query : "");
  return written(asked);
}

/** The place that asks for it. */
export function locationOf(asked: string): Place & { state: object | null } {
  const rest = new URLSearchParams(asked);
  const query = rest.get("query");
  rest.delete("query");
  return {
    search: rest.size > 0 ? `?${String(rest)}` : "",
    state: query ? { query } : null,
  };
}

/** The same with other parts; an empty one is left out. */
export function withParts(asked: string, parts: Record<string, string>) {
  const next = new URLSearchParams(asked);
  for (const [name, value] of Object.entries(parts))
    if (value) next.set(name, value);
    else next.delete(name);
  return written(next);
}

type Said = Record<string, string | number | null | undefined>;

/** A view as parts of the address: what is not asked for is empty, what is undefined stays as it was. */
export function partsOf(view: Said): Record<string, string> {
  const parts: Record<string, string> = {};
  for (const [name, value] of Object.entries(view)) {
    if (value === undefined) continue;
    const isUsual = name === "page" ? value === 1 : value === "any";
    const isAsked = name === "query" || !isUsual;
    parts[name] = isAsked && value !== null ? String(value) : "";
  }
  return parts;
}

/** Whether both search for the same words. */
export function isSameSearch(one: string, other: string): boolean {
  const [query, otherQuery] = [one, other].map((asked) =>
    new URLSearchParams(asked).get("query"),
  );
  return query === otherQuery;
}

/** One text for one meaning, so that two can be compared: what is searched for always comes last. */
function written(asked: URLSearchParams): string {
  const query = asked.get("query");
  asked.delete("query");
  if (query) asked.append("query", query);
  return String(asked);
}
