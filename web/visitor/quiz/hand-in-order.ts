import type { Language } from "#shared/rules/language.ts";
import { call, isRefusal, isRefusedFor } from "#web/core/calls/call.ts";
import { deliver } from "#web/core/calls/deliver.ts";
import { newKey } from "#web/core/calls/new-key.ts";
import { writeText } from "#web/core/storage/storage.ts";
import { filledInHere } from "./hand-in.ts";
import { changeQuiz, forgetContact, readQuiz, readVisitor } from "./store.ts";

/** Sends the stored order of a draft and answers the result's id; an invitation that is gone does not lose it. */
export async function handInOrder(
  language: Language,
  onWaiting: () => void,
): Promise<string> {
  const { draft = "", order = [], rankKey: key = newKey() } = readQuiz();
  changeQuiz((quiz) => ({ ...quiz, rankKey: key }));
  const orderedConcerns = order.map((_id) => ({ _id }));
  const body = { ...filledInHere(language), _id: draft, orderedConcerns };
  try {
    const final = await deliver(
      "POST /api/results",
      { body },
      { key, onWaiting },
    );
    // At once: whoever leaves now has results already.
    writeText("userResultsId", final);
    changeQuiz((quiz) => ({ ...quiz, final }));
    // The server has replaced the draft already; asking again does no harm.
    await call("DELETE /api/results/:id", { params: { id: draft } }).catch(
      () => undefined,
    );
    return final;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    changeQuiz((quiz) => ({ ...quiz, rankKey: undefined }));
    const { contactId } = readVisitor();
    if (!contactId || !isRefusedFor("unknown_contact", error)) throw error;
    forgetContact();
    return handInOrder(language, onWaiting);
  }
}
