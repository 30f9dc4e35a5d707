import { useCallback, useState } from "react";
import type { Concern } from "#shared/contract/concerns.ts";
import { call, CallFailed } from "#web/core/calls/call.ts";

/** `gone`: staff have taken the concern off the site since it was ranked. */
export type Reading = "loading" | "failed" | "gone" | Concern;

async function readConcern(id: string): Promise<Reading> {
  try {
    return await call("GET /api/concerns/:id", { params: { id } });
  } catch (error) {
    const isGone = error instanceof CallFailed && error.status === 404;
    return isGone ? "gone" : "failed";
  }
}

/** The texts of concerns, each read when it is first wanted, and again after a failure. */
export function useConcernReadings(known: Record<string, Reading>) {
  const [readings, setReadings] = useState(known);
  const want = useCallback((id: string) => {
    const keep = (reading: Reading) =>
      setReadings((before) => ({ ...before, [id]: reading }));
    keep("loading");
    void readConcern(id).then(keep);
  }, []);
  return { readings, want };
}
