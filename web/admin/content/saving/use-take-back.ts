import { useRevalidator } from "react-router";
import type { ContentList } from "#shared/rules/content/site-content.ts";
import { undoTime } from "#shared/rules/undo-time.ts";
import { call, isRefusedFor } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { historyWords } from "#web/i18n/admin/content/history.words.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";

const readHistory = () => call("GET /api/publications", { query: {} });

/**
 * Returns a function that saves content and shows a message. For ten seconds the message offers to undo the save.
 * `onTakenBack` loads the earlier content into a form that stays open.
 */
export function useTakeBack(
  list: ContentList,
  saved: string,
  onTakenBack?: () => unknown,
) {
  const words = useWords(historyWords);
  const { revalidate } = useRevalidator();

  async function restore({ latest, publications }: History) {
    const items = publications[0]?.changes.map((item) => ({
      list: item.list,
      id: item.id,
    }));
    await call("POST /api/publications/:number/restore", {
      params: { number: String(latest - 1) },
      body: { items, latest },
    });
  }

  async function takeBack(history: History) {
    try {
      await restore(history);
    } catch (error) {
      const isTooLate = isRefusedFor("edited_meanwhile", error);
      const text = isTooLate ? words.takeBackTooLate : words.failed;
      toasts.show({ text, kind: "danger" });
      return;
    }
    toasts.show({ text: words.takenBack, kind: "success" });
    try {
      await onTakenBack?.();
    } catch {
      toasts.show({ text: words.reloadFailed, kind: "danger" });
    }
    await revalidate();
  }

  async function announce(id: string | undefined) {
    const history = await readHistory().catch(() => undefined);
    // A save without changes adds no version. The latest version then belongs to an earlier save.
    const isOfSave = history?.publications[0]?.changes.some(
      (item) => item.list === list && (id === undefined || item.id === id),
    );
    toasts.show({
      text: saved,
      kind: "success",
      ...(history?.isOwn &&
        isOfSave && {
          duration: undoTime,
          action: { label: words.takeBack, act: () => void takeBack(history) },
        }),
    });
  }

  return async <T extends object>(save: () => Promise<T>): Promise<T> => {
    const reply = await save();
    void announce("_id" in reply ? String(reply._id) : undefined);
    return reply;
  };
}

type History = Awaited<ReturnType<typeof readHistory>>;
