import type { Language } from "#shared/rules/language.ts";
import { dropCarried, valuesIn } from "./carried.ts";
import { isStorageWorking, readText, write, writeText } from "./storage.ts";

type User = { parentName?: string };

function userIn(text = "{}"): User {
  try {
    return JSON.parse(text) as User;
  } catch {
    return {};
  }
}

/**
 * From plain forms to scripts, once: what was carried so far is stored on the phone, and no longer
 * carried. A phone that knows a name already goes on with what it stored itself. False where
 * nothing can be stored: then the plain forms go on.
 */
export function adopt(text: string, language: Language): boolean {
  const known = userIn(readText("user"));
  if (!known.parentName) store(valuesIn(text), known, language);
  if (!isStorageWorking()) return false;
  dropCarried();
  return true;
}

function store(
  { user, quiz, userResultsId, readResults }: Partial<Record<string, string>>,
  known: User,
  language: Language,
) {
  write("user", { ...known, ...userIn(user) });
  writeText("quizlang", language);
  if (quiz !== undefined) writeText("quiz", quiz);
  if (userResultsId !== undefined) writeText("userResultsId", userResultsId);
  if (readResults !== undefined) writeText("readResults", readResults);
}
