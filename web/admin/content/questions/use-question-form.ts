import { useEffect, useState } from "react";
import type { Question } from "#shared/contract/content/questions.ts";
import {
  type DraftState,
  draftStateOf,
  loadDrafts,
  withDraft,
} from "#web/admin/content/drafts/item-draft.ts";
import {
  modeOf,
  useSaveItem,
} from "#web/admin/content/saving/use-save-item.ts";
import { type SaveMode, useAdminForm } from "#web/admin/form/use-admin-form.ts";
import { call } from "#web/core/calls/call.ts";
import { orMissing } from "#web/core/calls/load.ts";
import { useWords } from "#web/core/language.tsx";
import { questionsWords } from "#web/i18n/admin/content/questions.words.ts";
import {
  toQuestionContent,
  toQuestionDraft,
  questionProblems,
} from "./question-draft.ts";

/** A question with its drafted words. If it exists only as a draft, its version is 0. */
export type QuestionToEdit = Question & DraftState;

/**
 * Loads the question without its draft if the form saves on the site, because such a save must not publish the
 * draft.
 */
export async function loadQuestionToEdit(
  id: string,
  mode: SaveMode = "draft",
): Promise<QuestionToEdit> {
  const state = draftStateOf(await loadDrafts(), "questions", id, mode);
  const question =
    state.draft?.state === "added"
      ? {
          ...toQuestionContent(toQuestionDraft(undefined)),
          _id: id,
          active: true,
          version: 0,
        }
      : await call("GET /api/questions/:id", { params: { id } }).catch(
          orMissing,
        );
  return { ...withDraft(question, state.draft), ...state };
}

/** Whether families have answered the question; false until that is known. A failure only hides a note. */
export function useIsAnswered(id: string | undefined): boolean {
  const [isAnswered, setIsAnswered] = useState(false);
  useEffect(() => {
    let isLeft = false;
    const set = (value: boolean) => !isLeft && setIsAnswered(value);
    set(false);
    if (id !== undefined)
      call("GET /api/questions/:id/answered", { params: { id } }).then(
        (reply) => set(reply.isAnswered),
        () => set(false),
      );
    return () => {
      isLeft = true;
    };
  }, [id]);
  return isAnswered;
}

/** The form of a question. */
export function useQuestionForm(question: QuestionToEdit | undefined) {
  const words = useWords(questionsWords);
  const { saveLive, saveDraft, leave } = useSaveItem(
    "questions",
    words.saved,
    loadQuestionToEdit,
  );
  return useAdminForm({
    start: question,
    draftOf: toQuestionDraft,
    contentOf: toQuestionContent,
    problems: questionProblems,
    modeOf,
    send: async (content, since, mode) => {
      const before = since && toQuestionContent(toQuestionDraft(since));
      if (mode !== "live") return saveDraft(mode, content, before, since);
      return saveLive(() =>
        since
          ? call("PUT /api/questions/:id", {
              params: { id: since._id },
              body: { ...content, version: since.version },
            })
          : call("POST /api/questions", { body: content }),
      );
    },
    revalidate: false,
    onSaved(reply, begin) {
      if ("shown" in reply && reply.shown) begin(reply.shown);
    },
    leave,
    // A new item gets its id when its first preview is saved.
    readTheirs: (mode, since) => loadQuestionToEdit(since?._id ?? "", mode),
  });
}
