import { load, orMissing } from "#web/core/calls/load.ts";

/** One concern, whether visitors see it or not. */
export const concernToEdit = load(({ call, params }) =>
  call("GET /api/concerns/edit/:id", {
    params: { id: params["id"] ?? "" },
  }).catch(orMissing),
).browser;
