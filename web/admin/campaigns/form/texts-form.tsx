import { href } from "react-router";
import type { Campaign } from "#shared/contract/campaigns.ts";
import { campaignLimits } from "#shared/rules/field-limits.ts";
import { EditForm } from "#web/admin/form/edit-form.tsx";
import { FormSection } from "#web/admin/form/fields/section.tsx";
import { useDraft } from "#web/admin/form/saving/use-draft.ts";
import { useWords } from "#web/core/language.tsx";
import { campaignsWords } from "#web/i18n/admin/campaigns/campaigns.ts";
import { trialWords } from "#web/i18n/admin/campaigns/trial.ts";
import { Field } from "#web/ui/form/field.tsx";
import { draftOf, problemsOf } from "./campaign-draft.ts";
import { CampaignConflict } from "./conflict.tsx";
import { TextFields } from "./text-fields.tsx";
import { useSaveTexts } from "./use-save-campaign.ts";

const nothingWritten = { message_en: "", message_es: "" };

/** The words of a campaign that has started: whatever is unsent says the new ones. */
export function TextsForm({ campaign }: { campaign: Campaign }) {
  const words = useWords(campaignsWords);
  const trial = useWords(trialWords);
  const { draft, change, isDirty } = useDraft(campaign, (saved) =>
    draftOf({ campaign: saved, contacts: [], invitation: nothingWritten }),
  );
  const saving = useSaveTexts(campaign);
  const { errors } = saving;
  const here = href("/dashboard/campaigns/:id", { id: campaign._id });

  const fields = { draft, change, errors };
  return (
    <EditForm
      title={words.editTexts}
      intro={words.editTextsIntro}
      back={{ to: here, label: campaign.name }}
      isDirty={isDirty}
      isSaving={saving.isPending}
      errors={errors}
      onSave={() => saving.trySave(problemsOf(draft), draft)}
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
        <TextFields
          {...fields}
          field="text"
          label={draft.isTrial ? trial.names[1] : words.text}
        />
        {draft.isTrial && (
          <TextFields {...fields} field="second" label={trial.names[2]} />
        )}
        {campaign.reminders > 0 && (
          <TextFields {...fields} field="reminder" label={words.reminder} />
        )}
      </FormSection>
      <CampaignConflict id={campaign._id} saving={saving} />
    </EditForm>
  );
}
