const batchSize = 1000;

/** Reads the rows with these ids batch by batch, so that a long list is never in memory as a whole. */
export async function* readInBatches<Row extends { _id: string }>(
  ids: string[],
  find: (ids: string[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let first = 0; first < ids.length; first += batchSize) {
    const batch = ids.slice(first, first + batchSize);
    const rows = await find(batch);
    const byId = new Map(rows.map((row) => [row._id, row]));
    yield batch.flatMap((id) => byId.get(id) ?? []);
  }
}
