import { load, type Loading, orMissing } from "#web/core/calls/load.ts";

/** One concern, whether visitors see it or not. */
export const concernToEdit = load(({ call, params }: Loading<{ id: string }>) =>
  call("GET /api/concerns/edit/:id", { params }).catch(orMissing),
).browser;
