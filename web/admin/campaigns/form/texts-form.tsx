import { href } from "react-router";
import type { Campaign } from "#shared/contract/campaigns.ts";
import { campaignLimits } from "#shared/rules/field-limits.ts";
import { EditForm } from "#web/admin/form/edit-form.tsx";
import { FormSection } from "#web/admin/form/fields.tsx";
import { useWords } from "#web/core/language.tsx";
import { campaignsWords } from "#web/i18n/admin/campaigns/campaigns.ts";
import { trialWords } from "#web/i18n/admin/campaigns/trial.ts";
import { Field } from "#web/ui/form/field.tsx";
import { CampaignConflict } from "./conflict.tsx";
import { TextFields } from "./text-fields.tsx";
import { useTextsForm } from "./use-campaign-form.ts";

/** The texts of a campaign that has started; messages that are not sent yet get the new ones. */
export function TextsForm({ campaign }: { campaign: Campaign }) {
  const words = useWords(campaignsWords);
  const trial = useWords(trialWords);
  const form = useTextsForm(campaign);
  const { draft, change, errors } = form;
  const here = href("/dashboard/campaigns/:id", { id: campaign._id });
  return (
    <EditForm
      title={words.editTexts}
      intro={words.editTextsIntro}
      back={{ to: here, label: campaign.name }}
      form={form}
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
          {...form}
          field="text"
          label={draft.isTrial ? trial.names[1] : words.text}
        />
        {draft.isTrial && (
          <TextFields {...form} field="second" label={trial.names[2]} />
        )}
        {campaign.reminders > 0 && (
          <TextFields {...form} field="reminder" label={words.reminder} />
        )}
      </FormSection>
      <CampaignConflict form={form} />
    </EditForm>
  );
}
