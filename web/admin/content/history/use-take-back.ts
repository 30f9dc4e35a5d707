import { useRevalidator } from "react-router";
import { undoTime } from "#shared/rules/undo-time.ts";
import { call, isRefusedFor } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { historyWords } from "#web/i18n/admin/content/history.words.ts";
import { toasts } from "#web/ui/notices/toast-queue.ts";

const readHistory = () => call("GET /api/publications", { query: {} });

/**
 * Returns a function that saves content, says so, and offers for ten seconds to take it back. `onTakenBack`
 * loads the earlier content into a form that stays open.
 */
export function useTakeBack(saved: string, onTakenBack?: () => unknown) {
  const words = useWords(historyWords);
  const { revalidate } = useRevalidator();

  async function takeBack({ latest, publications }: History) {
    const items = publications[0]?.changes.map(({ list, id }) => ({
      list,
      id,
    }));
    try {
      await call("POST /api/publications/:number/restore", {
        params: { number: String(latest - 1) },
        body: { items, latest },
      });
      toasts.show({ text: words.takenBack, kind: "success" });
      await onTakenBack?.();
      await revalidate();
    } catch (error) {
      const isTooLate = isRefusedFor("edited_meanwhile", error);
      const text = isTooLate ? words.takeBackTooLate : words.failed;
      toasts.show({ text, kind: "danger" });
    }
  }

  async function announce() {
    const history = await readHistory().catch(() => undefined);
    toasts.show({
      text: saved,
      kind: "success",
      ...(history?.isOwn && {
        duration: undoTime,
        action: { label: words.takeBack, act: () => void takeBack(history) },
      }),
    });
  }

  return async <T>(save: () => Promise<T>): Promise<T> => {
    const reply = await save();
    void announce();
    return reply;
  };
}

type History = Awaited<ReturnType<typeof readHistory>>;
