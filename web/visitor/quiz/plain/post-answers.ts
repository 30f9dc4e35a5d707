import { isRefusedFor } from "#web/core/calls/call.ts";
import type { PageRequest } from "#web/core/calls/page-request.ts";
import { filledIn } from "#web/visitor/quiz/model.ts";
import { keyOf, type PlainVisit } from "#web/visitor/quiz/cookie-visit.ts";

/** What a ranking adds to the answers. */
type Ranked = { _id: string; orderedConcerns: { _id: string }[] };

/**
 * Hands in once, however often the same is sent; an invitation that is gone does not lose it. What
 * it answers is the result's id, and who it is from in the end.
 */
export async function postAnswers(
  visit: PlainVisit,
  page: Pick<PageRequest, "call" | "language">,
  ranked?: Ranked,
): Promise<{ id: string; user: PlainVisit["user"] }> {
  const { user, quiz, key } = visit;
  const body = { ...filledIn(user, quiz, page.language), ...ranked };
  const idempotencyKey = await keyOf(`${key} ${JSON.stringify(body)}`);
  try {
    const id = await page.call(
      "POST /api/results",
      { body },
      { idempotencyKey },
    );
    return { id, user };
  } catch (error) {
    if (!user.contactId || !isRefusedFor("unknown_contact", error)) throw error;
    const { contactId: _, ...others } = user;
    return postAnswers({ ...visit, user: others }, page, ranked);
  }
}
