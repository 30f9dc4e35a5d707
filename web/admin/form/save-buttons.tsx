import { useWords } from "#web/core/language.tsx";
import { formWords } from "#web/i18n/admin/form.words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import type { SaveMode } from "./use-admin-form.ts";

type Props = {
  form: {
    isPending: boolean;
    submit: (how: { mode: SaveMode }) => Promise<boolean>;
  };
  /** Whether the form shows a draft; undefined if it cannot save drafts. */
  isDraft: boolean | undefined;
};

/** The button that saves. Forms for content also have a second one: to save as a draft, or to publish the draft. */
export function SaveButtons({ form, isDraft }: Props) {
  const words = useWords(formWords);
  return (
    <>
      <Button
        type="submit"
        pending={form.isPending}
        pendingLabel={words.saving}
        aria-keyshortcuts="Control+S"
      >
        {isDraft ? words.saveDraft : words.save}
      </Button>
      {isDraft !== undefined && (
        <Button
          kind="secondary"
          disabled={form.isPending}
          onClick={() =>
            void form.submit({ mode: isDraft ? "publish" : "draft" })
          }
        >
          {isDraft ? words.publish : words.saveAsDraft}
        </Button>
      )}
    </>
  );
}
