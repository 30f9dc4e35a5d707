import { href } from "react-router";
import type { Question, QuestionContent } from "#shared/contract/questions.ts";
import { useLeave } from "#web/admin/desk/unsaved.tsx";
import { useSaving } from "#web/admin/form/saving/use-saving.ts";
import { backTo } from "#web/admin/list/use-address.ts";
import { useAction } from "#web/core/calls/action.ts";
import { call } from "#web/core/calls/call.ts";
import { useWords } from "#web/core/language.tsx";
import { questionsWords } from "#web/i18n/admin/questions/questions.ts";

/** Saves a question, a new one where there is none to begin with, and goes back to the list. */
export function useSaveQuestion(base: Question | undefined) {
  const words = useWords(questionsWords);
  const leave = useLeave();
  const options = {
    success: words.saved,
    failure: { say: words.saveFailed, except: "edited_meanwhile" as const },
    revalidate: false,
  };
  const creating = useAction("POST /api/questions", options);
  const changing = useAction("PUT /api/questions/:id", options);
  const params = { id: base?._id ?? "" };

  const saving = useSaving<QuestionContent, Question>({
    base,
    contentOf: (question) => question,
    send: (content, since) =>
      since
        ? changing.run({
            params,
            body: { ...content, version: since.version },
          })
        : creating.run({ body: content }),
    readTheirs: () => call("GET /api/questions/:id", { params }),
    onSaved: ({ _id }) => {
      const { to, state } = backTo(href("/dashboard/questions"));
      leave(`${to}#${_id}`, state);
    },
  });
  return { ...saving, isPending: creating.isPending || changing.isPending };
}
