import { useState } from "react";
import { useRevalidator } from "react-router";
import type {
  ItemFields,
  SiteContent,
} from "#shared/rules/content/site-content.ts";
import {
  textKey,
  type TranslatableText,
  translatedFields,
} from "#shared/rules/content/translations/texts.ts";
import {
  draftStateOf,
  loadDrafts,
  saveToDraft,
  withDraft,
} from "#web/admin/content/drafts/item-draft.ts";
import { differences } from "#web/admin/form/merge.ts";
import { CallFailed, isRefusal, isRefusedFor } from "#web/core/calls/call.ts";
import { useReasons } from "#web/core/calls/reasons.ts";
import { useWords } from "#web/core/language.tsx";
import { translationsWords } from "#web/i18n/admin/content/translations.words.ts";
import { useTextPlace } from "./text-place.ts";
import type { TranslationsPage } from "./translations-page.ts";

const isSignedOut = (error: unknown) =>
  error instanceof CallFailed && error.status === 401;

type Translated = { text: TranslatableText; spanish: string };

/** Saves fields in the draft of their item, also if a colleague changed other fields of it meanwhile. */
async function saveItem(
  page: TranslationsPage,
  { list, id, fields }: ItemFields,
) {
  const before = draftStateOf(page, list, id, "draft");
  try {
    await saveToDraft({ list, id, ...before }, fields);
  } catch (error) {
    if (!isRefusedFor("edited_meanwhile", error)) throw error;
    const { draft } = draftStateOf(await loadDrafts(), list, id, "draft");
    const site = Object.fromEntries(
      [before.draft, draft]
        .flatMap((one) => one?.fields ?? [])
        .map((change) => [change.field, change.before]),
    );
    const changed = differences(
      withDraft(site, draft),
      withDraft(site, before.draft),
    );
    if (changed.some((field) => field in fields)) throw error;
    await saveToDraft({ list, id, ...before, draft }, fields);
  }
}

/** Saves translated texts into the drafts of their items. An item that is refused does not stop the others. */
export function useSaveTranslations(
  page: TranslationsPage,
  content: SiteContent,
) {
  const words = useWords(translationsWords);
  const reasonsOf = useReasons();
  const placeOf = useTextPlace(content);
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const [saved, setSaved] = useState(0);
  // If the screen could not be loaded again, the texts that were saved must not be saved twice.
  const [savedKeys, setSavedKeys] = useState<readonly string[]>([]);
  const [messages, setMessages] = useState<string[]>([]);

  function clearOutcome() {
    setSaved(0);
    setMessages([]);
  }

  function reset() {
    clearOutcome();
    setSavedKeys([]);
  }

  async function save(translated: Translated[]) {
    setPending(true);
    clearOutcome();
    const items = translatedFields(content, translated);
    let count = 0;
    let isStopped = false;
    for (const [done, { list, id, fields }] of items.entries()) {
      setProgress({ done, total: items.length });
      const ofItem = translated.filter(
        ({ text }) => text.list === list && text.id === id,
      );
      try {
        await saveItem(page, { list, id, fields });
        count += ofItem.length;
        const keys = ofItem.map((entry) => textKey(entry.text));
        setSavedKeys((before) => [...before, ...keys]);
      } catch (error) {
        const reasons = [...new Set(reasonsOf(error))].join(" ");
        // Without a connection or a session, the other items would fail, too.
        isStopped = !isRefusal(error) || isSignedOut(error);
        const message = isStopped
          ? `${reasons} ${words.stopped(done, items.length)}`
          : words.notSaved(placeOf(ofItem[0]!.text), reasons);
        setMessages((before) => [...before, message]);
        if (isStopped) break;
      }
    }
    setSaved(count);
    // Without a connection, loading would replace the screen by an error.
    if (!isStopped) await revalidate();
    setPending(false);
  }
  const isSaved = (text: TranslatableText) => savedKeys.includes(textKey(text));
  return { ...progress, isPending, saved, isSaved, messages, reset, save };
}
