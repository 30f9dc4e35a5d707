import { href } from "react-router";
import { useState } from "react";
import type { Campaign } from "#shared/contract/campaigns.ts";
import { campaignLimits } from "#shared/rules/field-limits.ts";
import { useLeave } from "#web/admin/desk/unsaved.tsx";
import { EditForm } from "#web/admin/form/edit-form.tsx";
import { FormSection } from "#web/admin/form/fields/section.tsx";
import {
  useFieldReasons,
  useRefusals,
} from "#web/admin/form/saving/field-reasons.ts";
import { useDraft } from "#web/admin/form/saving/use-draft.ts";
import { useAction } from "#web/core/calls/action.ts";
import { useWords } from "#web/core/language.tsx";
import { campaignsWords } from "#web/i18n/admin/texts/campaigns.ts";
import { Field } from "#web/ui/form/field.tsx";
import { draftOf, problemsOf } from "./campaign-draft.ts";
import { TextFields } from "./text-fields.tsx";

const nothingWritten = { message_en: "", message_es: "" };

/** The words of a campaign that has started: whatever is unsent says the new ones. */
export function TextsForm({ campaign }: { campaign: Campaign }) {
  const words = useWords(campaignsWords);
  const refused = useRefusals();
  const fieldReasons = useFieldReasons();
  const leave = useLeave();
  const { draft, change, isDirty } = useDraft(campaign, (saved) =>
    draftOf({ campaign: saved, contacts: [], invitation: nothingWritten }),
  );
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { run, isPending } = useAction("PUT /api/campaigns/:id/texts", {
    success: words.saved,
    failure: "server-toasts",
    revalidate: false,
  });
  const here = href("/dashboard/campaigns/:id", { id: campaign._id });

  async function trySave() {
    const { contacts: _settled, ...problems } = problemsOf(draft);
    setErrors(refused(problems));
    if (Object.keys(problems).length > 0) return;
    const { name, text_en, text_es, reminder_en, reminder_es } = draft;
    const body = { name, text_en, text_es, reminder_en, reminder_es };
    const outcome = await run({ params: { id: campaign._id }, body });
    if (outcome.ok) leave(here);
    else setErrors(fieldReasons(outcome.error));
  }

  const fields = { draft, change, errors };
  return (
    <EditForm
      title={words.editTexts}
      intro={words.editTextsIntro}
      back={{ to: here, label: campaign.name }}
      isDirty={isDirty}
      isSaving={isPending}
      errors={errors}
      onSave={() => void trySave()}
    >
      <FormSection title={words.textsTitle} intro={words.textsIntro}>
        <Field
          label={words.name}
          required
          limit={campaignLimits.name}
          error={errors["name"]}
          value={draft.name}
          onChange={change("name")}
        />
        <TextFields {...fields} field="text" label={words.text} />
        {campaign.reminders > 0 && (
          <TextFields {...fields} field="reminder" label={words.reminder} />
        )}
      </FormSection>
    </EditForm>
  );
}
