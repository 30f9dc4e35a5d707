import type { Language } from "#shared/rules/language.ts";
import { valuesIn } from "#web/core/storage/stored.ts";
import {
  isStorageWorking,
  readText,
  writeText,
} from "#web/core/storage/storage.ts";
import { isFormSubmitting } from "./hydration.ts";

type User = { parentName?: string; contactId?: string };

function userIn(text = "{}"): User {
  try {
    return JSON.parse(text) as User;
  } catch {
    return {};
  }
}

/**
 * Moves a visit that began with plain forms from its cookie to the phone's storage. Values that the phone stored
 * itself win. If storage fails or a form is being submitted, returns false, and the visit continues with plain
 * forms.
 */
export function takeOverVisit(text: string, language: Language): boolean {
  if (isFormSubmitting()) return false;
  const stored = userIn(readText("user"));
  if (!stored.parentName) {
    const values = valuesIn(text);
    const user = { ...stored, ...userIn(values["user"]) };
    writeText("user", JSON.stringify(user));
    for (const name of ["quiz", "userResultsId", "readResults"] as const)
      if (values[name] !== undefined) writeText(name, values[name]);
    writeText("quizlang", language);
    if (user.contactId) document.documentElement.dataset["invited"] = "";
  }
  if (!isStorageWorking()) return false;
  dropCookie();
  return true;
}

/** If this request fails, the next page load sends it again. */
function dropCookie() {
  const body = new URLSearchParams({ do: "adopted" });
  void fetch("/quiz", { method: "POST", body, redirect: "manual" }).catch(
    () => undefined,
  );
}
