import { redirect } from "react-router";

/**
 * Leads on from a visit that is over. The browser is asked to delete what scripts have stored and kept
 * on this phone at some other time: names, answers, the pages for times without a connection and the
 * worker that shows them. `"cache"` would delete none of these, only files that say nothing of anybody.
 */
export function endVisit(place: string): Response {
  const headers = { "Clear-Site-Data": '"storage"' };
  return redirect(place, { status: 303, headers });
}
