import type pg from "pg";

const mostNames = 200;
const mostRemembered = 1000;

// Its columns may become others while the connection lasts, and PostgreSQL refuses a prepared one then.
const allColumns = /(select|returning|[.,])\s*\*/i;

/**
 * Names for statements that come again, so that a connection prepares each of them once. Only so
 * many, for each connection remembers all; what is met for the first time may never come again.
 */
export function createStatementNames() {
  const names = new Map<string, string>();
  const metOnce = new Set<string>();
  return (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostNames) return known;
    if (!metOnce.has(text)) {
      if (metOnce.size >= mostRemembered) metOnce.clear();
      metOnce.add(text);
      return undefined;
    }
    if (allColumns.test(text)) return undefined;
    metOnce.delete(text);
    const name = `statement ${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}

type NameOf = ReturnType<typeof createStatementNames>;

/** From now on this connection prepares what it is asked with values. */
export function nameStatements(client: pg.ClientBase, nameOf: NameOf) {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  Object.assign(client, {
    query(text: unknown, values: unknown, ...rest: unknown[]) {
      const isPlain = typeof text === "string" && Array.isArray(values);
      const name = isPlain && values.length > 0 ? nameOf(text) : undefined;
      return name === undefined
        ? query(text, values, ...rest)
        : query({ name, text, values }, ...rest);
    },
  });
}
