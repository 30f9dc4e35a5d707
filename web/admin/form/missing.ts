import { data } from "react-router";

/** An address whose id has not even the shape of one leads to nothing, like one that is unknown. */
export function orMissing(error: { status?: number }): never {
  throw error.status === 400 ? data(null, { status: 404 }) : error;
}
