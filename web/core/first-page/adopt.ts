import type { Language } from "#shared/rules/language.ts";
import { readPatiently } from "#web/core/calls/deliver.ts";
import { isSent } from "./from-server.ts";
import { valuesIn } from "#web/core/storage/carried.ts";
import { carriedNames, isWiped } from "#web/core/storage/progress.ts";
import {
  isStorageWorking,
  readText,
  writeText,
} from "#web/core/storage/storage.ts";

type User = { parentName?: string; contactId?: string };

function userIn(text = "{}"): User {
  try {
    return JSON.parse(text) as User;
  } catch {
    return {};
  }
}

function store(values: Partial<Record<string, string>>) {
  for (const name of carriedNames) {
    const text = values[name];
    if (text !== undefined) writeText(name, text);
  }
  if (userIn(readText("user")).contactId)
    document.documentElement.dataset["invited"] = "";
}

/** Nothing is carried from now on; where this is not heard now, the next page says it again. */
function dropCarried() {
  const body = new URLSearchParams({ do: "adopted" });
  void fetch("/quiz", { method: "POST", body, redirect: "manual" }).catch(
    () => undefined,
  );
}

/**
 * From plain forms to scripts, once: what was carried so far is stored on the phone, and no longer
 * carried. A phone that knows a name already goes on with what it stored itself. False where
 * nothing can be stored: then the plain forms go on.
 */
function adoptForms(text: string, language: Language): boolean {
  const known = userIn(readText("user"));
  if (!known.parentName) {
    const values = valuesIn(text);
    const user = JSON.stringify({ ...known, ...userIn(values["user"]) });
    store({ ...values, user });
    writeText("quizlang", language);
  }
  if (!isStorageWorking()) return false;
  dropCarried();
  return true;
}

/** Milliseconds: nobody waits longer for what was carried. */
const patience = 3000;

/** What the phone has deleted is stored again, unless somebody began meanwhile, here or in another tab. */
async function adoptProgress() {
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  const asking = readPatiently("GET /api/progress", {}).then(
    (carried) => {
      if (isWiped() && !isSent()) store(carried);
    },
    () => undefined,
  );
  await Promise.race([asking, late]);
}

/** Stores what is carried: `text` by plain forms, else the phone's own progress. False where the plain forms go on. */
export async function adopt(text: string | undefined, language: Language) {
  if (isSent()) return false;
  if (text !== undefined) return adoptForms(text, language);
  await adoptProgress();
  return !isSent();
}
