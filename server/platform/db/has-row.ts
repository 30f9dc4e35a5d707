type Query = { executeTakeFirst: () => Promise<unknown> };

/** Returns whether a statement selects, writes or deletes a row: `query.$call(hasRow)`. */
export async function hasRow(query: Query): Promise<boolean> {
  return (await query.executeTakeFirst()) !== undefined;
}
