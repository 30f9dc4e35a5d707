import * as v from "valibot";
import { forgetKept } from "#web/core/offline/forget-kept.ts";
import { forget, read, write } from "#web/core/storage/storage.ts";
import { useStored, useStoredText } from "#web/core/storage/stored.ts";

export const visitor = v.object({
  parentName: v.optional(v.string()),
  childName: v.optional(v.string()),
  contactId: v.optional(v.string()),
  /** The version of the information that was shown when the quiz was started. */
  information: v.optional(v.number()),
});
export type Visitor = v.InferOutput<typeof visitor>;

export function readVisitor(): Visitor {
  return read("user", visitor) ?? {};
}

export function useVisitor(): Visitor | undefined {
  return useStored("user", visitor);
}

/** The names on this phone, unless it is known that these are somebody else's results. */
export function useNames(result: string): Visitor {
  const own = useStoredText("userResultsId");
  const visitor = useVisitor();
  return own === undefined || own === result ? (visitor ?? {}) : {};
}

export function saveVisitor(changes: Visitor) {
  const saved = { ...readVisitor(), ...changes };
  write("user", saved);
  if (saved.contactId) document.documentElement.dataset["invited"] = "";
}

const keptForOneQuiz = [
  "quiz",
  "visit",
  "visitVersions",
  "userResultsId",
  "readResults",
  "quizlang",
] as const;

/** Of somebody who starts over: the names are gone, the invitation stays. */
export function withoutNames({ contactId }: Visitor): Visitor {
  return contactId === undefined ? {} : { contactId };
}

/** Deletes the questions for the visit on the server, too. `keepalive`: the page may be left meanwhile. */
function deleteMyQuestions() {
  fetch("/api/results/questions", { method: "DELETE", keepalive: true }).catch(
    () => undefined,
  );
}

/** Forgets the quiz, the names and the questions for the visit; keeps the invitation. */
export async function restart(areQuestionsDeleted = true) {
  const before = readVisitor();
  for (const key of keptForOneQuiz) forget(key);
  if (areQuestionsDeleted) deleteMyQuestions();
  write("user", withoutNames(before));
  await forgetKept();
}

/** The invitation is not known any more; the names and the quiz stay. */
export function forgetContact() {
  write("user", { ...readVisitor(), contactId: undefined });
  delete document.documentElement.dataset["invited"];
}
