import { useCallback, useEffect, useRef, useState } from "react";
import type { Selected } from "#shared/contract/outreach/contact-lists.ts";
import { undoTime } from "#shared/rules/undo-time.ts";
import { beforeSignOut } from "#web/core/calls/session.ts";
import { useAction } from "#web/core/calls/action.ts";
import { useWords } from "#web/core/language.tsx";
import { contactsWords } from "#web/i18n/admin/outreach/contacts/contacts.words.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";

const none: ReadonlySet<string> = new Set();

/**
 * Deletes contacts when the time for Undo is over, when the screen or page is closed, or before the user signs out.
 * Until then, `leaving` holds their ids.
 */
export function useDeletion(refresh: () => void) {
  const words = useWords(contactsWords);
  const [leaving, setLeaving] = useState(none);
  const openToasts = useRef(new Set<number>());
  const deletions = useRef(new Set<Promise<void>>());
  const { run } = useAction("POST /api/contacts/delete", {
    failure: { say: words.deleteFailed },
    revalidate: false,
  });

  const keep = (ids: string[]) =>
    setLeaving(
      (before) => new Set([...before].filter((id) => !ids.includes(id))),
    );

  async function deleteNow(conts: string[]) {
    const outcome = await run({ body: { conts } }, { keepalive: true });
    if (outcome.ok) {
      const text = words.deleted(outcome.reply.amount);
      toasts.show({ text, kind: "success" });
      refresh();
    } else keep(conts);
  }

  function deleteLater(contacts: Selected[]) {
    const ids = contacts.map(({ _id }) => _id);
    setLeaving((before) => new Set([...before, ...ids]));
    const toast = toasts.show({
      text: words.willBeDeleted(ids.length),
      kind: "warning",
      duration: undoTime,
      action: {
        label: words.undo,
        act: () => {
          openToasts.current.delete(toast);
          keep(ids);
        },
      },
      onEnd: () => {
        openToasts.current.delete(toast);
        const deletion = deleteNow(ids).finally(() =>
          deletions.current.delete(deletion),
        );
        deletions.current.add(deletion);
      },
    });
    openToasts.current.add(toast);
  }

  const endAll = useCallback(() => {
    openToasts.current.forEach((id) => toasts.close(id));
    return Promise.all(deletions.current);
  }, []);
  useEffect(() => {
    const end = () => void endAll();
    addEventListener("pagehide", end);
    const cancel = beforeSignOut(endAll);
    return () => {
      removeEventListener("pagehide", end);
      cancel();
      end();
    };
  }, [endAll]);

  return { leaving, deleteLater };
}
